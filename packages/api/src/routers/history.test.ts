import { db } from '@astris/db';
import { afterAll, describe, expect, it } from 'vitest';
import { anonymous, player, refused } from '../testing/callers';
import { drawEvent, settledMatch, storedMatch } from '../testing/matches';

describe('the history', () => {
  afterAll(() => db().$disconnect());

  it('lists the games of a user with opponent, result and what they did to the rating', async () => {
    const [ann, bo] = [await player(), await player()];
    const { match } = await settledMatch(ann, bo);
    const { games, nextCursor } = await anonymous().history.list({ name: bo.user.name.toUpperCase() });
    expect(nextCursor).toBeNull();
    expect(games).toMatchObject([{ matchId: match.id, rated: true, winnerSeat: 0, reason: 'concession' }]);
    const [winner, loser] = games[0]?.seats ?? [];
    expect(winner).toMatchObject({ name: ann.user.name, rating: { before: 1500 } });
    expect(winner?.rating?.after).toBeCloseTo(1662.3, 1);
    expect(loser?.rating?.after).toBeCloseTo(1337.7, 1);
  });

  it('comes in pages, newest first, each game once', async () => {
    const [ann, bo] = [await player(), await player()];
    const made: string[] = [];
    for (let n = 0; n < 23; n++) {
      made.unshift((await storedMatch(ann, bo, { endedAt: new Date(1_900_000_000_000 + n) })).id);
    }
    const first = await anonymous().history.list({ name: ann.user.name });
    const second = await anonymous().history.list({ name: ann.user.name, cursor: first.nextCursor ?? '' });
    expect(second.nextCursor).toBeNull();
    expect([...first.games, ...second.games].map(({ matchId }) => matchId)).toEqual(made);
  });

  it('narrows the list by result, kind and deck, each alone and together', async () => {
    const [ann, bo] = [await player(), await player()];
    const won = await storedMatch(ann, bo, { rated: true });
    const lost = await storedMatch(ann, bo, { winnerSeat: 1 });
    const none = await storedMatch(ann, bo, { state: 'VOID', winnerSeat: null, rated: true });
    const bot = await storedMatch(ann, bo, { kind: 'BOT' });
    await db().matchSeat.update({
      where: { matchId_seat: { matchId: lost.id, seat: 0 } },
      data: { deckName: 'Nine Bells' },
    });
    const listed = async (filter: object, name = ann.user.name) =>
      new Set((await anonymous().history.list({ name, filter })).games.map(({ matchId }) => matchId));
    expect(await listed({})).toEqual(new Set([won.id, lost.id, none.id, bot.id]));
    expect(await listed({ result: 'won' })).toEqual(new Set([won.id, bot.id]));
    expect(await listed({ result: 'won' }, bo.user.name)).toEqual(new Set([lost.id]));
    expect(await listed({ result: 'lost' })).toEqual(new Set([lost.id]));
    expect(await listed({ result: 'void' })).toEqual(new Set([none.id]));
    expect(await listed({ kind: 'rated' })).toEqual(new Set([won.id, none.id]));
    expect(await listed({ kind: 'casual' })).toEqual(new Set([lost.id]));
    expect(await listed({ kind: 'bot' })).toEqual(new Set([bot.id]));
    expect(await listed({ deck: 'Nine Bells' })).toEqual(new Set([lost.id]));
    expect(await listed({ deck: 'Nine Bells' }, bo.user.name)).toEqual(new Set());
    expect(await listed({ kind: 'rated', result: 'won', deck: 'Deck' })).toEqual(new Set([won.id]));
    await expect(
      anonymous().history.list({ name: ann.user.name, filter: { result: 'drawn' as never } }),
    ).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('lists private games only to those who played them, and no game that is not over', async () => {
    const [ann, bo, cy] = [await player(), await player(), await player()];
    await storedMatch(ann, bo, { isPublic: false });
    await storedMatch(ann, bo, { state: 'LIVE', winnerSeat: null });
    expect((await ann.api.history.list({ name: ann.user.name })).games).toHaveLength(1);
    expect((await cy.api.history.list({ name: ann.user.name })).games).toHaveLength(0);
    expect((await bo.api.history.list({ name: ann.user.name })).games).toHaveLength(0);
  });

  it('tells seed, lists and every event of a game only once it is over', async () => {
    const [ann, bo] = [await player(), await player()];
    const over = await storedMatch(ann, bo);
    expect(await anonymous().history.match({ matchId: over.id })).toMatchObject({
      viewer: 'all',
      revealed: { seed: over.seed, lists: [{ homeworld: 'h' }, { homeworld: 'h' }] },
    });
    expect((await anonymous().history.log({ matchId: over.id })).actions[0]?.events).toEqual([drawEvent]);
  });

  it('shows of a live public game what each viewer may see: no seed, no hidden card of others', async () => {
    const [ann, bo, cy] = [await player(), await player(), await player()];
    const live = await storedMatch(ann, bo, { state: 'LIVE', winnerSeat: null, reason: null, endedAt: null });
    const input = { matchId: live.id };
    for (const api of [bo.api, cy.api, anonymous()]) {
      expect(JSON.stringify(await api.history.log(input))).not.toContain('a-hidden-card');
      expect(JSON.stringify(await api.history.match(input))).not.toContain(live.seed);
      expect((await api.history.match(input)).revealed).toBeNull();
    }
    expect(JSON.stringify(await ann.api.history.log(input))).toContain('a-hidden-card');
    expect(JSON.stringify(await ann.api.history.match(input))).not.toContain(live.seed);
  });

  it('does not tell of a live private game to others, nor of an open table to anybody', async () => {
    const [ann, bo, cy] = [await player(), await player(), await player()];
    const live = await storedMatch(ann, bo, { state: 'LIVE', isPublic: false });
    const open = await storedMatch(ann, bo, { state: 'OPEN' });
    await expect(bo.api.history.match({ matchId: live.id })).resolves.toMatchObject({ viewer: 1 });
    for (const matchId of [live.id, open.id, 'none']) {
      await expect(cy.api.history.match({ matchId })).rejects.toEqual(refused('NOT_FOUND', 'unknownMatch'));
      await expect(cy.api.history.log({ matchId })).rejects.toEqual(refused('NOT_FOUND', 'unknownMatch'));
    }
  });

  it('gives the log from where the caller has it', async () => {
    const [ann, bo] = [await player(), await player()];
    const { id: matchId } = await storedMatch(ann, bo);
    await db().matchAction.createMany({
      data: Array.from({ length: 250 }, (_, index) => ({
        matchId,
        number: index + 2,
        actor: -1,
        action: {},
        atMs: 20,
        events: [],
      })),
    });
    const first = await anonymous().history.log({ matchId });
    expect([first.actions.length, first.next, first.actions[1]?.actor]).toEqual([200, 200, 'server']);
    const rest = await anonymous().history.log({ matchId, after: 200 });
    expect([rest.actions[0]?.number, rest.actions.length, rest.next]).toEqual([201, 51, null]);
    expect((await anonymous().history.log({ matchId, after: 2 ** 31 - 1 })).actions).toEqual([]);
    // The database would fail at such a number.
    for (const after of [2 ** 31, 1e15, -1, 1.5])
      await expect(anonymous().history.log({ matchId, after })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('has the live public games in the list to watch, and no other', async () => {
    const [ann, bo] = [await player(), await player()];
    const live = await storedMatch(ann, bo, { state: 'LIVE' });
    const hidden = await storedMatch(ann, bo, { state: 'LIVE', isPublic: false });
    const list = await anonymous().watch.list();
    expect(list.find(({ matchId }) => matchId === live.id)?.seats).toMatchObject([
      { name: ann.user.name },
      { name: bo.user.name },
    ]);
    expect(list.some(({ matchId }) => matchId === hidden.id)).toBe(false);
  });
});
