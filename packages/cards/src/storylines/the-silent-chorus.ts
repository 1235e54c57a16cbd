import { storyline } from '@astris/engine/language';
import {
  any,
  C,
  discarding,
  draw,
  fall,
  falls,
  happens,
  lose,
  opponents,
  target,
  turnEnds,
} from '@astris/engine/language/words';

export default storyline({
  id: 'the-silent-chorus',
  name: 'The Silent Chorus',
  acts: ['II', 'III'],
  cost: C(3),
  drives: ['Vengeance'],
  tone: 'Cursed',
  bound: false,
  chapters: [
    { title: 'A Held Breath', end: happens(turnEnds('each player'), 2), reward: [lose(C(1), 'each player')] },
    {
      title: 'The Rest Between',
      end: happens(falls(any('Character'))),
      sp: 1,
      reward: [draw(1)],
      skip: { cost: [C(3), discarding(1)] },
    },
    { title: 'No One Sings', climactic: true, end: happens(falls(any('Character')), 2) },
  ],
  back: {
    name: 'Silence, Held',
    becomes: 'Completed Storyline',
    sp: 1,
    reward: [fall(target(opponents('Character', 'damaged')))],
  },
  flavor: 'The loudest verse is the one they leave out.',
  printing: { set: 'AST', number: 194, rarity: 'uncommon' },
});
