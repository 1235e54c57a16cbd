/** Checks on names, ids and printed numbers (4, 6). */
import type { Card } from '../card';
import { error, type Finding } from './problem';

/** The id that a name has: "Halden’s Rest" is haldens-rest. */
export const idOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const whole = (where: string, figures: Record<string, number | undefined>, least: number): Finding[] =>
  Object.entries(figures)
    .filter(([, n]) => n !== undefined && (!Number.isInteger(n) || n < least))
    .map(([name, n]) => error('number', where, `${name} is ${n}; it is a whole number from ${least} up (1.6)`));
const between = (name: string, n: number, least: number, most: number): Finding[] =>
  n >= least && n <= most && Number.isInteger(n)
    ? []
    : [error('homeworld', 'front face', `${name} is ${n}, not within ${least} to ${most} (6.1)`)];

const figures = (card: Card): Finding[] => {
  switch (card.type) {
    case 'Homeworld':
      return [
        ...between('Treasury', card.treasury, 6, 12),
        ...between('Income', card.income, 2, 4),
        ...between('Command', card.command, 1, 3),
        ...between('Bastion', card.bastion, 0, 2),
        ...(card.abilities.length ? [] : [error('homeworld', 'front face', 'a Homeworld prints an ability (6.1)')]),
        ...(card.factions.some((name) => name === 'Independent')
          ? [error('homeworld', 'front face', 'Independent is no faction (4.4)')]
          : []),
      ];
    case 'Character':
      return [card.front, card.fallen].flatMap(({ name, power, resolve, sp }) => [
        ...whole(name, { power, sp }, 0),
        ...whole(name, { resolve }, 1),
      ]);
    case 'Spacecraft':
      return [
        ...whole('front face', { power: card.power, sp: card.sp, income: card.income }, 0),
        ...whole('front face', { hull: card.hull }, 1),
      ];
    case 'Location':
      return [
        ...whole('front face', { income: card.income, command: card.command, sp: card.sp }, 0),
        ...whole('front face', { defense: card.defense }, 1),
        ...((card.sp ?? 0) > 1 && (card.acts ?? ['I']).includes('I')
          ? [error('sp', 'front face', 'a Location that may be played in Act I prints at most 1 SP')]
          : []),
      ];
    case 'Storyline': {
      const { back } = card;
      const chapters = card.chapters.flatMap(({ title, sp }) => whole(title, { sp }, 1));
      if (back.becomes === 'Location') return [...chapters, ...whole(back.name, { defense: back.defense }, 1)];
      if (back.becomes === 'Spacecraft') {
        return [
          ...chapters,
          ...whole(back.name, { hull: back.hull }, 1),
          ...whole(back.name, { power: back.power }, 0),
        ];
      }
      if (back.becomes === 'Character') {
        return [
          ...chapters,
          ...whole(back.name, { resolve: back.resolve }, 1),
          ...whole(back.name, { power: back.power }, 0),
        ];
      }
      return chapters;
    }
    case 'Device':
      return whole('front face', { sp: card.sp }, 0);
    case 'Maneuver':
      return card.effect.length ? [] : [error('effect', 'effect', 'a Maneuver has an effect (6.6)')];
  }
};
const cost = (card: Card): Finding[] => {
  if (card.type === 'Homeworld') return [];
  const [price, cap] = 'CP' in card.cost ? [card.cost.CP, 10] : [card.cost.C, 20];
  return Number.isInteger(price) && price >= 0 && price <= cap
    ? []
    : [error('cost', 'cost', `a cost is a whole number from 0 to ${cap} (3.1, 3.2)`)];
};

export const numbers = (card: Card): Finding[] => [
  ...(card.id === idOf(card.name) ? [] : [error('id', 'id', `the id of "${card.name}" is ${idOf(card.name)}`)]),
  ...(card.acts && (card.acts.length === 0 || new Set(card.acts).size < card.acts.length)
    ? [error('acts', 'acts', 'Act numerals are printed once each, or none at all (4.3)')]
    : []),
  ...(card.type === 'Character' && card.fallen.name === card.name
    ? [error('name', 'Fallen face', 'the Fallen face has a name of its own')]
    : []),
  ...cost(card),
  ...figures(card),
];
