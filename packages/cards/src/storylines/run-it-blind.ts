import { storyline } from '@astris/engine/language';
import {
  allOf,
  attacks,
  bound,
  C,
  CP,
  draw,
  gain,
  happens,
  is,
  isBound,
  not,
  self,
  takeControl,
} from '@astris/engine/language/words';

export default storyline({
  id: 'run-it-blind',
  name: 'Run It Blind',
  acts: ['I', 'II'],
  cost: C(2),
  drives: ['Freedom', 'Ambition'],
  tone: 'Aspirational',
  bound: true,
  chapters: [
    { title: 'Lights Out', end: happens(isBound()), reward: [gain(C(1))], sp: 1 },
    { title: 'Through the Needle', end: happens(attacks(bound), 2), reward: [draw(1)], sp: 1, skip: { cost: [CP(3)] } },
    {
      title: 'Out the Far Side',
      climactic: true,
      end: allOf(happens(attacks(bound), 2), not(is(bound, 'damaged'))),
      sp: 1,
    },
  ],
  back: {
    name: 'Blindrunner',
    becomes: 'Spacecraft',
    power: 2,
    hull: 2,
    keywords: ['Enduring', 'Elusive', 'Swift'],
    reward: [takeControl(self, 'for good', 'loser')],
  },
  flavor: 'She shut her eyes first, so the dark would not have to.',
  printing: { set: 'AST', number: 178, rarity: 'common' },
});
