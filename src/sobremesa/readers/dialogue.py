"""One decision of a person: the list of moves, and questions about it until a move is chosen."""

from __future__ import annotations

from enum import Enum

from sobremesa.engine.errors import Bad
from sobremesa.engine.records import Match
from sobremesa.engine.values import Move
from sobremesa.readers.choosing import (
    arrange,
    everybody,
    foretold,
    narrow,
    options_of,
    retold,
)
from sobremesa.readers.chronicle import log
from sobremesa.readers.commands import ON_BOARDS, Command, names, understood
from sobremesa.readers.explaining import (
    card_page,
    catalogue_of,
    explain_move,
    paragraph,
    search_rules,
)
from sobremesa.readers.fronts import Front, Known
from sobremesa.readers.walking import Walk
from sobremesa.words import Words

BACK = "0"
ASKS, SEARCHES = "?", "??"


class Wish(Enum):
    """What a person may want instead of a move."""

    UNDO = "undo"
    SAVE = "save"
    QUIT = "quit"


WISHES = {Command.UNDO: Wish.UNDO, Command.SAVE: Wish.SAVE, Command.QUIT: Wish.QUIT}


class Dialogue:
    """A person at one decision."""

    def __init__(self, match: Match, seat: int, words: Words, front: Front) -> None:
        self.match = match
        self.state = match.state
        self.seat = seat
        self.words = words
        self.front = front
        self.moves = self.state.moves(seat)
        self.commands = understood()
        self.walk = Walk(self.state.scene(seat), words)
        self._all()

    # -- what is offered ---------------------------------------------------------------------

    def _all(self) -> None:
        self.narrowed = False
        sections = arrange(self.match.game, self.moves, self.words, self.seat)
        self.sections = foretold(sections, self._outlook)

    def _only(self, moves: tuple[Move, ...]) -> None:
        self.narrowed = True
        people = everybody(self.match.game, self.words)
        sections = narrow(retold(moves, self.words, self.seat), people)
        self.sections = foretold(sections, self._outlook)

    def _outlook(self, move: Move) -> str:
        """What would come of a move, as far as the seat can know."""
        outlook = self.state.outlook(self.seat, move)
        return self.words.text(outlook) if outlook else ""

    def known(self) -> Known:
        """Everything that may be typed, with what it means."""
        moves = [(str(move), self.words.move(move, self.seat)) for move in self.moves]
        commands = [
            (names(command, self.words)[0], self.words.say(f"terminal-does-{command.value}"))
            for command in self.useful()
        ]
        return [*moves, *commands]

    def useful(self) -> list[Command]:
        """The commands that are of use at this table."""
        return [one for one in Command if one not in ON_BOARDS or self.walk.boards]

    def offer(self) -> None:
        """Show the list."""
        self.front.choices(self.sections, self.words)
        if self.narrowed:
            self.front.say(self.words.say("terminal-back"))

    # -- the conversation ----------------------------------------------------------------------

    def answer(self) -> tuple[Move, ...] | Wish:
        """Ask until there are moves, mostly one, or a wish that only the match can fulfil."""
        self.offer()
        prompt = self.state.prompt(self.seat)
        question = self.words.prompt(prompt, self.seat) if prompt else ""
        while True:
            text = self.front.ask(question, self.known(), self.seat)
            found = self._understand(text)
            if isinstance(found, Move):
                return (found,)
            if found is not None:
                return found

    def _understand(self, text: str) -> Move | tuple[Move, ...] | Wish | None:
        """Moves or a wish; or None, after whatever was typed has been answered."""
        if text.startswith(ASKS):
            self._explain(text)
            return None
        if self.narrowed and text in ("", BACK):
            self._all()
            self.offer()
            return None
        if not text:
            self.front.say(self.words.say("terminal-type-something"))
            return None
        if text.isdecimal():
            return self._pick(text)
        first, _, rest = text.lower().partition(" ")
        command = self.commands.get(text.lower()) or self.commands.get(first)
        if command is Command.LOOK:
            self.front.listing(*self.walk.look(rest))
            return None
        if command is Command.GO:
            return self._go(rest)
        return self._obey(command) if command and not rest else self._read_move(text)

    def _go(self, where: str) -> tuple[Move, ...] | None:
        """The moves of the cheapest way to a space; or it is said that there is none."""
        way = self.walk.way(where)
        if isinstance(way, str):
            self.front.say(way)
            return None
        return tuple(self.match.game.parse(move) for move in way)

    def _pick(self, text: str) -> Move | None:
        """The move of a number; or the list narrowed to the moves that the number stands for."""
        options = options_of(self.sections)
        if not 1 <= int(text) <= len(options):
            self.front.say(self.words.say("terminal-no-number", text=text, last=len(options)))
            return None
        chosen = options[int(text) - 1].moves
        if len(chosen) == 1:
            return chosen[0]
        self._only(chosen)
        self.offer()
        return None

    def _read_move(self, text: str) -> Move | None:
        """The move of a notation, if it can be made; else it is said why not."""
        try:
            move = self.match.game.parse(text)
        except Bad as error:
            example = str(self.moves[-1])
            here = Bad(error.code, **error.arguments | {"example": example})
            self.front.say(self.words.bad(here), self.words.say("terminal-ask-help"))
            return None
        refusal = self.state.refusal(self.seat, move)
        if refusal is None:
            return move
        hint = self.words.say("terminal-read-rule", clause=refusal.clause)
        self.front.say(self.words.refusal(refusal, self.seat), hint)
        return None

    def _obey(self, command: Command) -> Wish | None:
        if command is Command.HELP:
            self._help()
        elif command is Command.LOG:
            told = log(self.match, self.words, self.seat)
            nothing = [self.words.say("terminal-log-empty")]
            self.front.listing(self.words.say("terminal-log"), told or nothing)
        elif command is Command.TABLE:
            self.front.fresh()
            self.front.table(self.state.scene(self.seat), self.words)
            self.offer()
        return WISHES.get(command)

    # -- questions -----------------------------------------------------------------------------

    def _explain(self, text: str) -> None:
        """`?` alone is help; `? MOVE` tells why; `? VI-6.2` and `?? words` open the rulebook."""
        about = text.lstrip(ASKS).strip()
        if not about:
            self._help()
        elif text.startswith(SEARCHES) or paragraph(self.match.game, self.words, about):
            self.front.answer(search_rules(self.match.game, self.words, about))
        elif page := card_page(self.match.game, self.words, about):
            self.front.answer(page)
        else:
            self._explain_move(about)

    def _explain_move(self, about: str) -> None:
        options = options_of(self.sections)
        if about.isdecimal() and 1 <= int(about) <= len(options):
            move = options[int(about) - 1].moves[0]
        else:
            try:
                move = self.match.game.parse(about)
            except Bad:
                self.front.answer(search_rules(self.match.game, self.words, about))
                return
        self.front.answer(explain_move(self.state, self.words, self.seat, move))

    def _help(self) -> None:
        """What can be typed."""
        say, example = self.words.say, str(self.moves[0])
        lines = [
            say("terminal-help-number"),
            say("terminal-help-notation", example=example),
            say("terminal-help-why", example=example),
            say("terminal-help-rules", clause=self.match.game.clauses[0].id),
        ]
        if catalogue := catalogue_of(self.match.game):
            lines.append(say("terminal-help-card", card=catalogue.cards[0].id))
        for command in self.useful():
            does = say(f"terminal-does-{command.value}")
            lines.append(f"{names(command, self.words)[0]}: {does}")
        self.front.listing(say("terminal-help"), lines)
