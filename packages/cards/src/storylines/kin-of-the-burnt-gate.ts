import { storyline } from '@astris/engine/language';
import {
  allOf,
  any,
  anyOf,
  bound,
  C,
  falls,
  happens,
  isBound,
  lose,
  modify,
  opponents,
  partner,
  raids,
  sacrifice,
  sacrificing,
  winsConflict,
  your,
} from '@astris/engine/language/words';

export default storyline({
  id: 'kin-of-the-burnt-gate',
  name: 'Kin of the Burnt Gate',
  acts: ['II', 'III'],
  cost: C(3),
  drives: ['Freedom', 'Vengeance'],
  tone: 'Cursed',
  bound: true,
  partner: true,
  chapters: [
    { title: 'Ash on the Hands', end: happens(isBound()), reward: [lose(C(1), 'each player')], sp: 1 },
    {
      title: 'What the Gate Held',
      end: anyOf(happens(winsConflict(partner)), happens(falls(any('Character')), 2)),
      reward: [modify(bound, 'power', 2, 'this Act')],
      sp: 1,
      skip: { cost: [sacrificing(your('Spacecraft'))] },
    },
    {
      title: 'Burn It Again',
      climactic: true,
      end: allOf(happens(falls(opponents('Character'))), happens(raids(your('permanent')), 3)),
      sp: 1,
    },
  ],
  back: {
    name: 'Ash Has No Kin',
    becomes: 'Completed Storyline',
    reward: [sacrifice('each player', your('Location'))],
  },
  flavor: 'Family is whoever smells of the same smoke.',
  printing: { set: 'AST', number: 172, rarity: 'uncommon' },
});
