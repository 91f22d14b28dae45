"""A tutorial at the terminal: a scripted match, in which a person makes the moves that are told.

Another move is answered, by a sentence of the script or by the rules, and asked for again.
"""

from __future__ import annotations

from sobremesa.engine.values import Move
from sobremesa.readers.chronicle import log
from sobremesa.readers.dialogue import Dialogue, Wish
from sobremesa.readers.fronts import Front, open_front
from sobremesa.readers.lesson import END, Script, Step
from sobremesa.readers.session import CTRL_C, END_OF_INPUT, Interrupted
from sobremesa.words import Words, cited


def names_of(words: Words, script: Script, seats: int) -> list[str]:
    """What the learner and the others are called."""
    others = words.say("lesson-teacher"), words.say("lesson-learner")
    return [others[seat == script.learner] for seat in range(seats)]


def teach(
    script: Script,
    language: str,
    *,
    command: str = "sobremesa",
    plain: bool = False,
    front: Front | None = None,
) -> bool:
    """Play a tutorial to its end, or until the person leaves it; tells whether it ended.

    `command` is what the person types to start the program.
    """
    return Teaching(script, language, command, front or open_front(plain)).run()


class Teaching:
    """A tutorial and the person who follows it."""

    def __init__(self, script: Script, language: str, command: str, front: Front) -> None:
        self.script = script
        self.command = command
        self.front = front
        self.match = script.match()
        names = names_of(Words(language), script, self.match.state.seats)
        self.words = Words(language, script.game, names)
        self.told = len(self.match.pages)  # pages of the log that were shown
        self.news: list[str] = []

    def run(self) -> bool:
        """All steps; false if the person leaves before the end."""
        number = 0
        try:
            for step in self.script.steps:
                if step.seat != self.script.learner:
                    self._play_other(step)
                    continue
                number += 1
                if not self._learn(step, number):
                    self._say("lesson-left")
                    return False
        except KeyboardInterrupt:
            raise Interrupted(CTRL_C) from None
        except EOFError:
            raise Interrupted(END_OF_INPUT) from None
        self._end()
        return True

    def _say(self, key: str, **args: object) -> None:
        self.front.say(self.words.say(key, **args))

    # -- steps ---------------------------------------------------------------------------------

    def _play_other(self, step: Step) -> None:
        """A move of another seat; what is told of it comes with the news."""
        self.script.play(self.match, step)
        self._hear()
        if step.say:
            self.news.append(self._lesson(step))

    def _hear(self) -> None:
        """Add to the news what has happened."""
        self.news += log(self.match, self.words, self.script.learner, self.told)
        self.told = len(self.match.pages)

    def _lesson(self, step: Step) -> str:
        return cited(self.words.say(step.key()), step.clause)

    def _learn(self, step: Step, number: int) -> bool:
        """The learner makes the move of this step, sooner or later; false if not."""
        self._show()
        title = self.words.say("lesson-step", number=number, count=len(self.script.lessons()))
        self.front.listing(title, [self._lesson(step)])
        while True:
            dialogue = Dialogue(self.match, step.seat, self.words, self.front)
            answer = dialogue.answer()
            if answer is Wish.QUIT:
                return False
            if isinstance(answer, Wish):
                self._say(f"lesson-no-{answer.value}")
            elif str(answer[0]) == step.move:
                self.script.play(self.match, step)
                self._hear()
                return True
            else:
                self._correct(step, answer[0])

    def _correct(self, step: Step, move: Move) -> None:
        """A legal move, but not the one that is taught now."""
        key = step.answer_to(str(move)) or "lesson-legal"
        self.front.say(self.words.say(key))
        wanted = self.script.game.parse(step.move)
        told = self.words.move(wanted, step.seat)
        self._say("lesson-try", move=told, notation=step.move)

    def _show(self) -> None:
        """The table, and what happened since it was last shown."""
        self.front.fresh()
        self.front.table(self.match.state.scene(self.script.learner), self.words)
        if self.news:
            self.front.listing(self.words.say("terminal-news"), self.news)
        self.news = []

    def _end(self) -> None:
        """Congratulations, and where to go on."""
        self._show()
        command, game = self.command, self.script.game.id
        self._say("lesson-end")
        self._say(END)
        self._say("lesson-go-on", play=f"{command} play {game}", rules=f"{command} rules {game}")
