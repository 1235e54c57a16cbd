import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../client';
import { fillSkeletons } from './fill-skeletons';
import { nameSkeleton } from './skeleton';

describe('the skeleton of a name', () => {
  it('is one for names that look alike, of whatever scripts and case', () => {
    const pairs = [
      ['paypal', 'p\u0430yp\u0430l'],
      ['Ann', '\u0391nn'],
      ['Ian', 'lan'],
      ['O0o', '000'],
      ['Modern', 'Modem'],
      ['ADA', 'ada'],
      ['Paul1', 'Paull'],
    ] as const;
    for (const [name, lookalike] of pairs) expect(nameSkeleton(lookalike), lookalike).toBe(nameSkeleton(name));
  });

  it('is another for names that can be told apart', () => {
    const names = [
      'Ann',
      'Anna',
      'Bo',
      'Boo',
      'Guest 10234',
      'Guest 10243',
      '\u0410\u043d\u043d\u0430',
      'Zo\u00eb',
      'Zoe',
    ];
    expect(new Set(names.map(nameSkeleton)).size).toBe(names.length);
  });
});

describe('skeletons of older names', () => {
  // Other tests leave users without one in this database.
  beforeAll(async () => {
    await db().user.deleteMany({ where: { nameSkeleton: null } });
  });
  afterAll(() => db().$disconnect());

  it('are filled in, of two lookalikes for the older one, and never twice', async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const make = (name: string) => db().user.create({ data: { name, nameKey: name.toLowerCase() } });
    const older = await make(`Rina ${mark}`);
    const younger = await make(`R\u0456na ${mark}`);
    await fillSkeletons(db());
    await fillSkeletons(db());
    const filled = await db().user.findMany({ where: { id: { in: [older.id, younger.id] } }, orderBy: { id: 'asc' } });
    expect(filled.map((user) => user.nameSkeleton)).toEqual([nameSkeleton(older.name), null]);
  });
});
