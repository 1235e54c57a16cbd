import { type ArtFace, type ArtSize, artFile, artSrcSet } from '@astris/art/files';
import type { FaceView } from './face';

export type { ArtFace, ArtSize };

/** The address of a picture; `small` unless told. */
export const artSrc = (cardId: string, face: ArtFace = 'front', size: ArtSize = 'small'): string =>
  artFile(cardId, face, size);

export const artFace = (view: Pick<FaceView, 'fallen' | 'turned'>): ArtFace =>
  view.fallen ? 'fallen' : view.turned ? 'back' : 'front';

export interface CardArtProps {
  cardId: string;
  face?: ArtFace;
  /** How wide the frame is, in px; sharp screens take the larger picture by it. */
  width: number;
  className?: string;
}

/** A card's picture. It says nothing that the card does not say in words, so its alternative text is empty. */
export const CardArt = ({ cardId, face = 'front', width, className }: CardArtProps) => (
  <img
    className={className}
    src={artSrc(cardId, face, width > 160 ? 'large' : 'small')}
    srcSet={artSrcSet(cardId, face)}
    sizes={`${width}px`}
    alt=""
    decoding="async"
    draggable={false}
  />
);
