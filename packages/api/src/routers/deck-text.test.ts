import { db } from '@astris/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymous, refused, starters } from '../testing/callers';

describe('a deck list as text', () => {
  beforeAll(starters);
  afterAll(() => db().$disconnect());

  it('comes back from its text and from its code as it was, for every starter deck', async () => {
    const api = anonymous();
    for (const { list } of await api.decks.starters()) {
      const { text, code } = await api.deckText.export({ list });
      expect((await api.deckText.importText({ text })).list).toEqual(list);
      expect(await api.deckText.importCode({ code })).toEqual({ list });
    }
  });

  it('is refused with its fault when it can not be read', async () => {
    const { errors } = await anonymous().deckText.importText({ text: '3 No Such Card At All' });
    expect(errors[0]).toMatchObject({ line: 1 });
    expect(await anonymous().deckText.importCode({ code: '!!' })).toMatchObject({ problem: 'malformed' });
    const list = { homeworld: 'no-such-card', starter: 's', main: {}, sideboard: {} };
    await expect(anonymous().deckText.export({ list })).rejects.toEqual(refused('BAD_REQUEST', 'unknownCard'));
  });
});
