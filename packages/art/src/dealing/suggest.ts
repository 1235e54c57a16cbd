import type { Direction } from '../direction';
import { FIGURES } from '../storyline/storyline';
import type { ArtSubject } from '../subject';
import { NAMES } from './names';
import type { Suggestion } from './suggestion';
import { TRAITS } from './traits';

type Key = keyof Direction;

/** What each type of card can be told by its name and traits. */
const TOLD: Readonly<Record<ArtSubject['type'], readonly Key[]>> = {
  Homeworld: [],
  Character: ['pose', 'prop', 'halo'],
  Spacecraft: ['make'],
  Location: ['place'],
  Device: ['object'],
  Maneuver: [],
  Storyline: ['object'],
  'Completed Storyline': ['object'],
};

/** What a card's name, its traits and (for a Storyline) its Drives suggest, the nearest first. */
export function suggestionFor({ id, type, traits = [], drives = [] }: ArtSubject): Suggestion {
  const words = id.split('-').flatMap((word) => NAMES[word] ?? []);
  const kinds = traits.flatMap((trait) => TRAITS[trait] ?? []);
  const story = type === 'Storyline' || type === 'Completed Storyline';
  const figures: Suggestion[] = story ? drives.slice(0, 1).map((drive) => ({ object: FIGURES[drive] })) : [];
  const sources = [...words, ...kinds, ...figures];
  const told = TOLD[type].flatMap((key) => {
    const source = sources.find((suggestion) => suggestion[key] !== undefined);
    return source ? [[key, source[key]]] : [];
  });
  return Object.fromEntries(told) as Suggestion;
}
