import { db } from '@astris/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeckChoice } from '../decks/choose-deck';
import { createCaller, createContext } from '../index';
import { WriteLimits } from '../limits';
import { anonymous, guest, outcomes, player, refused, starters } from '../testing/callers';

describe('a challenge', () => {
  let deck: DeckChoice;
  beforeAll(async () => {
    [deck] = await starters();
  });
  afterAll(() => db().$disconnect());

  it('is shown by its key to anybody, and accepted once', async () => {
    const [ann, bo] = [await player(), await guest()];
    const { key, matchId } = await ann.api.challenge.create({ deck });
    expect(await anonymous().challenge.preview({ key })).toMatchObject({
      matchId,
      state: 'OPEN',
      mine: false,
      host: { name: ann.user.name },
    });
    expect(await bo.api.challenge.accept({ key, deck })).toEqual({ matchId });
    expect(await bo.api.challenge.preview({ key })).toMatchObject({ state: 'LIVE', seated: true, mine: false });
    expect(await db().match.findUnique({ where: { id: matchId } })).toMatchObject({ kind: 'CHALLENGE', rated: false });
  });

  it('is won by exactly one of several who accept at once', async () => {
    const ann = await player();
    const { key } = await ann.api.challenge.create({ deck });
    const people = [await player(), await player(), await guest()];
    const { done, refused: reasons } = await outcomes(people.map(({ api }) => api.challenge.accept({ key, deck })));
    expect([done, reasons]).toEqual([1, ['tableGone', 'tableGone']]);
  });

  it('can not be accepted by who made it, nor with an invented key, nor as a table', async () => {
    const [ann, bo] = [await player(), await player()];
    const { key, matchId } = await ann.api.challenge.create({ deck });
    await expect(ann.api.challenge.accept({ key, deck })).rejects.toEqual(refused('FORBIDDEN', 'ownTable'));
    await expect(bo.api.challenge.accept({ key: 'invented', deck })).rejects.toEqual(
      refused('NOT_FOUND', 'unknownMatch'),
    );
    await expect(bo.api.lobby.join({ matchId, deck })).rejects.toEqual(refused('NOT_FOUND', 'unknownMatch'));
    expect((await anonymous().lobby.tables()).some((table) => table.matchId === matchId)).toBe(false);
  });

  it('is taken back by its host', async () => {
    const [ann, bo] = [await player(), await player()];
    const { key, matchId } = await ann.api.challenge.create({ deck });
    await ann.api.lobby.cancel({ matchId });
    await expect(bo.api.challenge.accept({ key, deck })).rejects.toEqual(refused('NOT_FOUND', 'unknownMatch'));
  });

  it('makes way for newer ones beyond twenty', async () => {
    const { user } = await player();
    let minutes = 0;
    const limits = new WriteLimits(() => ++minutes * 60_000);
    const ann = createCaller(createContext({ user, limits }));
    const first = await ann.challenge.create({ deck });
    for (let more = 0; more < 20; more++) await ann.challenge.create({ deck });
    expect(await ann.lobby.mine()).toHaveLength(20);
    await expect(anonymous().challenge.preview({ key: first.key })).rejects.toEqual(
      refused('NOT_FOUND', 'unknownMatch'),
    );
  });
});
