import type { CardId } from '@astris/engine/language';
import type { FaceName } from './face';

/** Pictures come in two sizes: for a full card, and for the table. */
export type ArtSize = 'card' | 'table';

/** The address of a card's picture. */
export const artSrc = (card: CardId, face: FaceName = 'front', size: ArtSize = 'table'): string =>
  `/art/${card}-${face}-${size}.webp`;
