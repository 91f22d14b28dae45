"""The cards of Protocolo de Crisis: what they are, how they are written, read, told and costed."""
