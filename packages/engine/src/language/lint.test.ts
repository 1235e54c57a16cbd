import { describe, expect, test } from 'vitest';
import type { BackFace, Card, Chapter, StorylineCard } from './card';
import { device, homeworld, location, maneuver, spacecraft, storyline } from './card';
import { idOf, lintCard, lintPool, problemText } from './lint';
import type { Ability, Effect } from './vocabulary';
import * as w from './words';

const printing = { set: 'TST', number: 1, rarity: 'common' } as const;
const tale = (change: Partial<Omit<StorylineCard, 'type' | 'id'>> = {}) =>
  storyline({
    id: 'a-tale',
    name: 'A Tale',
    cost: w.C(2),
    drives: ['Duty'],
    bound: true,
    chapters: [
      { title: 'One', end: w.happens(w.isBound()), sp: 1 },
      { title: 'Two', end: w.happens(w.turnEnds(), 2) },
      { title: 'Three', climactic: true, end: w.happens(w.winsConflict(w.bound), 2), sp: 2 },
    ],
    back: { name: 'Told', becomes: 'Completed Storyline', reward: [w.gain(w.CP(2), 'winner')] },
    printing,
    ...change,
  });
const told = (at: 0 | 1 | 2, change: Partial<Chapter>, more: Partial<StorylineCard> = {}) => {
  const chapters = [...tale().chapters] as StorylineCard['chapters'];
  chapters[at] = { ...chapters[at], ...change };
  return tale({ chapters, ...more });
};
const behind = (back: BackFace & { reward?: Effect[]; reversalReward?: Effect[] }) =>
  tale({ back: { reward: [w.draw(1)], ...back } });
const order = (effect: Effect[], CP = 2) =>
  maneuver({ id: 'order', name: 'Order', faction: 'Independent', speed: 'Slow', cost: { CP }, effect, printing });
const tool = (...abilities: Ability[]) =>
  device({ id: 'tool', name: 'Tool', faction: 'Independent', cost: w.C(1), abilities, printing });
const ship = { id: 'ship', name: 'Ship', faction: 'Independent', cost: w.C(1), power: 1, hull: 2, printing } as const;
const place = { id: 'place', name: 'Place', faction: 'Independent', cost: w.C(1), defense: 2, printing } as const;
const seat = {
  id: 'seat',
  name: 'Seat',
  factions: ['Free Drift'] as ['Free Drift'],
  treasury: 8,
  income: 3,
  command: 2,
  bastion: 0,
  abilities: [w.when(w.turnEnds(), w.gain(w.C(1)))],
  printing,
};
const reversal = (live = w.happens(w.falls(w.bound)), sp?: number): StorylineCard['reversal'] => ({
  live,
  chapter: { title: 'Other', climactic: true, end: w.happens(w.falls(w.opponents('Character'))), sp },
});

const theirShip = w.target(w.opponents('Spacecraft'));
const theirTale = w.target(w.opponents('Storyline', 'in progress'));

const WRONG: [title: string, card: Card, check: string][] = [
  ['an id that is not the name’s', spacecraft({ ...ship, id: 'boat' }), 'id'],
  ['2 Act numerals printed twice', spacecraft({ ...ship, acts: ['I', 'I'] }), 'acts'],
  ['3.1 a cost above the Treasury’s cap', spacecraft({ ...ship, cost: w.C(21) }), 'cost'],
  ['1.6 half a point of Power', spacecraft({ ...ship, power: 0.5 }), 'number'],
  ['6.1 a Homeworld that starts with 13C', homeworld({ ...seat, treasury: 13 }), 'homeworld'],
  ['6.1 a Homeworld without an ability', homeworld({ ...seat, abilities: [] }), 'homeworld'],
  ['a Location for Act I that prints 2 SP', location({ ...place, sp: 2 }), 'sp'],
  ['"it" with nothing before it', order([w.ready(w.it)]), 'it'],
  ['"it" after a turn’s end, which has no subject', tool(w.when(w.turnEnds(), w.ready(w.it))), 'it'],
  [
    '"it" after a target that one branch alone has',
    order([w.iff(w.hand('you', { atMost: 1 }), w.ready(theirShip)), w.destroy(w.it)]),
    'it',
  ],
  ['8.3.1 the Bound Character outside a Storyline', order([w.ready(w.bound)]), 'bound'],
  [
    '8.3.1 the Bound Character of a Player Storyline',
    told(2, { end: w.happens(w.attacks(w.bound)) }, { bound: false }),
    'bound',
  ],
  ['8.4.1 Aligned outside a Storyline', order([w.iff(w.aligned, w.draw(1))]), 'bound'],
  [
    '8.9.2 the Bound Character on a back face',
    behind({ name: 'Told', becomes: 'Completed Storyline', reward: [w.ready(w.bound)] }),
    'bound',
  ],
  ['8.11.1 a Partner on a Storyline without Partner', told(1, { end: w.happens(w.attacks(w.partner)) }), 'partner'],
  ['6.5 a host without Attach', tool(w.always(w.modify(w.host, 'power', 1))), 'host'],
  ['11.1 a target in a static ability', tool(w.always(w.modify(theirShip, 'power', -1))), 'target'],
  ['11.1 no target at all', order([w.ready(w.target(w.your('Spacecraft'), { count: 0 }))]), 'target'],
  ['9.4.0b the winner of the Act outside a back reward', order([w.draw(1, 'winner')]), 'winner'],
  [
    '9.4.0b the loser of the Act in an ability of a back face',
    behind({ name: 'Told', becomes: 'Completed Storyline', abilities: [w.when(w.turnEnds(), w.draw(1, 'loser'))] }),
    'winner',
  ],
  [
    '9.4.0b control for the loser of the Act outside a back reward',
    order([w.takeControl(w.target(w.your('Device')), 'for good', 'loser')]),
    'winner',
  ],
  [
    '9.4.0b control for the winner of the Act in the reward of a Chapter',
    told(1, { reward: [w.takeControl(w.bound, 'for good', 'winner')] }),
    'winner',
  ],
  [
    '8.10.4 a Storyline that the loser of the Act takes',
    behind({
      name: 'Told',
      becomes: 'Completed Storyline',
      reward: [w.takeControl(w.target(w.your('Storyline')), 'for good', 'loser')],
    }),
    'stays',
  ],
  ['"another" on a Maneuver', order([w.ready(w.target(w.another(w.your('Spacecraft'))))]), 'another'],
  [
    '8.10.4 a Bound Character that is Fallen',
    told(1, { end: w.allOf(w.happens(w.turnEnds()), w.is(w.bound, 'Fallen')) }),
    'never',
  ],
  ['6.9 a damaged Device', order([w.destroy(w.target(w.any('Device', 'damaged')))]), 'never'],
  ['7.1 ready and activated at once', order([w.destroy(w.target(w.any('Device', 'ready', 'activated')))]), 'never'],
  ['8.6.5 a Cursed Location', order([w.destroy(w.target(w.any('Location', 'Cursed')))]), 'never'],
  [
    '8.6.5 a Storyline of both tones',
    tool(w.when(w.chapterEnds(w.your('Storyline', 'Aspirational', 'Cursed')), w.draw(1))),
    'never',
  ],
  ['6.3 a Spacecraft that falls', told(1, { end: w.happens(w.falls(w.any('Spacecraft'))) }), 'never'],
  ['12.6 a seized Character', told(1, { end: w.happens(w.seized(w.any('Character'))) }), 'never'],
  [
    '3.1 a Treasury of more than 20C',
    told(1, { end: w.allOf(w.happens(w.turnEnds()), w.treasury('you', { atLeast: 21 })) }),
    'never',
  ],
  ['8.5.4 counted events outside a Storyline', tool(w.when(w.turnEnds(), w.draw(1), w.happens(w.turnEnds()))), 'never'],
  ['8.9.6 a back face that enters', told(1, { end: w.happens(w.enters(w.your('Completed Storyline'))) }), 'never'],
  ['8.10.1 Bind on a card without it', tool(w.when(w.isBound(), w.draw(1))), 'never'],
  ['8.8.4 a removal of Storylines for 4 CP', order([w.removeStoryline(theirTale)], 4), 'disruption'],
  ['8.8.4 a removal by a Device', tool(w.pay(w.C(9), w.removeStoryline(theirTale))), 'disruption'],
  [
    '8.8.4 a removal of one’s own Storyline',
    order([w.removeStoryline(w.target(w.your('Storyline')))], 6),
    'disruption',
  ],
  ['8.8.2 destroying a Storyline', order([w.destroy(theirTale)]), 'stays'],
  ['3.6 sacrificing a Homeworld', tool(w.pay(w.sacrificing(w.your('Homeworld')), w.draw(1))), 'stays'],
  ['13.1 a static ability that draws', tool(w.always(w.draw(1))), 'static'],
  [
    '13.1 a static ability for one turn',
    tool(w.always(w.modify(w.all(w.your('Spacecraft')), 'power', 1, 'this turn'))),
    'static',
  ],
  [
    '13.3 Power that asks for Power',
    tool(w.always(w.modify(w.all(w.your('Spacecraft', w.without(w.atLeast(3, 'power')))), 'power', 1))),
    'circle',
  ],
  [
    '13.3 Power while something has Hull',
    tool(w.always(w.modify(w.self, 'power', 1), w.controls('you', w.any('Spacecraft', w.atMost(2, 'hull'))))),
    'circle',
  ],
  ['11.1 a choice in a choice', order([w.choose(w.draw(1), w.choose(w.draw(2), w.gain(w.C(1))))]), 'choice'],
  ['11.1 damage by what a target has', order([w.damage(w.statOf('power', theirShip), theirShip)]), 'amount'],
  [
    '8.3.1 a Storyline that "is Bound"',
    order([w.iff(w.controls('you', w.any('Storyline', 'Bound')), w.draw(1))]),
    'never',
  ],
  ['a discount that is not static', order([w.discount('Device', 1)]), 'discount'],
  ['6.6 a Maneuver that lasts on the Map', order([w.grant(theirShip, 'Guard')]), 'duration'],
  ['1.6 a gain of nothing', order([w.gain(w.C(0))]), 'amount'],
  ['13.1 an activated ability without a cost', tool(w.pay([], w.draw(1))), 'cost'],
  ['3.2 a cost of 11 CP', tool(w.pay(w.CP(11), w.draw(1))), 'cost'],
  ['1.4 a cost with two discards', tool(w.pay([w.discarding(1), w.discarding(1)], w.draw(1))), 'cost'],
  ['8.6.1 a Skip that activates "this"', told(1, { skip: { cost: [w.activateThis] } }), 'cost'],
  ['8.9.5 Enduring on a front face', spacecraft({ ...ship, keywords: ['Enduring'] }), 'enduring'],
  ['14.6 Plunder on a Location', location({ ...place, keywords: [w.plunder(1)] }), 'keyword'],
  ['a keyword twice', spacecraft({ ...ship, keywords: [w.plunder(1), w.plunder(2)] }), 'keyword'],
  ['8.5.5 a second Chapter that is Climactic', told(1, { climactic: true }), 'climactic'],
  ['8.5.5 a third Chapter that is not Climactic', told(2, { climactic: undefined }), 'climactic'],
  ['a second Chapter that asks for a state alone', told(1, { end: w.controls('you', w.any('Character')) }), 'events'],
  ['8.6.5 an Aspirational Storyline that its controller can’t skip', tale({ tone: 'Aspirational' }), 'tone'],
  [
    '8.6.5 a Cursed Storyline that only its controller can skip',
    told(1, { skip: { cost: [w.C(3)], by: 'you' } }, { tone: 'Cursed' }),
    'tone',
  ],
  ['8.6.5 a last Chapter that its controller may skip', told(2, { skip: { cost: [w.C(3)] } }), 'last skip'],
  ['a Bound Storyline worth 2 SP', told(0, { sp: undefined }), 'sp'],
  ['a Player Storyline worth 3 SP', told(2, { end: w.happens(w.turnEnds()), sp: 2 }, { bound: false }), 'sp'],
  ['a Reversal worth 6 SP in all', tale({ reversal: reversal(w.happens(w.turnEnds()), 5) }), 'sp'],
  ['8.12.2 a Reversal without a reward of its own', tale({ reversal: reversal() }), 'reversal'],
  [
    '8.12.2 a Reversal reward without a Reversal',
    behind({ name: 'Told', becomes: 'Completed Storyline', reversalReward: [w.draw(1)] }),
    'reversal',
  ],
  [
    '8.3.3 SP on a Reversal that leaves nobody Bound',
    tale({ reversal: reversal(w.happens(w.falls(w.bound)), 1) }),
    'reversal',
  ],
  [
    '8.9.5 an Enduring back face that prints SP',
    behind({ name: 'Told', becomes: 'Completed Storyline', keywords: ['Enduring'], sp: 1 }),
    'enduring',
  ],
  [
    '8.9.5 a back face that fights without Enduring',
    behind({ name: 'Told', becomes: 'Spacecraft', power: 2, hull: 2 }),
    'enduring',
  ],
  [
    '8.9.5 a back face that pays without Enduring',
    behind({ name: 'Told', becomes: 'Device', abilities: [w.when(w.turnEnds(), w.gain(w.C(1)))] }),
    'enduring',
  ],
  [
    '8.9.3 a back face without a reward',
    behind({ name: 'Told', becomes: 'Completed Storyline', reward: [] }),
    'reward',
  ],
  ['a back face with the front’s name', behind({ name: 'A Tale', becomes: 'Completed Storyline' }), 'name'],
];
describe('lint finds', () => {
  for (const [title, card, check] of WRONG) {
    test(title, () => expect(lintCard(card).map((problem) => problem.check)).toContain(check));
  }
});

describe('lint lets pass', () => {
  const RIGHT: [string, Card][] = [
    ['a plain Storyline', tale()],
    ['a plain Homeworld', homeworld(seat)],
    ['"it" after a target', order([w.ready(w.target(w.your('Spacecraft'))), w.grant(w.it, 'Swift', 'this turn')])],
    [
      '"it" after both branches have a target',
      order([w.iff(w.hand('you', { atMost: 1 }), w.ready(theirShip), w.activate(theirShip)), w.damage(1, w.it)]),
    ],
    ['"it" for an event’s subject', tool(w.when(w.enters(w.your('Spacecraft')), w.ready(w.it)))],
    ['"it" for each of several', order([w.each(w.your('Spacecraft'), w.ready(w.it))])],
    [
      '9.4.0b control for the loser of the Act in a back reward',
      behind({ name: 'Told', becomes: 'Completed Storyline', reward: [w.takeControl(w.self, 'for good', 'loser')] }),
    ],
    ['8.8.4 a removal for 5 CP', order([w.removeStoryline(theirTale)], 5)],
    [
      '8.12.1 a Reversal that is live when the Bound Character falls',
      tale({ reversal: reversal(), back: { ...tale().back, reversalReward: [w.draw(1)] } }),
    ],
  ];
  for (const [title, card] of RIGHT) test(title, () => expect(lintCard(card)).toEqual([]));
});

describe('lint of a pool', () => {
  test('finds ids, names and collector numbers that two cards share', () => {
    const checks = lintPool([spacecraft(ship), spacecraft(ship)]).map((problem) => problem.check);
    expect(checks).toEqual(['id', 'name', 'collector number']);
  });
  test('a problem reads as card, place and reason', () => {
    const [problem] = lintCard(spacecraft({ ...ship, id: 'boat' }));
    expect(problem && problemText(problem)).toBe('boat, id: the id of "Ship" is ship');
  });
  test('an id has neither apostrophes nor accents', () => {
    expect([idOf('Halden’s Rest'), idOf("Halden's Rest"), idOf('Élan, the Last')]).toEqual([
      'haldens-rest',
      'haldens-rest',
      'elan-the-last',
    ]);
  });
});
