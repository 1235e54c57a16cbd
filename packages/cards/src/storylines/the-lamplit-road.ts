import { storyline } from '@astris/engine/language';
import {
  all,
  any,
  anyOf,
  C,
  CP,
  controls,
  discarding,
  draw,
  gain,
  happens,
  heal,
  redeem,
  redeemed,
  target,
  turnEnds,
  winsConflict,
  your,
} from '@astris/engine/language/words';

export default storyline({
  id: 'the-lamplit-road',
  name: 'The Lamplit Road',
  cost: C(2),
  drives: ['Devotion', 'Truth'],
  tone: 'Aspirational',
  bound: false,
  chapters: [
    { title: 'Set Out', end: controls('you', any('Character'), 2), reward: [gain(CP(1))] },
    {
      title: 'The Long Middle',
      end: happens(turnEnds(), 3),
      reward: [draw(1)],
      sp: 1,
      skip: { cost: [discarding(2)] },
    },
    {
      title: 'Arrival',
      climactic: true,
      end: anyOf(happens(redeemed(your('Character'))), happens(winsConflict(your('permanent')), 4)),
      sp: 1,
    },
  ],
  back: {
    name: 'The Road Behind',
    becomes: 'Completed Storyline',
    reward: [heal(2, all(your('Character'))), redeem(target(your('Character', 'Fallen'), { upTo: true }))],
  },
  flavor: 'Walk until you can see the next lamp. Then do it again.',
  printing: { set: 'AST', number: 182, rarity: 'common' },
});
