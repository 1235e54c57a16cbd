import { OBJECTS } from '../device/device';
import type { Direction } from '../direction';
import { keysOf } from '../drawing/table';
import { VIEWS } from '../homeworld/views';
import { FAST, SLOW } from '../maneuver/maneuver';
import { PLACES } from '../place/place';
import { WEIGHTS } from '../pose/weights';
import { FLEETS } from '../ship/makes';
import { FIGURES } from '../storyline/storyline';
import type { ArtSubject } from '../subject';
import { suggestionFor } from './suggest';

/** The one choice that decides what a picture is of, and the words for it that suit the card. */
export interface Archetype {
  readonly key: keyof Direction;
  readonly words: readonly string[];
}

export function archetypeOf(subject: ArtSubject): Archetype {
  const suggested = suggestionFor(subject);
  const faction = subject.factions[0] ?? 'Independent';
  const [drive = 'Duty'] = subject.drives ?? [];
  switch (subject.type) {
    case 'Character':
      return { key: 'pose', words: suggested.pose ?? keysOf(WEIGHTS[faction] as Record<string, number>) };
    case 'Spacecraft':
      return { key: 'make', words: suggested.make ?? FLEETS[faction] };
    case 'Location':
      return { key: 'place', words: suggested.place ?? PLACES[faction] };
    case 'Device':
      return { key: 'object', words: suggested.object ?? OBJECTS[faction] };
    case 'Homeworld':
      return { key: 'homeView', words: keysOf(VIEWS) };
    case 'Storyline':
    case 'Completed Storyline':
      return { key: 'object', words: suggested.object ?? FIGURES[drive] };
    case 'Maneuver':
      return subject.speed === 'Fast' ? { key: 'fast', words: keysOf(FAST) } : { key: 'slow', words: keysOf(SLOW) };
  }
}
