"""What must hold on a board as a whole: it is closed, all of it can be reached, arrows go round."""

from __future__ import annotations

from sobremesa.engine.board_source import Source
from sobremesa.engine.spaces import NOWHERE, OPEN, STEPS, Board, Spot


def check(source: Source, board: Board) -> None:
    """All checks, in an order in which the later ones can count on the earlier."""
    for one in (closed, linked, listed, parked, pointed, reached):
        one(source, board)


def closed(source: Source, board: Board) -> None:
    """Something stands on every edge of the perimeter, if only an opening."""
    for edge in board.edges:
        if edge.kind == OPEN and board.is_perimeter(edge):
            inner = edge.one if board.spaces[edge.one].inside else edge.other
            said = "the house is open at {space}: draw what stands there"
            raise source.malformed("board-gap", said, space=board.called(inner))


def linked(source: Source, board: Board) -> None:
    """Links join two interior spaces, and their open side is not walled up."""
    for link in board.links:
        for space in (link.one, link.other):
            edge = board.around[space][link.open]
            if not board.spaces[space].inside or not board.kinds[board.edges[edge].kind].way:
                said = "the link at {space} has no open side where it should"
                raise source.malformed("board-link-side", said, space=board.called(space))


def listed(source: Source, board: Board) -> None:
    """A list, and an area, holds each space once."""
    for name, spaces in (*board.lists.items(), *board.areas.items()):
        for space in spaces:
            if spaces.count(space) > 1:
                said = "{name} holds {space} twice"
                raise source.malformed("board-twice", said, name=name, space=board.called(space))


def parked(source: Source, board: Board) -> None:
    """Spots are spaces side by side in the ring, and go round clockwise."""
    for vehicle, spots in board.parking.items():
        taken = [space for spot in spots for space in spot.spaces]
        for spot in spots:
            if not side_by_side(board, spot):
                said = "a spot of {vehicle} is not a row of outside spaces: {spaces}"
                names = " ".join(map(board.called, spot.spaces))
                raise source.malformed("board-spot", said, vehicle=vehicle, spaces=names)
        if len(taken) != len(set(taken)):
            said = "two spots of {vehicle} share a space"
            raise source.malformed("board-spots-share", said, vehicle=vehicle)
        way = [clockwise(board, spot) for spot in spots]
        if sum(way[i] > way[(i + 1) % len(way)] for i in range(len(way))) > 1:
            said = "the spots of {vehicle} do not go round clockwise"
            raise source.malformed("board-spots-order", said, vehicle=vehicle)


def side_by_side(board: Board, spot: Spot) -> bool:
    """Whether the spaces of a spot lie outside, each beside the one before."""
    pairs = zip(spot.spaces, spot.spaces[1:], strict=False)
    outside = all(board.spaces[space].outside for space in spot.spaces)
    return bool(spot.spaces) and outside and all(b in board.beside[a] for a, b in pairs)


def clockwise(board: Board, spot: Spot) -> int:
    """How far from the upper left corner a spot lies, going round clockwise."""
    space = board.spaces[spot.spaces[0]]
    floor = board.floors[space.floor]
    right, bottom = floor.columns + 1, floor.rows + 1
    across = space.column - floor.first + 1
    if space.row == 0:
        return across
    if across == right:
        return right + space.row
    if space.row == bottom:
        return right + bottom + right - across
    return right + bottom + right + bottom - space.row


def pointed(source: Source, board: Board) -> None:
    """Arrows stay inside, and whoever follows them on a floor ends in one and the same ring."""
    for space, target in enumerate(board.arrows):
        if target != NOWHERE and not board.spaces[target].inside:
            said = "the arrow of {space} leads out of the house"
            raise source.malformed("board-arrow-out", said, space=board.called(space))
    for floor in board.floors:
        drawn = range(floor.start, floor.start + floor.size)
        rings = {ring_from(board, space) for space in drawn if board.arrows[space] != NOWHERE}
        if len(rings) > 1 or any(len(ring) < len(STEPS) for ring in rings):
            said = "the arrows of {floor} do not all end in one ring"
            raise source.malformed("board-no-ring", said, floor=floor.name)


def ring_from(board: Board, space: int) -> frozenset[int]:
    """The spaces one comes back to for ever, following the arrows from a space."""
    seen: list[int] = []
    while space not in seen:
        seen.append(space)
        space = board.arrows[space]
    return frozenset(seen[seen.index(space) :])


def reached(source: Source, board: Board) -> None:
    """Every interior space can be reached through ways and links.

    One begins outside; where a board has no outside, in its first space.
    """
    inside = {space.number for space in board.inside()}
    start = {space.number for space in board.spaces if space.outside} or {min(inside)}
    open_now = list(start)
    while open_now:
        here = open_now.pop()
        beyond = [
            there
            for there, edge in zip(board.beside[here], board.around[here], strict=True)
            if there != NOWHERE and board.kinds[board.edges[edge].kind].way
        ]
        beyond += [link.other for link in board.links if link.one == here]
        beyond += [link.one for link in board.links if link.other == here]
        for there in beyond:
            if there not in start:
                start.add(there)
                open_now.append(there)
    if inside - start:
        said = "nobody can get to {space} through doors or entrances"
        lost = min(inside - start)
        raise source.malformed("board-unreached", said, space=board.called(lost))
