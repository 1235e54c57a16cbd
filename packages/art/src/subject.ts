import type { Drive, Faction } from './faction';
import type { Tone } from './storyline/paths';

export type SubjectType =
  | 'Homeworld'
  | 'Character'
  | 'Spacecraft'
  | 'Location'
  | 'Device'
  | 'Maneuver'
  | 'Storyline'
  | 'Completed Storyline';

/** What a picture is drawn from: a card, and the face of it that is seen. */
export interface ArtSubject {
  /** The card's id. Both faces of a card share it, and so they stay one subject. */
  readonly id: string;
  /** `back` is the back face of a Storyline (8.8), not the back of the card. */
  readonly face: 'front' | 'fallen' | 'back';
  readonly type: SubjectType;
  /** Storylines have none. */
  readonly factions: readonly Faction[];
  readonly drives?: readonly Drive[];
  readonly traits?: readonly string[];
  /** Of a Maneuver: a fast one is a blow, a slow one is calm. */
  readonly speed?: 'Fast' | 'Slow';
  /** Of a Storyline. */
  readonly tone?: Tone;
}
