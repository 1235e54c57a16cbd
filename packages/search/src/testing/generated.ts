/** Cards made from a number, as many as one likes, each of a shape that the rules allow. */
import {
  ACTS,
  type Act,
  type Card,
  character,
  DRIVES,
  FACTIONS,
  KEYWORDS,
  type Keyword,
  maneuver,
  type Printing,
  spacecraft,
  storyline,
} from '@astris/engine/language';
import {
  C,
  CP,
  draw,
  gain,
  happens,
  isBound,
  pay,
  plunder,
  self,
  turnEnds,
  when,
  winsConflict,
} from '@astris/engine/language/words';

const SYLLABLES = ['ar', 'bel', 'cor', 'dun', 'él', 'fen', 'gal', 'hesk', 'ith', 'jor', 'kael', 'lum'];
const TRAITS = ['Priest', 'Noble', 'Pilot', 'Warship', 'Court'];

/** Figures that look random and are the same in every run. */
const figure = (seed: number, place: number, below: number): number => {
  let mixed = (seed * 2654435761 + place * 40503) >>> 0;
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 2246822519) >>> 0;
  mixed ^= mixed >>> 13;
  return (mixed >>> 0) % below;
};
const pick = <T>(list: readonly T[], seed: number, place: number): T => list[figure(seed, place, list.length)] as T;
const nameOf = (seed: number, place: number): string => {
  const said = [0, 1, 2].map((part) => pick(SYLLABLES, seed, place + part)).join('');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)} ${seed}`;
};
const actsOf = (seed: number): readonly Act[] | undefined =>
  pick<readonly Act[] | undefined>([undefined, ['I'], ['I', 'II'], ['II', 'III'], [...ACTS]], seed, 1);

/** The card of that number, always the same. */
export function generatedCard(seed: number): Card {
  const printing: Printing = {
    set: pick(['AST', 'NOX'], seed, 2),
    number: seed,
    rarity: pick(['common', 'uncommon', 'rare'] as const, seed, 3),
  };
  const head = {
    id: `card-${seed}`,
    name: nameOf(seed, 4),
    acts: actsOf(seed),
    traits: [pick(TRAITS, seed, 7)],
    printing,
  };
  const unique = figure(seed, 8, 3) === 0 ? { unique: true as const } : {};
  const faction = pick(FACTIONS, seed, 9);
  const keywords: Keyword[] = figure(seed, 10, 2) ? [pick(KEYWORDS, seed, 11)] : [];
  const cost = C(figure(seed, 12, 9));
  const power = figure(seed, 13, 7);
  switch (figure(seed, 14, 4)) {
    case 0: {
      const [drive, other] = [pick(DRIVES, seed, 15), pick(DRIVES, seed, 16)];
      const abilities = [when(winsConflict(self), gain(C(1 + figure(seed, 17, 3))))];
      const front = { drives: [drive] as [typeof drive], power, resolve: 1 + figure(seed, 18, 6), keywords, abilities };
      const fallen = { name: nameOf(seed, 19), drives: [other] as [typeof other], power: power + 1, resolve: 2 };
      return character({ ...head, ...unique, faction, cost, front, fallen });
    }
    case 1: {
      const abilities = [pay(CP(1), draw(1), { speed: pick(['Slow', 'Fast'] as const, seed, 20) })];
      const raids: Keyword[] = figure(seed, 21, 4) === 0 ? [plunder(2)] : [];
      return spacecraft({
        ...head,
        ...unique,
        faction,
        cost,
        power,
        hull: 1 + figure(seed, 22, 6),
        keywords: [...keywords, ...raids],
        abilities,
      });
    }
    case 2:
      return maneuver({
        ...head,
        faction,
        speed: pick(['Slow', 'Fast'] as const, seed, 23),
        cost: CP(figure(seed, 12, 6)),
        effect: [draw(2)],
      });
    default: {
      const chapter = (at: number) => ({
        title: nameOf(seed, 24 + at),
        end: happens(turnEnds(), 1 + figure(seed, 30 + at, 4)),
      });
      const bound = figure(seed, 33, 2) === 0;
      const first = bound ? { ...chapter(0), end: happens(isBound()) } : chapter(0);
      const third = { ...chapter(2), climactic: true as const, sp: 1 + figure(seed, 34, 3) };
      const tone = pick([undefined, 'Cursed', 'Aspirational'] as const, seed, 35);
      return storyline({
        ...head,
        cost,
        drives: [pick(DRIVES, seed, 36)],
        ...(tone ? { tone } : {}),
        bound,
        chapters: [first, chapter(1), third],
        back: { name: nameOf(seed, 37), becomes: 'Completed Storyline', reward: [gain(C(2))] },
      });
    }
  }
}
export const generatedCards = (count: number): Card[] =>
  Array.from({ length: count }, (_, seed) => generatedCard(seed));
