/** Faces of a pool that a description of permanents may mean. */
import type { Filter, Quality } from '../language/index';
import type { FaceUp } from '../state/board';
import type { CardPool, PoolCard, PoolFace } from '../state/pool';

export interface Fitting {
  readonly card: PoolCard;
  readonly face: FaceUp;
}
/** What a face says of itself; qualities that come and go in play fit any. */
function fits({ card, face }: Fitting, printed: PoolFace, quality: Quality): boolean {
  if (typeof quality === 'string') return quality !== 'Fallen' || face === 'fallen';
  if ('drive' in quality) return printed.drives.includes(quality.drive);
  if ('trait' in quality) return printed.traits.includes(quality.trait);
  if ('faction' in quality) return card.factions.includes(quality.faction);
  if ('not' in quality) {
    if (typeof quality.not === 'string') return quality.not !== 'Fallen' || face !== 'fallen';
    return !fits({ card, face }, printed, quality.not);
  }
  const value = printed.stats[quality.of] ?? 0;
  return 'atMost' in quality ? value <= quality.atMost : value >= quality.atLeast;
}
/** No Homeworlds: each side has one anyway. */
export const fitting = (pool: CardPool, { kind, with: qualities = [] }: Filter): Fitting[] =>
  pool.ids.flatMap((id) => {
    const card = pool.cards[id];
    if (!card || card.type === 'Homeworld' || card.type === 'Maneuver') return [];
    return (Object.entries(card.faces) as [FaceUp, PoolFace][]).flatMap(([face, printed]) => {
      const one = { card, face };
      const isKind = kind === 'permanent' || printed.type === kind;
      return isKind && qualities.every((quality) => fits(one, printed, quality)) ? [one] : [];
    });
  });
/** Damage that is too much for it; 0 for what can't be damaged. */
export const toughness = ({ faces }: PoolCard, face: FaceUp): number => {
  const { resolve, hull, defense } = faces[face]?.stats ?? {};
  return resolve ?? hull ?? defense ?? 0;
};
