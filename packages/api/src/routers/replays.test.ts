import { GAME_POOL } from '@astris/cards';
import { db, loggedAction } from '@astris/db';
import { RULESET } from '@astris/engine';
import { parseReplay, type ReplayFile, replayGame } from '@astris/replay';
import { randomReplay } from '@astris/replay/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_BOT_GAMES } from '../matches/bot';
import { anonymous, outcomes, type Person, player, refused, starters } from '../testing/callers';
import { storedGame } from '../testing/matches';

const FILE = randomReplay(63);
let ann: Person;
let bo: Person;
beforeEach(async () => {
  [ann, bo] = [await player(), await player()];
});
afterAll(() => db().$disconnect());

const stored = (id: string) =>
  db().match.findUniqueOrThrow({
    where: { id },
    include: { seats: { orderBy: { seat: 'asc' } }, actions: { orderBy: { number: 'asc' } } },
  });
const LIVE = { state: 'LIVE', winnerSeat: null, reason: null, endedAt: null, finalHash: null } as const;

describe('a game as a file', () => {
  it('17.7 is given of a finished game, and runs again to the same end', async () => {
    const { id } = await storedGame(FILE, ann, bo);
    const file = await anonymous().history.replay({ matchId: id });
    const names = [ann.user.name, bo.user.name];
    expect(file).toEqual({
      ...FILE,
      matchId: id,
      seats: FILE.seats.map((seat, index) => ({ ...seat, name: names[index] })),
    });
    const parsed = parseReplay(JSON.stringify(file));
    if (!parsed.ok) throw new Error('it can’t be read');
    expect(replayGame(parsed.file, GAME_POOL)).toMatchObject({ hashHolds: true, commitmentHolds: true });
  });

  it('is never given of a live game, not to its players either', async () => {
    const { id } = await storedGame(FILE, ann, bo, LIVE);
    for (const api of [ann.api, bo.api, anonymous()])
      await expect(api.history.replay({ matchId: id })).rejects.toEqual(refused('CONFLICT', 'gameStillLive'));
  });

  it('tells no result of a game that was ended because the rules changed, and its list says why it ended', async () => {
    const { id } = await storedGame(FILE, ann, bo, {
      ...LIVE,
      state: 'VOID',
      reason: 'rulesChanged',
      endedAt: new Date(),
    });
    expect(await anonymous().history.replay({ matchId: id })).toMatchObject({ result: null, finalHash: null });
    expect(await ann.api.history.match({ matchId: id })).toMatchObject({ state: 'VOID', reason: 'rulesChanged' });
  });
});

describe('playing on from a finished game', () => {
  it('begins a game against the bot with its first actions, unrated and with fresh clocks', async () => {
    const source = await storedGame(FILE, ann, bo);
    const cy = await player();
    const { matchId } = await cy.api.lobby.playOn({ matchId: source.id, at: 40, seat: 1, bot: 'captain' });
    const match = await stored(matchId);
    expect(match).toMatchObject({
      kind: 'BOT',
      state: 'LIVE',
      rated: false,
      isPublic: false,
      seed: FILE.seed,
      commitment: FILE.commitment,
      bankMs: RULESET.bankMs,
      playedOnFrom: source.id,
      playedOnAt: 40,
    });
    expect(match.seats).toMatchObject([
      {
        userId: null,
        bot: 'captain',
        name: 'Captain (bot)',
        list: FILE.seats[0]?.list,
        deckName: FILE.seats[0]?.deckName,
      },
      { userId: cy.user.id, bot: null, list: FILE.seats[1]?.list, name: cy.user.name },
    ]);
    expect(match.actions.map(({ action }) => loggedAction(action))).toEqual(
      FILE.actions.slice(0, 40).map(({ action }) => action),
    );
    expect(match.actions.map(({ number }) => number)).toEqual(match.actions.map((_, index) => index + 1));
    for (const { atMs, messageId, events } of match.actions) {
      expect([atMs, messageId]).toEqual([0, null]);
      expect((events as object[]).length).toBeGreaterThan(0);
    }
  });

  it('is said in the history of whoever did so', async () => {
    const source = await storedGame(FILE, ann, bo);
    const { matchId } = await ann.api.lobby.playOn({ matchId: source.id, at: 3, seat: 0 });
    await db().match.update({ where: { id: matchId }, data: { state: 'OVER', endedAt: new Date() } });
    const { games } = await ann.api.history.list({ name: ann.user.name });
    const played = { [source.id]: null, [matchId]: { matchId: source.id, at: 3 } };
    expect(Object.fromEntries(games.map((game) => [game.matchId, game.playedOn]))).toEqual(played);
  });

  it('15.4 is refused at the last action and past it: nothing is left to play', async () => {
    const { id } = await storedGame(FILE, ann, bo);
    for (const at of [FILE.actions.length, FILE.actions.length + 1])
      await expect(ann.api.lobby.playOn({ matchId: id, at, seat: 0 })).rejects.toEqual(
        refused('CONFLICT', 'nothingToPlayOn'),
      );
    await expect(ann.api.lobby.playOn({ matchId: id, at: FILE.actions.length - 1, seat: 0 })).resolves.toBeDefined();
  });

  it.each<[string, object]>([
    ['of another engine', { engineVersion: 'of old' }],
    ['of other cards', { poolHash: 'of old' }],
  ])('is refused for a game %s', async (_, over) => {
    const { id } = await storedGame(FILE, ann, bo, over);
    await expect(ann.api.lobby.playOn({ matchId: id, at: 3, seat: 0 })).rejects.toEqual(
      refused('CONFLICT', 'otherVersion'),
    );
  });

  it('is refused for a live game, and for one that the user can’t see', async () => {
    const [shown, hidden] = [
      await storedGame(FILE, ann, bo, LIVE),
      await storedGame(FILE, ann, bo, { ...LIVE, isPublic: false }),
    ];
    const cy = await player();
    const at = { at: 3, seat: 0 } as const;
    for (const { api } of [ann, cy])
      await expect(api.lobby.playOn({ matchId: shown.id, ...at })).rejects.toEqual(
        refused('CONFLICT', 'gameStillLive'),
      );
    await expect(cy.api.lobby.playOn({ matchId: hidden.id, ...at })).rejects.toEqual(
      refused('NOT_FOUND', 'unknownMatch'),
    );
  });
});

describe('games against the bot', () => {
  it('are at most three at a time for one user, however they are begun and even at once', async () => {
    const [deck, botDeck] = await starters();
    const source = await storedGame(FILE as ReplayFile, ann, bo);
    const begin = [
      ...Array.from({ length: 3 }, () => () => ann.api.lobby.bot({ deck, botDeck })),
      ...Array.from({ length: 3 }, () => () => ann.api.lobby.playOn({ matchId: source.id, at: 3, seat: 0 })),
    ];
    const { done, refused: reasons } = await outcomes(begin.map((call) => call()));
    expect([done, reasons]).toEqual([MOST_BOT_GAMES, Array.from({ length: 3 }, () => 'tooManyBotGames')]);
    const [one] = await ann.api.lobby.mine();
    await db().match.update({ where: { id: one?.matchId ?? '' }, data: { state: 'OVER' } });
    await expect(ann.api.lobby.bot({ deck, botDeck })).resolves.toBeDefined();
    await expect(bo.api.lobby.bot({ deck, botDeck })).resolves.toBeDefined();
  });
});
