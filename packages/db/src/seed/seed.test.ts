import { STARTER_DECKS } from '@astris/cards';
import { seasonAt } from '@astris/rating';
import { afterAll, describe, expect, it } from 'vitest';
import { db } from '../client';
import { seed } from './seed';

describe('the seed', () => {
  afterAll(() => db().$disconnect());
  const starters = () =>
    db().deck.findMany({ where: { userId: null }, orderBy: { starter: 'asc' }, include: { versions: true } });

  it('holds every starter deck of the card package and the present season', async () => {
    await seed(db());
    const decks = await starters();
    expect(decks.map(({ starter }) => starter)).toEqual(STARTER_DECKS.map(({ id }) => id).sort());
    const { number } = seasonAt(new Date());
    expect(await db().season.findUnique({ where: { number } })).toMatchObject(seasonAt(new Date()));
  });

  it('changes nothing when it is run again', async () => {
    await seed(db());
    const before = (await starters()).flatMap(({ versions }) => versions);
    await seed(db());
    expect((await starters()).flatMap(({ versions }) => versions)).toEqual(before);
  });
});
