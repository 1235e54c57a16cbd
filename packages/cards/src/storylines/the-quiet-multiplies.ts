import { storyline } from '@astris/engine/language';
import { allOf, C, CP, discard, gain, hand, happens, lose, treasury, turnEnds } from '@astris/engine/language/words';

export default storyline({
  id: 'the-quiet-multiplies',
  name: 'The Quiet Multiplies',
  cost: C(3),
  drives: ['Vengeance', 'Ambition'],
  tone: 'Cursed',
  bound: false,
  chapters: [
    { title: 'One Note Missing', end: happens(turnEnds('each player'), 3), reward: [discard(1, 'each player')] },
    {
      title: 'Two',
      end: allOf(happens(turnEnds('each player'), 3), hand('opponent', { atMost: 4 })),
      reward: [lose(C(2), 'opponent')],
      sp: 1,
      skip: { cost: [C(4)], by: 'opponent' },
    },
    {
      title: 'Every Other One',
      climactic: true,
      end: allOf(happens(turnEnds('each player'), 6), treasury('opponent', { atMost: 3 })),
      sp: 1,
    },
  ],
  back: { name: 'The Quiet, Entire', becomes: 'Completed Storyline', reward: [discard(1, 'opponent'), gain(CP(1))] },
  flavor: 'You will notice when it is the only thing left to hear.',
  printing: { set: 'AST', number: 189, rarity: 'common' },
});
