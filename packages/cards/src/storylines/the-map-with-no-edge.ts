import { storyline } from '@astris/engine/language';
import {
  allOf,
  anyOf,
  C,
  draw,
  enters,
  gain,
  happens,
  isBound,
  raids,
  self,
  takeControl,
  turnEnds,
  when,
  your,
} from '@astris/engine/language/words';

export default storyline({
  id: 'the-map-with-no-edge',
  name: 'The Map With No Edge',
  cost: C(2),
  drives: ['Freedom', 'Truth'],
  tone: 'Aspirational',
  bound: true,
  chapters: [
    { title: 'Past the Legend', end: happens(isBound()), reward: [draw(1)], sp: 1 },
    {
      title: 'Here, Nothing',
      end: allOf(happens(enters(your('Location'))), happens(enters(your('Spacecraft')))),
      reward: [gain(C(2))],
      sp: 1,
      skip: { cost: [C(5)] },
    },
    {
      title: 'The Edge, at Last',
      climactic: true,
      end: anyOf(happens(enters(your('Spacecraft')), 2), happens(turnEnds(), 6)),
      sp: 1,
    },
  ],
  back: {
    name: 'Edge of the Map',
    becomes: 'Spacecraft',
    power: 2,
    hull: 5,
    keywords: ['Enduring', 'Vigilant'],
    reward: [takeControl(self, 'for good', 'loser')],
    abilities: [when(raids(self), draw(1))],
  },
  flavor: 'The paper ended. She drew on the table.',
  printing: { set: 'AST', number: 186, rarity: 'common' },
});
