/* Virus! in plain C: the limit that the compiled Python of games/virus is measured against.

The rules with their default options (VI and VC clauses of the rulebook), the same moves listed in
the same order, the same generator, so that equal seeds and equal choices give equal games, move for
move. Two programs:

    virus show < games          a line per game: SEATS and six words; every decision is printed
    virus time SEATS COUNT A B C P Q R   COUNT random playouts of copies of one deal; prints JSON

A, B, C are the first words of the game's seed, P, Q, R those of the random player's. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint8_t u8;
typedef uint32_t u32;
typedef uint64_t u64;

/* -- numbers of the rulebook (games/virus/data.toml) ------------------------------------------- */

enum { CARDS = 68, KINDS = 20, EACH = 5, HAND = 3, TO_WIN = 4, SEATS = 6, MOST_MOVES = 1024 };
enum { RED, GREEN, BLUE, YELLOW, MULTI };
enum { ORGAN, VIRUS, MEDICINE, TREATMENT };
enum { CONTAGION = 15, THIEF, TRANSPLANT, GLOVE, ERROR };

static const u8 COPIES[KINDS] = {5, 5, 5, 5, 1, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 2, 3, 3, 1, 1};
static u8 kind_of[CARDS];

static void open_the_box(void) {
    int card = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < COPIES[kind]; i++) kind_of[card++] = (u8)kind;
}

/* -- a move in one number, as games/virus/rules/moves.py packs it ------------------------------ */

enum { DISCARD = 20, SPREAD = 21, STEP = 32 };
enum { STAYS = 1, FIRST_GOAL = 2 }; /* where a travelling virus goes: it stays, or to a place */

static int play(int what, int target) { return target * STEP + what; }

/* -- chance: sfc32, one per game and one per player -------------------------------------------- */

typedef struct { u32 a, b, c, counter; } Rng;

static u32 next_word(Rng *rng) {
    u32 word = rng->a + rng->b + rng->counter++;
    rng->a = rng->b ^ (rng->b >> 9);
    rng->b = rng->c + (rng->c << 3);
    rng->c = ((rng->c << 21) | (rng->c >> 11)) + word;
    return word;
}

static u32 below(Rng *rng, u32 n) {
    u64 product = (u64)next_word(rng) * n;
    if ((u32)product < n) {
        u32 uneven = (0u - n) % n;
        while ((u32)product < uneven) product = (u64)next_word(rng) * n;
    }
    return (u32)(product >> 32);
}

static Rng sown(u32 a, u32 b, u32 c) {
    Rng rng = {a, b, c, 1};
    return rng;
}

static Rng sown_and_mixed(u32 a, u32 b, u32 c) {
    Rng rng = sown(a, b, c);
    for (int i = 0; i < 8; i++) next_word(&rng);
    return rng;
}

/* -- the table --------------------------------------------------------------------------------- */

typedef struct { u8 count, card[3]; } Organ;          /* the organ, then what lies on it */
typedef struct { u8 count, card[CARDS]; } Pile;       /* the uppermost card last */
typedef struct { Organ organ[EACH]; u8 count, hand[HAND]; } Seat;

typedef struct {
    Rng chance;
    u8 seats, turn, over, winner, spreading, played; /* played: the treatment that takes effect */
    u8 settled[EACH], goal[EACH];                    /* a Contagion: what is planned so far */
    Seat seat[SEATS];
    Pile pile, discard;
} Table;

typedef struct { int count, code[MOST_MOVES]; } Moves;

static void add(Moves *moves, int code) { moves->code[moves->count++] = code; }
static void put(Pile *pile, u8 card) { pile->card[pile->count++] = card; }
static int after(const Table *t, int seat) { return seat + 1 == t->seats ? 0 : seat + 1; }
static int family(int kind) { return kind / EACH; }
static int colour_of(int kind) { return kind % EACH; }
static int fits(int card, int organ) { return card == organ || card == MULTI || organ == MULTI; }

static int kind_on(const Organ *o) { return kind_of[o->card[1]]; }
static int infected(const Organ *o) { return o->count == 2 && family(kind_on(o)) == VIRUS; }
static int immunised(const Organ *o) { return o->count == 3; }
static int colour_on(const Organ *o) { return colour_of(kind_on(o)); }

static void shuffle(Table *t, Pile *pile) {
    for (u32 last = pile->count; last > 1; last--) {
        u32 other = below(&t->chance, last);
        u8 card = pile->card[last - 1];
        pile->card[last - 1] = pile->card[other];
        pile->card[other] = card;
    }
}

static int draw(Table *t, Seat *s) {
    if (t->pile.count == 0) {
        if (t->discard.count == 0) return 0;
        t->pile = t->discard;
        t->discard.count = 0;
        shuffle(t, &t->pile);
    }
    s->hand[s->count++] = t->pile.card[--t->pile.count];
    return 1;
}

static void refill(Table *t, Seat *s) {
    while (s->count < HAND && draw(t, s)) {}
}

static u8 out_of_hand(Seat *s, int kind) {
    int at = 0;
    while (kind_of[s->hand[at]] != kind) at++;
    u8 card = s->hand[at];
    for (s->count--; at < s->count; at++) s->hand[at] = s->hand[at + 1];
    return card;
}

static void discard_organ(Table *t, Organ *o) {
    for (int i = 0; i < o->count; i++) put(&t->discard, o->card[i]);
    o->count = 0;
}

/* -- VI-3.5 viruses and medicines (table 1.2-A) ------------------------------------------------ */

static void infect(Table *t, Organ *o, u8 card) {
    if (infected(o)) {
        discard_organ(t, o);
        put(&t->discard, card);
    } else if (o->count == 2) {
        put(&t->discard, o->card[--o->count]);
        put(&t->discard, card);
    } else {
        o->card[o->count++] = card;
    }
}

static void treat(Table *t, Organ *o, u8 card) {
    if (infected(o)) {
        put(&t->discard, o->card[--o->count]);
        put(&t->discard, card);
    } else {
        o->card[o->count++] = card;
    }
}

static void list_on_organs(const Table *t, int kind, Moves *moves) {
    int colour = colour_of(kind);
    for (int seat = 0; seat < t->seats; seat++)
        for (int slot = 0; slot < EACH; slot++) {
            const Organ *o = &t->seat[seat].organ[slot];
            if (o->count > 0 && fits(colour, slot) && !immunised(o))
                add(moves, play(kind, seat * EACH + slot));
        }
}

/* -- VI-6.3 Contagion -------------------------------------------------------------------------- */

static int is_source(const Table *t, int colour) {
    return !t->settled[colour] && infected(&t->seat[t->turn].organ[colour]);
}

static int may_travel(const Table *t, int source, int place) {
    int seat = place / EACH, slot = place % EACH;
    if (seat == t->turn || t->seat[seat].organ[slot].count != 1) return 0;
    if (!fits(colour_on(&t->seat[t->turn].organ[source]), slot)) return 0;
    for (int colour = 0; colour < EACH; colour++)
        if (t->settled[colour] && t->goal[colour] == FIRST_GOAL + place) return 0;
    return 1;
}

static int next_source(const Table *t) {
    for (int colour = 0; colour < EACH; colour++)
        if (is_source(t, colour))
            for (int place = 0; place < t->seats * EACH; place++)
                if (may_travel(t, colour, place)) return colour;
    return EACH;
}

static int finds_place(const Table *t, int source, signed char *taken, u8 *tried) {
    for (int place = 0; place < t->seats * EACH; place++)
        if (!tried[place] && may_travel(t, source, place)) {
            tried[place] = 1;
            if (taken[place] < 0 || finds_place(t, taken[place], taken, tried)) {
                taken[place] = (signed char)source;
                return 1;
            }
        }
    return 0;
}

/* How many viruses travel at best: those that have a goal, and a largest matching of the others. */
static int possible_in_all(const Table *t) {
    signed char taken[SEATS * EACH];
    int moving = 0;
    memset(taken, -1, sizeof taken);
    for (int colour = 0; colour < EACH; colour++) {
        u8 tried[SEATS * EACH] = {0};
        if (t->settled[colour] && t->goal[colour] != STAYS) moving++;
        if (is_source(t, colour)) moving += finds_place(t, colour, taken, tried);
    }
    return moving;
}

static int keeps_the_most(Table *t, int source, int goal, int most) {
    t->settled[source] = 1;
    t->goal[source] = (u8)goal;
    int possible = possible_in_all(t);
    t->settled[source] = 0;
    return possible == most;
}

static void list_steps(Table *t, Moves *moves) {
    int source = next_source(t), most = possible_in_all(t);
    for (int place = 0; place < t->seats * EACH; place++)
        if (may_travel(t, source, place) && keeps_the_most(t, source, FIRST_GOAL + place, most))
            add(moves, play(SPREAD, (FIRST_GOAL + place) * EACH + source));
    if (keeps_the_most(t, source, STAYS, most)) add(moves, play(SPREAD, STAYS * EACH + source));
}

static void travel(Table *t) {
    for (int seat = after(t, t->turn); seat != t->turn; seat = after(t, seat))
        for (int slot = 0; slot < EACH; slot++)
            for (int colour = 0; colour < EACH; colour++)
                if (t->settled[colour] && t->goal[colour] == FIRST_GOAL + seat * EACH + slot) {
                    Organ *from = &t->seat[t->turn].organ[colour];
                    infect(t, &t->seat[seat].organ[slot], from->card[--from->count]);
                    break;
                }
    memset(t->settled, 0, sizeof t->settled);
}

/* -- VI-6 the other treatments ----------------------------------------------------------------- */

static void list_thief(const Table *t, Moves *moves) {
    for (int seat = 0; seat < t->seats; seat++)
        for (int slot = 0; slot < EACH && seat != t->turn; slot++) {
            const Organ *o = &t->seat[seat].organ[slot];
            if (o->count > 0 && !immunised(o) && t->seat[t->turn].organ[slot].count == 0)
                add(moves, play(THIEF, seat * EACH + slot));
        }
}

static int may_exchange(const Table *t, int seat, int slot, int rival, int wanted) {
    const Organ *o = &t->seat[rival].organ[wanted];
    return o->count > 0 && !immunised(o) && slot != wanted &&
           t->seat[seat].organ[wanted].count == 0 && t->seat[rival].organ[slot].count == 0;
}

static void list_transplants(const Table *t, Moves *moves) {
    for (int seat = 0; seat < t->seats; seat++)
        for (int slot = 0; slot < EACH; slot++) {
            const Organ *o = &t->seat[seat].organ[slot];
            if (o->count == 0 || immunised(o)) continue;
            for (int rival = seat + 1; rival < t->seats; rival++)
                for (int wanted = 0; wanted < EACH; wanted++)
                    if (may_exchange(t, seat, slot, rival, wanted)) {
                        int one = seat * EACH + slot, other = rival * EACH + wanted;
                        add(moves, play(TRANSPLANT, other * STEP + one));
                    }
        }
}

static void transplant(Table *t, int target) {
    int one = target % STEP, other = target / STEP;
    Seat *seat = &t->seat[one / EACH], *rival = &t->seat[other / EACH];
    rival->organ[one % EACH] = seat->organ[one % EACH];
    seat->organ[one % EACH].count = 0;
    seat->organ[other % EACH] = rival->organ[other % EACH];
    rival->organ[other % EACH].count = 0;
}

static int is_empty(const Seat *s) {
    for (int slot = 0; slot < EACH; slot++)
        if (s->organ[slot].count > 0) return 0;
    return 1;
}

static void list_errors(const Table *t, Moves *moves) {
    for (int seat = 0; seat < t->seats; seat++)
        if (seat != t->turn && !(is_empty(&t->seat[seat]) && is_empty(&t->seat[t->turn])))
            add(moves, play(ERROR, seat));
}

static void exchange_bodies(Seat *one, Seat *other) {
    Organ body[EACH];
    memcpy(body, one->organ, sizeof body);
    memcpy(one->organ, other->organ, sizeof body);
    memcpy(other->organ, body, sizeof body);
}

static void glove(Table *t) {
    for (int i = after(t, t->turn); i != t->turn; i = after(t, i)) {
        Seat *s = &t->seat[i];
        while (s->count > 0) { /* in the order of table VI-1.2: the lowest card first */
            int lowest = 0;
            for (int j = 1; j < s->count; j++)
                if (s->hand[j] < s->hand[lowest]) lowest = j;
            put(&t->discard, s->hand[lowest]);
            for (s->count--; lowest < s->count; lowest++) s->hand[lowest] = s->hand[lowest + 1];
        }
    }
}

/* -- VI-4 the turn ----------------------------------------------------------------------------- */

static void list_discards(
    const int *kinds, int count, int first, int cards, int unit, Moves *moves
) {
    int last = -1;
    for (int i = first; i < count; i++) {
        if (kinds[i] == last) continue;
        last = kinds[i];
        int more = cards + (last + 1) * unit;
        add(moves, play(DISCARD, more));
        list_discards(kinds, count, i + 1, more, unit * STEP, moves);
    }
}

static void list_card(const Table *t, int kind, Moves *moves) {
    switch (kind) {
    case CONTAGION: if (next_source(t) < EACH) add(moves, play(kind, 0)); break;
    case THIEF: list_thief(t, moves); break;
    case TRANSPLANT: list_transplants(t, moves); break;
    case GLOVE: add(moves, play(kind, 0)); break;
    case ERROR: list_errors(t, moves); break;
    default:
        if (family(kind) != ORGAN) list_on_organs(t, kind, moves);
        else if (t->seat[t->turn].organ[colour_of(kind)].count == 0) add(moves, play(kind, 0));
    }
}

static void choices(Table *t, Moves *moves) {
    moves->count = 0;
    if (t->spreading) {
        list_steps(t, moves);
        return;
    }
    const Seat *s = &t->seat[t->turn];
    int kinds[HAND];
    for (int i = 0; i < s->count; i++) {
        int kind = kind_of[s->hand[i]], j = i;
        for (; j > 0 && kinds[j - 1] > kind; j--) kinds[j] = kinds[j - 1];
        kinds[j] = kind;
    }
    for (int i = 0; i < s->count; i++)
        if (i == 0 || kinds[i] != kinds[i - 1]) list_card(t, kinds[i], moves);
    list_discards(kinds, s->count, 0, 0, 1, moves);
}

static int is_complete(const Seat *s) {
    int healthy = 0;
    for (int slot = 0; slot < EACH; slot++)
        healthy += s->organ[slot].count > 0 && !infected(&s->organ[slot]);
    return healthy >= TO_WIN;
}

static void begin_turn(Table *t, int seat) {
    for (; t->seat[seat].count == 0; seat = after(t, seat)) refill(t, &t->seat[seat]);
    t->turn = (u8)seat;
}

static void end_turn(Table *t) {
    int seat = t->turn;
    do {
        if (is_complete(&t->seat[seat])) {
            t->over = 1;
            t->winner = (u8)seat;
            return;
        }
        seat = after(t, seat);
    } while (seat != t->turn);
    refill(t, &t->seat[t->turn]);
    begin_turn(t, after(t, t->turn));
}

static void spread(Table *t, int target) {
    t->settled[target % EACH] = 1;
    t->goal[target % EACH] = (u8)(target / EACH);
    if (next_source(t) < EACH) return;
    t->spreading = 0;
    travel(t);
    put(&t->discard, t->played);
    end_turn(t);
}

static void play_card(Table *t, int kind, int target) {
    Seat *s = &t->seat[t->turn];
    u8 card = out_of_hand(s, kind);
    Organ *o = &t->seat[target / EACH % SEATS].organ[target % EACH]; /* where it aims at an organ */
    switch (kind) {
    case CONTAGION:
        t->played = card;
        t->spreading = 1;
        return;
    case THIEF:
        s->organ[target % EACH] = *o;
        o->count = 0;
        break;
    case TRANSPLANT: transplant(t, target); break;
    case GLOVE: glove(t); break;
    case ERROR: exchange_bodies(s, &t->seat[target]); break;
    default:
        if (family(kind) == ORGAN) s->organ[colour_of(kind)] = (Organ){1, {card}};
        else if (family(kind) == VIRUS) infect(t, o, card);
        else treat(t, o, card);
    }
    if (family(kind) == TREATMENT) put(&t->discard, card);
    end_turn(t);
}

static void take(Table *t, int code) {
    int what = code % STEP, target = code / STEP;
    if (what == SPREAD) {
        spread(t, target);
    } else if (what == DISCARD) {
        for (; target > 0; target /= STEP)
            put(&t->discard, out_of_hand(&t->seat[t->turn], target % STEP - 1));
        end_turn(t);
    } else {
        play_card(t, what, target);
    }
}

static void set_up(Table *t, int seats, Rng chance) {
    memset(t, 0, sizeof *t);
    t->chance = chance;
    t->seats = (u8)seats;
    for (int card = 0; card < CARDS; card++) put(&t->pile, (u8)card);
    shuffle(t, &t->pile);
    for (int dealt = 0; dealt < HAND; dealt++)
        for (int seat = 0; seat < seats; seat++) draw(t, &t->seat[seat]);
    begin_turn(t, 0);
}

/* -- programs ---------------------------------------------------------------------------------- */

static void show(int seats, Rng chance, Rng player) {
    Table table;
    Moves moves;
    set_up(&table, seats, chance);
    while (!table.over) {
        choices(&table, &moves);
        int code = moves.code[below(&player, (u32)moves.count)];
        printf("%d: %d:", table.turn, code);
        for (int i = 0; i < moves.count; i++) printf(" %d", moves.code[i]);
        printf("\n");
        take(&table, code);
    }
    printf("won by %d\n", table.winner);
}

static long long play_out(Table *t, Rng *player) {
    Moves moves;
    long long played = 0;
    while (!t->over) {
        choices(t, &moves);
        take(t, moves.code[below(player, (u32)moves.count)]);
        played++;
    }
    return played;
}

static void time_playouts(int seats, long count, Rng chance, Rng player) {
    Table deal;
    long long played = 0;
    set_up(&deal, seats, chance);
    clock_t began = clock();
    for (long i = 0; i < count; i++) {
        Table table = deal;
        u32 a = next_word(&player), b = next_word(&player), c = next_word(&player);
        table.chance = sown_and_mixed(a, b, c);
        played += play_out(&table, &player);
    }
    double seconds = (double)(clock() - began) / CLOCKS_PER_SEC;
    printf("{\"games\": %ld, \"moves\": %lld, \"seconds\": %.6f}\n", count, played, seconds);
}

static u32 word(const char *text) { return (u32)strtoul(text, NULL, 10); }

int main(int argc, char **argv) {
    open_the_box();
    if (argc == 10 && strcmp(argv[1], "time") == 0) {
        Rng chance = sown(word(argv[4]), word(argv[5]), word(argv[6]));
        Rng player = sown(word(argv[7]), word(argv[8]), word(argv[9]));
        time_playouts(atoi(argv[2]), atol(argv[3]), chance, player);
        return 0;
    }
    if (argc == 2 && strcmp(argv[1], "show") == 0) {
        int seats;
        u32 w[6];
        while (scanf("%d %u %u %u %u %u %u", &seats, w, w + 1, w + 2, w + 3, w + 4, w + 5) == 7)
            show(seats, sown(w[0], w[1], w[2]), sown(w[3], w[4], w[5]));
        return 0;
    }
    fprintf(stderr, "virus show < games | virus time SEATS COUNT A B C P Q R\n");
    return 2;
}
