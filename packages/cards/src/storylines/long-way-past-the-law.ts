import { storyline } from '@astris/engine/language';
import {
  anyOf,
  bound,
  C,
  CP,
  discarding,
  draw,
  enters,
  gain,
  grant,
  happens,
  isBound,
  lose,
  plunder,
  raids,
  your,
} from '@astris/engine/language/words';

export default storyline({
  id: 'long-way-past-the-law',
  name: 'Long Way Past the Law',
  cost: C(3),
  drives: ['Freedom', 'Ambition'],
  tone: 'Aspirational',
  bound: true,
  chapters: [
    { title: 'Cast Off', end: happens(isBound()), reward: [grant(bound, 'Elusive', 'this Act')], sp: 1 },
    {
      title: 'Past the Buoys',
      end: happens(raids(your('Spacecraft')), 3),
      reward: [gain(CP(1)), draw(1)],
      sp: 1,
      skip: { cost: [discarding(2)] },
    },
    {
      title: 'Off the Charts',
      climactic: true,
      end: anyOf(happens(raids(bound), 3), happens(enters(your('Spacecraft')), 2)),
      sp: 1,
    },
  ],
  back: {
    name: 'The Long Way Home',
    becomes: 'Spacecraft',
    power: 2,
    hull: 4,
    keywords: ['Enduring', 'Elusive', plunder(1)],
    reward: [lose(C(2), 'opponent')],
  },
  flavor: 'The law is a small place with a large map.',
  printing: { set: 'AST', number: 173, rarity: 'common' },
});
