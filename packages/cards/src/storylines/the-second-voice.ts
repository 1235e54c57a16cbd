import { storyline } from '@astris/engine/language';
import {
  all,
  allOf,
  any,
  anyOf,
  attacks,
  bound,
  C,
  CP,
  controls,
  falls,
  gain,
  happens,
  isBound,
  lose,
  not,
  numberOf,
  ready,
  treasury,
  winsConflict,
  your,
} from '@astris/engine/language/words';

export default storyline({
  id: 'the-second-voice',
  name: 'The Second Voice',
  cost: C(3),
  drives: ['Vengeance', 'Devotion'],
  tone: 'Cursed',
  bound: true,
  chapters: [
    { title: 'Listen', end: happens(isBound()), reward: [gain(CP(1))], sp: 1 },
    {
      title: 'Answer',
      end: anyOf(happens(falls(any('Character')), 2), happens(attacks(bound), 3)),
      reward: [gain(C(numberOf(your('Character', 'Fallen'))))],
      sp: 1,
      skip: { cost: [C(4)] },
    },
    {
      title: 'In Unison',
      climactic: true,
      end: happens(winsConflict(your('Character', 'Fallen')), 2),
      sp: 2,
      skip: {
        when: allOf(treasury('you', { atMost: 0 }), not(controls('you', any('Character', 'Fallen')))),
        by: 'opponent',
      },
    },
  ],
  back: {
    name: 'One Throat, Two Songs',
    becomes: 'Completed Storyline',
    reward: [ready(all(your('Character', 'Fallen'))), lose(C(2), 'opponent')],
  },
  flavor: 'It sings a little behind you. Then a little ahead.',
  printing: { set: 'AST', number: 192, rarity: 'uncommon' },
});
