import { db } from '@astris/db';
import type { DeckList } from '@astris/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_DECKS, MOST_VERSIONS } from '../decks/own-decks';
import { anonymous, freshName, guest, outcomes, player, refused, starters } from '../testing/callers';
import { storedMatch } from '../testing/matches';

describe('decks', () => {
  let list: DeckList;
  beforeAll(async () => {
    await starters();
    const [starter] = await anonymous().decks.starters();
    if (!starter) throw new Error('no starter deck');
    list = starter.list;
  });
  afterAll(() => db().$disconnect());

  it('has starter decks that are legal, for everybody to read', async () => {
    const decks = await anonymous().decks.starters();
    expect(decks.length).toBeGreaterThanOrEqual(2);
    for (const { deckId, legal } of decks) {
      expect(legal).toBe(true);
      expect((await anonymous().decks.get({ deckId })).versions[0]?.problems).toEqual([]);
    }
  });

  it('keeps each changed list as a version, and none for an unchanged one', async () => {
    const { api } = await guest();
    const first = await api.decks.save({ name: '  My   deck ', list });
    expect(first).toMatchObject({ name: 'My deck', version: 1, legal: true });
    const shuffledKeys = { ...list, main: Object.fromEntries(Object.entries(list.main).reverse()) };
    expect(await api.decks.save({ deckId: first.deckId, name: 'Mine', list: shuffledKeys })).toMatchObject({
      versionId: first.versionId,
      name: 'Mine',
    });
    const second = await api.decks.save({ deckId: first.deckId, name: 'Mine', list: { ...list, sideboard: {} } });
    expect(second.version).toBe(2);
    const { versions } = await api.decks.get({ deckId: first.deckId });
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(await api.decks.mine()).toMatchObject([{ deckId: first.deckId, version: 2, name: 'Mine' }]);
  });

  it('numbers versions without gap or clash when two tabs save at once', async () => {
    const { api } = await player();
    const { deckId } = await api.decks.save({ name: 'Two tabs', list });
    const cards = Object.keys(list.main).slice(0, 4);
    await Promise.all(
      cards.map((card) =>
        api.decks.save({ deckId, name: 'Two tabs', list: { ...list, main: { ...list.main, [card]: 9 } } }),
      ),
    );
    const { versions } = await api.decks.get({ deckId });
    expect(versions.map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
  });

  const with3 = (card: string) => ({ ...list, main: { ...list.main, [card]: 3 } });

  it('keeps the changes of one sitting in one version, and those of the next in another', async () => {
    const { api } = await player();
    const { deckId, revision } = await api.decks.save({ name: 'Mine', list });
    const save = (card: string, at: number, sitting: string) =>
      api.decks.save({ deckId, name: 'Mine', list: with3(card), revision: at, sitting });
    const first = await save('a', revision, 'one');
    const second = await save('b', first.revision, 'one');
    expect([first.version, second.version, second.versionId]).toEqual([2, 2, first.versionId]);
    const third = await save('c', second.revision, 'two');
    expect(third.version).toBe(3);
    const { versions } = await api.decks.get({ deckId });
    expect(versions.map((one) => one.list)).toEqual([with3('c'), with3('b'), list]);
  });

  it('keeps the version that was there when a sitting renames the deck before it changes the list', async () => {
    const { api } = await player();
    const { deckId, revision } = await api.decks.save({ name: 'Mine', list });
    const sitting = 'one';
    const renamed = await api.decks.save({ deckId, name: 'Renamed', list, revision, sitting });
    const changed = { deckId, name: 'Renamed', list: with3('a'), revision: renamed.revision, sitting };
    expect([renamed.version, (await api.decks.save(changed)).version]).toEqual([1, 2]);
    const { versions } = await api.decks.get({ deckId });
    expect(versions.map((one) => one.list)).toEqual([with3('a'), list]);
  });

  it('refuses a change to a revision that is not the newest, and nothing is changed', async () => {
    const { api } = await player();
    const { deckId, revision } = await api.decks.save({ name: 'Mine', list });
    await api.decks.save({ deckId, name: 'Mine', list: with3('a'), revision, sitting: 'one' });
    const changed = refused('CONFLICT', 'deckChanged');
    const stale = { deckId, name: 'Mine', list: with3('b'), revision, sitting: 'two' };
    await expect(api.decks.save(stale)).rejects.toEqual(changed);
    const now = await api.decks.get({ deckId });
    expect(now.versions[0]?.list).toEqual(with3('a'));
    await api.decks.save({ deckId, name: 'Renamed', list: with3('a') });
    await expect(api.decks.save({ ...stale, sitting: 'one', revision: now.revision })).rejects.toEqual(changed);
    const { revision: newest } = await api.decks.get({ deckId });
    expect(await api.decks.save({ ...stale, revision: newest })).toMatchObject({ version: 3, list: with3('b') });
  });

  it('takes a change again whose answer was lost, and the next of that sitting', async () => {
    const { api } = await player();
    const { deckId, revision } = await api.decks.save({ name: 'Mine', list });
    const lost = { deckId, name: 'Mine', list: with3('a'), revision, sitting: 'one' };
    const saved = await api.decks.save(lost);
    expect(await api.decks.save(lost)).toEqual(saved);
    expect(await api.decks.save({ ...lost, list: with3('b') })).toMatchObject({ version: 2, list: with3('b') });
  });

  it('leaves a version alone that a game was played with', async () => {
    const [ann, bo] = [await player(), await player()];
    const { deckId, revision } = await ann.api.decks.save({ name: 'Mine', list });
    const sitting = 'one';
    const swap = { ...list, sideboard: {} };
    const before = await ann.api.decks.save({ deckId, name: 'Mine', list: swap, revision, sitting });
    await storedMatch(ann, bo);
    await db().matchSeat.updateMany({ where: { userId: ann.user.id }, data: { deckVersionId: before.versionId } });
    const after = await ann.api.decks.save({ deckId, name: 'Mine', list, revision: before.revision, sitting });
    expect([before.version, after.version]).toEqual([2, 3]);
    const { versions } = await ann.api.decks.get({ deckId });
    expect(versions.map((one) => one.list)).toEqual([list, swap, list]);
  });

  it('keep the newest versions, and older ones only where a game was played with them', async () => {
    const [ann, bo] = [await player(), await player()];
    const { deckId, versionId } = await ann.api.decks.save({ name: 'Mine', list });
    const old = Array.from({ length: MOST_VERSIONS }, (_, at) => ({ deckId, number: at + 2, list: {} }));
    await db().deckVersion.createMany({ data: old });
    await storedMatch(ann, bo);
    await db().matchSeat.updateMany({ where: { userId: ann.user.id }, data: { deckVersionId: versionId } });
    const saved = await ann.api.decks.save({ deckId, name: 'Mine', list: with3('a') });
    expect(saved.version).toBe(MOST_VERSIONS + 2);
    const kept = await db().deckVersion.findMany({ where: { deckId }, orderBy: { number: 'asc' } });
    expect(kept.map(({ number }) => number)).toEqual([1, ...old.map(({ number }) => number + 1)]);
    expect((await ann.api.decks.get({ deckId })).versions).toHaveLength(MOST_VERSIONS);
  });

  it('are at most as many as a user may keep, also when several are made at once', async () => {
    const { api, user } = await player();
    const decks = Array.from({ length: MOST_DECKS - 1 }, () => ({ userId: user.id, name: 'One of many' }));
    await db().deck.createMany({ data: decks });
    const made = await outcomes([1, 2, 3].map(() => api.decks.save({ name: 'One more', list })));
    expect(made).toEqual({ done: 1, refused: ['tooManyDecks', 'tooManyDecks'] });
    expect(await db().deck.count({ where: { userId: user.id } })).toBe(MOST_DECKS);
  });

  it('are read by others at their address while they are shared: the newest version, nothing else', async () => {
    const [ann, bo] = [await player(), await player()];
    const { deckId } = await ann.api.decks.save({ name: 'Ours', list });
    await ann.api.decks.save({ deckId, name: 'Ours', list: with3('a') });
    expect(await ann.api.decks.share({ deckId, shared: true })).toEqual({ shared: true });
    for (const api of [bo.api, anonymous()]) {
      const seen = await api.decks.get({ deckId });
      expect(seen).toMatchObject({ isOwn: false, owner: ann.user.name, shared: true, name: 'Ours' });
      expect(seen.versions.map((one) => one.list)).toEqual([with3('a')]);
    }
    await expect(bo.api.decks.save({ deckId, name: 'Mine', list })).rejects.toEqual(
      refused('NOT_FOUND', 'unknownDeck'),
    );
    expect((await ann.api.decks.get({ deckId })).versions).toHaveLength(2);
    await ann.api.decks.share({ deckId, shared: false });
    await expect(bo.api.decks.get({ deckId })).rejects.toEqual(refused('NOT_FOUND', 'unknownDeck'));
  });

  it('of a guest are kept when the guest makes an account', async () => {
    const { api } = await guest();
    const { deckId } = await api.decks.save({ name: 'Kept', list });
    const name = freshName();
    await api.account.upgrade({ name, email: `${name}@example.org`, password: 'correct horse' });
    expect(await api.decks.mine()).toMatchObject([{ deckId, name: 'Kept', list }]);
  });

  it('belong to one user: nobody else reads, saves, shares or removes them', async () => {
    const [ann, bo] = [await player(), await player()];
    const { deckId } = await ann.api.decks.save({ name: 'Ours', list });
    const unknown = refused('NOT_FOUND', 'unknownDeck');
    await expect(bo.api.decks.get({ deckId })).rejects.toEqual(unknown);
    await expect(anonymous().decks.get({ deckId })).rejects.toEqual(unknown);
    await expect(bo.api.decks.save({ deckId, name: 'Mine', list })).rejects.toEqual(unknown);
    await expect(bo.api.decks.share({ deckId, shared: true })).rejects.toEqual(unknown);
    await expect(bo.api.decks.remove({ deckId })).rejects.toEqual(unknown);
    expect(await ann.api.decks.get({ deckId })).toMatchObject({ name: 'Ours', shared: false });
    await ann.api.decks.remove({ deckId });
    expect(await ann.api.decks.mine()).toEqual([]);
  });

  it('of nobody can not be changed by anybody', async () => {
    const { api } = await player();
    const [starter] = await api.decks.starters();
    const deckId = starter?.deckId ?? '';
    await expect(api.decks.save({ deckId, name: 'Mine', list })).rejects.toEqual(refused('NOT_FOUND', 'unknownDeck'));
    await expect(api.decks.remove({ deckId })).rejects.toEqual(refused('NOT_FOUND', 'unknownDeck'));
  });

  it('may be saved while they are not legal; the check says why, by rule', async () => {
    const { api } = await player();
    const thin = { ...list, main: {} };
    expect(await api.decks.save({ name: 'Thin', list: thin })).toMatchObject({ legal: false });
    const problems = await anonymous().decks.check({ list: thin });
    expect(problems.length).toBeGreaterThan(0);
    for (const { rule, sentence } of problems) {
      expect(rule).toMatch(/^\d+\.\d+/);
      expect(sentence).toMatch(/^\S.*\S$/);
    }
    expect(await anonymous().decks.check({ list })).toEqual([]);
  });

  it('are refused when they are malformed', async () => {
    const { api } = await player();
    const bad = [
      { ...list, main: { x: -1 } },
      { ...list, main: { x: 1.5 } },
      { ...list, main: Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`card-${index}`, 1])) },
      { ...list, homeworld: 'h'.repeat(81) },
    ];
    for (const wrong of bad)
      await expect(api.decks.check({ list: wrong })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    for (const name of ['', '   ', 'x'.repeat(61), 'a\u0000b']) {
      await expect(api.decks.save({ name, list })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
  });
});
