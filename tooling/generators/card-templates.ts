import type { Card, Faction } from '@astris/engine/language';

export type Type = Card['type'];
interface Blank {
  id: string;
  name: string;
  faction: Faction;
  number: number;
}

const file = (type: Type, words: string, { id, name, number }: Blank, lines: string[]) => {
  const make = type.toLowerCase();
  return [
    `import { ${make} } from '@astris/engine/language';`,
    `import { ${words} } from '@astris/engine/language/words';`,
    '',
    `export default ${make}({`,
    `  id: '${id}',`,
    `  name: '${name.replaceAll("'", '’')}',`,
    ...lines.map((line) => `  ${line}`),
    `  printing: { set: 'AST', number: ${number}, rarity: 'common' },`,
    '});',
    '',
  ].join('\n');
};
const of = ({ faction }: Blank) => `faction: '${faction}',`;

/** The smallest card of each type that lint lets pass, to be written over. */
export const TEMPLATES: Record<Type, (card: Blank) => string> = {
  Character: (card) =>
    file('Character', 'C, falls, gain, self, when, winsConflict', card, [
      of(card),
      'cost: C(3),',
      'front: {',
      "  drives: ['Duty'],",
      '  power: 2,',
      '  resolve: 3,',
      '  abilities: [when(winsConflict(self), gain(C(1)))],',
      '},',
      'fallen: {',
      `  name: '${card.name.replaceAll("'", '’')}, Fallen',`,
      "  drives: ['Vengeance'],",
      '  power: 3,',
      '  resolve: 2,',
      '  abilities: [when(falls(self), gain(C(1)))],',
      '},',
    ]),
  Homeworld: (card) =>
    file('Homeworld', 'CP, gain, seized, opponents, when', card, [
      `factions: ['${card.faction}'],`,
      'treasury: 9,',
      'income: 3,',
      'command: 2,',
      'bastion: 1,',
      "abilities: [when(seized(opponents('Location')), gain(CP(1)))],",
    ]),
  Spacecraft: (card) =>
    file('Spacecraft', 'C', card, [of(card), 'cost: C(3),', 'power: 2,', 'hull: 3,', "keywords: ['Swift'],"]),
  Location: (card) =>
    file('Location', 'C, draw, enters, self, when', card, [
      of(card),
      'cost: C(3),',
      'defense: 3,',
      'income: 1,',
      'abilities: [when(enters(self), draw(1))],',
    ]),
  Device: (card) =>
    file('Device', 'always, C, host, modify', card, [
      of(card),
      "attach: 'Character',",
      'cost: C(2),',
      "abilities: [always(modify(host, 'resolve', 1))],",
    ]),
  Maneuver: (card) =>
    file('Maneuver', 'any, CP, damage, target', card, [
      of(card),
      "speed: 'Slow',",
      'cost: CP(2),',
      "effect: [damage(2, target(any('Character')))],",
    ]),
  Storyline: (card) =>
    file('Storyline', 'any, C, controls, CP, gain, happens, turnEnds, winsConflict, your', card, [
      'cost: C(2),',
      "drives: ['Duty'],",
      'bound: false,',
      'chapters: [',
      "  { title: 'One', end: controls('you', any('Character'), 2), reward: [gain(CP(1))] },",
      "  { title: 'Two', end: happens(turnEnds(), 2), skip: { cost: [C(4)] } },",
      "  { title: 'Three', climactic: true, end: happens(winsConflict(your('permanent')), 2), sp: 1 },",
      '],',
      'back: {',
      `  name: '${card.name.replaceAll("'", '’')}, Told',`,
      "  becomes: 'Completed Storyline',",
      '  reward: [gain(C(2))],',
      '},',
    ]),
};
