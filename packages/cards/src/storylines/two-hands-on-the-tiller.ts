import { storyline } from '@astris/engine/language';
import {
  anyOf,
  bound,
  C,
  CP,
  discarding,
  enters,
  gain,
  happens,
  isBound,
  partner,
  ready,
  self,
  takeControl,
  winsConflict,
  your,
} from '@astris/engine/language/words';

export default storyline({
  id: 'two-hands-on-the-tiller',
  name: 'Two Hands on the Tiller',
  cost: C(2),
  drives: ['Freedom', 'Duty'],
  tone: 'Aspirational',
  bound: true,
  partner: true,
  chapters: [
    { title: 'One Hand', end: happens(isBound()), reward: [gain(CP(1))], sp: 1 },
    {
      title: 'The Other',
      end: anyOf(happens(winsConflict(partner)), happens(winsConflict(bound), 2)),
      reward: [ready(bound), ready(partner)],
      sp: 1,
      skip: { cost: [discarding(2)] },
    },
    {
      title: 'Through the Narrows',
      climactic: true,
      end: anyOf(happens(winsConflict(your('permanent')), 5), happens(enters(your('Spacecraft')), 3)),
      sp: 1,
    },
  ],
  back: {
    name: 'The Narrows-Runner',
    becomes: 'Spacecraft',
    power: 3,
    hull: 4,
    keywords: ['Enduring', 'Swift'],
    reward: [takeControl(self, 'for good', 'loser')],
  },
  flavor: 'One to steer, one to argue.',
  printing: { set: 'AST', number: 198, rarity: 'uncommon' },
});
