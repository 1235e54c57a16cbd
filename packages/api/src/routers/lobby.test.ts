import { db } from '@astris/db';
import { commitmentOf, RULESET } from '@astris/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeckChoice } from '../decks/choose-deck';
import { TABLE_LIFETIME_MS } from '../matches/join-match';
import { anonymous, freshName, guest, outcomes, type Person, player, refused, starters } from '../testing/callers';
import { settledMatch } from '../testing/matches';

describe('the lobby', () => {
  let deck: DeckChoice;
  let other: DeckChoice;
  let ann: Person;
  let bo: Person;
  let cy: Person;
  beforeAll(async () => {
    [deck, other] = await starters();
  });
  beforeEach(async () => {
    [ann, bo, cy] = [await player(), await player(), await player()];
  });
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => db().$disconnect());

  const listed = async (matchId: string) =>
    (await anonymous().lobby.tables()).find((table) => table.matchId === matchId);
  const stored = (id: string) =>
    db().match.findUniqueOrThrow({ where: { id }, include: { seats: { orderBy: { seat: 'asc' } } } });

  it('lists an open table with its host until somebody joins', async () => {
    const { matchId } = await ann.api.lobby.open({ deck, rated: true });
    expect(await listed(matchId)).toMatchObject({
      rated: true,
      mine: false,
      host: { name: ann.user.name, rating: { value: 1500, rd: 350, provisional: true } },
    });
    expect((await ann.api.lobby.tables()).find((table) => table.matchId === matchId)?.mine).toBe(true);
    await bo.api.lobby.join({ matchId, deck: other });
    expect(await listed(matchId)).toBeUndefined();
  });

  it('shows an open table under its host’s name of now, and the game that begins there keeps that one', async () => {
    const { matchId } = await ann.api.lobby.open({ deck, rated: true });
    const { matchId: begun } = await cy.api.lobby.open({ deck, rated: true });
    const name = freshName();
    await ann.api.account.rename({ name });
    expect((await listed(matchId))?.host.name).toBe(name);
    await bo.api.lobby.join({ matchId: begun, deck });
    await cy.api.account.rename({ name: freshName() });
    expect((await stored(begun)).seats.map((seat) => seat.name)).toEqual([cy.user.name, bo.user.name]);
  });

  it('makes a live match of a joined table, with both lists and all that it needs to be run again', async () => {
    const { matchId } = await ann.api.lobby.open({ deck, rated: true });
    await bo.api.lobby.join({ matchId, deck: other });
    const match = await stored(matchId);
    expect(match).toMatchObject({ state: 'LIVE', kind: 'TABLE', rated: true, rulesetVersion: RULESET.version });
    expect(match.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(match.commitment).toBe(commitmentOf(match.seed));
    expect(match.poolHash).toMatch(/^[0-9a-f]{64}$/);
    expect(match.startedAt).not.toBeNull();
    expect(match.seats.map(({ seat, userId }) => [seat, userId])).toEqual([
      [0, ann.user.id],
      [1, bo.user.id],
    ]);
    expect(match.seats[0]?.list).not.toEqual(match.seats[1]?.list);
  });

  it('gives two matches different seeds', async () => {
    const first = await ann.api.lobby.open({ deck, rated: false });
    const second = await bo.api.lobby.open({ deck, rated: false });
    expect((await stored(first.matchId)).seed).not.toBe((await stored(second.matchId)).seed);
  });

  it('gives the seat to exactly one of several who join at once', async () => {
    const { matchId } = await ann.api.lobby.open({ deck, rated: false });
    const joiners = [bo, cy, await player(), await guest()];
    const { done, refused: reasons } = await outcomes(joiners.map(({ api }) => api.lobby.join({ matchId, deck })));
    expect(done).toBe(1);
    expect(reasons).toEqual(['tableGone', 'tableGone', 'tableGone']);
    expect((await stored(matchId)).seats).toHaveLength(2);
  });

  it('says at a rated table that the pair has played its three games of the day, to that player only', async () => {
    for (let played = 0; played < 3; played++) await settledMatch(ann, bo);
    const { matchId } = await ann.api.lobby.open({ deck, rated: true });
    const told = async (api: Person['api']) =>
      (await api.lobby.tables()).find((table) => table.matchId === matchId)?.pairDone;
    expect([await told(bo.api), await told(cy.api), await told(anonymous())]).toEqual([true, false, false]);
    await ann.api.lobby.cancel({ matchId });
    const casual = await ann.api.lobby.open({ deck, rated: false });
    expect((await bo.api.lobby.tables()).find((table) => table.matchId === casual.matchId)?.pairDone).toBe(false);
  });

  it('never lets anybody into two rated games, even when both are joined at once', async () => {
    const tables = [await ann.api.lobby.open({ deck, rated: true }), await bo.api.lobby.open({ deck, rated: true })];
    const { done, refused: reasons } = await outcomes(
      tables.map(({ matchId }) => cy.api.lobby.join({ matchId, deck })),
    );
    expect(done).toBe(1);
    expect(reasons).toEqual(['inRatedGame']);
    await expect(cy.api.lobby.open({ deck, rated: true })).rejects.toEqual(refused('CONFLICT', 'inRatedGame'));
    await expect(cy.api.lobby.open({ deck, rated: false })).resolves.toBeDefined();
  });

  it('seats nobody twice when two hosts join each other at once', async () => {
    const [first, second] = [
      await ann.api.lobby.open({ deck, rated: true }),
      await bo.api.lobby.open({ deck, rated: true }),
    ];
    const { done } = await outcomes([
      ann.api.lobby.join({ matchId: second.matchId, deck }),
      bo.api.lobby.join({ matchId: first.matchId, deck }),
    ]);
    expect(done).toBe(1);
    const live = { state: 'LIVE', seats: { some: { userId: ann.user.id } } } as const;
    expect(await db().match.count({ where: live })).toBe(1);
  });

  it('takes the open tables of both players away when their game begins', async () => {
    const own = await bo.api.lobby.open({ deck, rated: false });
    const { matchId } = await ann.api.lobby.open({ deck, rated: false });
    await bo.api.lobby.join({ matchId, deck });
    expect(await listed(own.matchId)).toBeUndefined();
    await expect(cy.api.lobby.join({ matchId: own.matchId, deck })).rejects.toEqual(
      refused('NOT_FOUND', 'unknownMatch'),
    );
  });

  it("refuses one's own table, an unknown one, a second open one", async () => {
    const { matchId } = await ann.api.lobby.open({ deck, rated: false });
    await expect(ann.api.lobby.join({ matchId, deck })).rejects.toEqual(refused('FORBIDDEN', 'ownTable'));
    await expect(ann.api.lobby.join({ matchId: 'none', deck })).rejects.toEqual(refused('NOT_FOUND', 'unknownMatch'));
    await expect(ann.api.lobby.open({ deck, rated: false })).rejects.toEqual(refused('CONFLICT', 'tableAlreadyOpen'));
  });

  it('forgets a table that nobody joined in time: it is not among the games of its host, who can open another', async () => {
    const { matchId } = await ann.api.lobby.open({ deck, rated: false });
    const longAgo = new Date(Date.now() - TABLE_LIFETIME_MS - 1_000);
    await db().match.update({ where: { id: matchId }, data: { createdAt: longAgo } });
    expect(await ann.api.lobby.mine()).toEqual([]);
    await expect(bo.api.lobby.join({ matchId, deck })).rejects.toEqual(refused('CONFLICT', 'tableGone'));
    const { matchId: fresh } = await ann.api.lobby.open({ deck, rated: false });
    expect((await ann.api.lobby.mine()).map((game) => game.matchId)).toEqual([fresh]);
  });

  it('refuses a NUL wherever it stands, before the database sees it', async () => {
    const malformed = refused('BAD_REQUEST', 'malformed');
    await expect(ann.api.lobby.join({ matchId: 'a\0', deck })).rejects.toEqual(malformed);
    await expect(ann.api.lobby.join({ matchId: 'a', deck: { starter: '\0' } })).rejects.toEqual(malformed);
    await expect(anonymous().history.list({ name: '\0' })).rejects.toEqual(malformed);
  });

  it('opens one table when a player opens two at once', async () => {
    const { done, refused: reasons } = await outcomes([1, 2].map(() => ann.api.lobby.open({ deck, rated: false })));
    expect([done, reasons]).toEqual([1, ['tableAlreadyOpen']]);
  });

  it('never rates a guest, who may play casual games and the bot', async () => {
    const gus = await guest();
    await expect(gus.api.lobby.open({ deck, rated: true })).rejects.toEqual(refused('FORBIDDEN', 'guestNeverRated'));
    const { matchId } = await ann.api.lobby.open({ deck, rated: true });
    await expect(gus.api.lobby.join({ matchId, deck })).rejects.toEqual(refused('FORBIDDEN', 'guestNeverRated'));
    await expect(gus.api.lobby.open({ deck, rated: false })).resolves.toBeDefined();
    const game = await gus.api.lobby.bot({ deck, botDeck: other });
    expect(await stored(game.matchId)).toMatchObject({ kind: 'BOT', state: 'LIVE', rated: false });
    expect((await stored(game.matchId)).seats[1]).toMatchObject({ userId: null, bot: expect.any(String) });
  });

  it('keeps with the match which bot was chosen, by id and by name, and refuses one that there is not', async () => {
    const game = await ann.api.lobby.bot({ deck, botDeck: other, bot: 'captain' });
    expect((await stored(game.matchId)).seats[1]).toMatchObject({ bot: 'captain', name: 'Captain (bot)' });
    const first = await ann.api.lobby.bot({ deck, botDeck: other });
    expect((await stored(first.matchId)).seats[1]).toMatchObject({ bot: 'recruit', name: 'Recruit (bot)' });
    const unknown = ann.api.lobby.bot({ deck, botDeck: other, bot: 'admiral' as 'captain' });
    await expect(unknown).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('takes a table back for its host only, and only while it is open', async () => {
    const { matchId } = await ann.api.lobby.open({ deck, rated: false });
    await expect(bo.api.lobby.cancel({ matchId })).rejects.toEqual(refused('FORBIDDEN', 'notYours'));
    await ann.api.lobby.cancel({ matchId });
    await expect(bo.api.lobby.join({ matchId, deck })).rejects.toEqual(refused('NOT_FOUND', 'unknownMatch'));
    const second = await ann.api.lobby.open({ deck, rated: false });
    await bo.api.lobby.join({ matchId: second.matchId, deck });
    await expect(ann.api.lobby.cancel({ matchId: second.matchId })).rejects.toEqual(refused('CONFLICT', 'tableGone'));
  });

  it('refuses a deck that is not legal, saying by which rule, and one of somebody else', async () => {
    const [starter] = await ann.api.decks.starters();
    if (!starter) throw new Error('no starter deck');
    const thin = await ann.api.decks.save({ name: 'Thin', list: { ...starter.list, main: {} } });
    const choice = { versionId: thin.versionId };
    const refusal = await ann.api.lobby.open({ deck: choice, rated: false }).catch((error: unknown) => error);
    expect(refusal).toEqual(refused('BAD_REQUEST', 'deckIllegal'));
    expect((refusal as { details: string[] }).details.join()).toMatch(/2\.\d/);
    await expect(bo.api.lobby.open({ deck: choice, rated: false })).rejects.toEqual(
      refused('NOT_FOUND', 'unknownDeck'),
    );
  });

  it('shows a player their own open tables and live games', async () => {
    const { matchId } = await ann.api.lobby.open({ deck, rated: false });
    expect(await ann.api.lobby.mine()).toMatchObject([{ matchId, state: 'OPEN', opponent: null }]);
    await bo.api.lobby.join({ matchId, deck });
    expect(await ann.api.lobby.mine()).toMatchObject([{ matchId, state: 'LIVE', opponent: bo.user.name }]);
    expect(await cy.api.lobby.mine()).toEqual([]);
  });

  it('takes a fixed seed only where tests are allowed one', async () => {
    const testSeed = '5eed'.repeat(16);
    const calls = () => [
      ann.api.lobby.open({ deck, rated: false, testSeed }),
      ann.api.lobby.bot({ deck, botDeck: other, testSeed }),
      ann.api.challenge.create({ deck, testSeed }),
    ];
    vi.stubEnv('ASTRIS_TEST_SEED_ALLOWED', '');
    for (const call of calls()) await expect(call).rejects.toEqual(refused('FORBIDDEN', 'testSeedRefused'));
    expect(await ann.api.lobby.mine()).toEqual([]);
    vi.stubEnv('ASTRIS_TEST_SEED_ALLOWED', '1');
    for (const { matchId } of await Promise.all(calls())) expect((await stored(matchId)).seed).toBe(testSeed);
  });
});
