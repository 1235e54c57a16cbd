/** Whether a permanent, as it is or as it was, fits a description. */
import type { Filter, Quality } from '../language/index';
import type { BoardCard, ObjId, Seat, Snapshot } from './board';
import { statOf } from './characteristics';
import { boundTo, drivesOf, faceOf, isKind, onMap, partnerTo, printedOf } from './queries';
import type { Table } from './state';

const isSnapshot = (card: BoardCard | Snapshot): card is Snapshot => 'boundTo' in card;

/** Damage that destroys it or makes it fall: its Resolve or Hull (7.4, 6.3); null for what can't be. */
export function lethalAt(t: Table, card: BoardCard): number | null {
  const { type } = faceOf(t, card);
  if (type === 'Character') return statOf(t, card.id, 'resolve');
  if (type === 'Spacecraft') return statOf(t, card.id, 'hull');
  if (type === 'Location') return statOf(t, card.id, 'defense');
  return null;
}
export const isLethallyDamaged = (t: Table, card: BoardCard): boolean => {
  const lethal = lethalAt(t, card);
  return lethal !== null && card.damage >= lethal;
};

export function hasQuality(t: Table, card: BoardCard | Snapshot, quality: Quality): boolean {
  if (typeof quality === 'object') {
    if ('drive' in quality) return drivesOf(t, card).includes(quality.drive);
    if ('trait' in quality) return faceOf(t, card).traits.includes(quality.trait);
    if ('faction' in quality) return printedOf(t, card).factions.includes(quality.faction);
    if ('not' in quality) return !hasQuality(t, card, quality.not);
    const now = onMap(t, card.id);
    const value =
      now && now.inc === card.inc ? statOf(t, card.id, quality.of) : (faceOf(t, card).stats[quality.of] ?? 0);
    return 'atMost' in quality ? value <= quality.atMost : value >= quality.atLeast;
  }
  switch (quality) {
    case 'ready':
      return card.ready;
    case 'activated':
      return !card.ready;
    case 'Fallen':
      return card.face === 'fallen';
    case 'Bound':
      return (isSnapshot(card) ? card.boundTo : boundTo(t, card.id)) !== null;
    case 'Partnered':
      return (isSnapshot(card) ? card.partnerTo : partnerTo(t, card.id)) !== null;
    case 'damaged':
      return card.damage > 0;
    case 'lethally damaged': {
      const now = onMap(t, card.id);
      return now !== null && isLethallyDamaged(t, now);
    }
    case 'in progress':
      return onMap(t, card.id)?.story !== undefined;
    case 'Aspirational':
    case 'Cursed': {
      const printed = printedOf(t, card).card;
      return card.face === 'front' && printed.type === 'Storyline' && printed.tone === quality;
    }
  }
}

/** `you` is the player who controls the card that describes; `self` that card. */
export function matches(t: Table, filter: Filter, card: BoardCard | Snapshot, you: Seat, self: ObjId | null): boolean {
  if (filter.whose === 'your' && card.controller !== you) return false;
  if (filter.whose === "opponent's" && card.controller === you) return false;
  return matchesAnybodys(t, filter, card, self);
}
/** The same, whoever controls it. */
export function matchesAnybodys(t: Table, filter: Filter, card: BoardCard | Snapshot, self: ObjId | null): boolean {
  if (filter.another && card.id === self) return false;
  if (!isKind(t, card, filter.kind)) return false;
  return filter.with === undefined || filter.with.every((quality) => hasQuality(t, card, quality));
}
