import { storyline } from '@astris/engine/language';
import {
  allOf,
  atLeast,
  bound,
  C,
  CP,
  damage,
  gain,
  happens,
  is,
  isBound,
  modify,
  resilient,
  SP,
  turnEnds,
  winsConflict,
} from '@astris/engine/language/words';

export default storyline({
  id: 'graft-of-a-stranger',
  name: 'Graft of a Stranger',
  cost: C(2),
  drives: ['Truth', 'Ambition'],
  tone: 'Cursed',
  bound: true,
  chapters: [
    { title: 'The First Cut', end: happens(isBound()), reward: [damage(1, bound), gain(CP(2))], sp: 1 },
    {
      title: 'It Takes',
      end: allOf(happens(turnEnds(), 2), is(bound, 'damaged')),
      reward: [modify(bound, 'power', 2, 'this Act')],
      sp: 1,
      skip: { cost: [CP(3)] },
    },
    {
      title: 'It Speaks First',
      climactic: true,
      end: allOf(happens(winsConflict(bound), 2), is(bound, atLeast(3, 'power'))),
      sp: 2,
    },
  ],
  back: {
    name: 'The Stranger, Whole',
    becomes: 'Character',
    drives: ['Truth'],
    power: 3,
    resolve: 4,
    keywords: ['Enduring', resilient(1)],
    reward: [gain(CP(1)), gain(SP(1), 'opponent')],
  },
  flavor: 'The hand was generous. It had belonged to somebody generous.',
  printing: { set: 'AST', number: 170, rarity: 'common' },
});
