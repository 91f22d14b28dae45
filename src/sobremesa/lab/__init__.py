"""The lab: many games at once, and what they tell. Results depend on seeds alone."""
