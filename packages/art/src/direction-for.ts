import { suggestionFor } from './dealing/suggest';
import type { Direction } from './direction';
import { stream } from './drawing/stream';
import { OVERRIDES } from './overrides';
import type { ArtSubject } from './subject';

/** Under which a picture is told anything; both faces of a Character are one subject, both of a Storyline are two. */
export const pictureId = ({ id, face }: Pick<ArtSubject, 'id' | 'face'>): string =>
  face === 'back' ? `${id}/back` : id;

/** What the card's name and traits suggest, over it the overrides; everything else is dealt by the card's streams. */
export function directionFor(subject: ArtSubject): Direction {
  const id = pictureId(subject);
  const suggested = Object.entries(suggestionFor(subject)).map(([key, words]) => [
    key,
    stream(`${id}:suggested:${key}`).pick<unknown>(words),
  ]);
  return { ...(Object.fromEntries(suggested) as Direction), ...OVERRIDES[id] };
}
