/** The faces of a card that have a picture. `back` is the back face of a Storyline. */
export type ArtFace = 'front' | 'fallen' | 'back';

/** `large` is for full cards and the card page, `small` for table cards, tiles and rows. */
export type ArtSize = 'small' | 'large';

/** The pixels of a picture. Every picture of a card is 4:3; let a frame of another shape crop it with `object-fit: cover`. */
export const ART_SIZES = {
  small: { width: 160, height: 120 },
  large: { width: 480, height: 360 },
} as const satisfies Record<ArtSize, { width: number; height: number }>;

/** The pixels of the back that all cards share, 5:7. */
export const BACK_SIZES = {
  small: { width: 160, height: 224 },
  large: { width: 500, height: 700 },
} as const satisfies Record<ArtSize, { width: number; height: number }>;

/** Where the site serves pictures. */
const ROOT = '/art';

/** The file name of a picture, as it lies in `rasters/`. */
export const artFileName = (cardId: string, face: ArtFace, size: ArtSize): string =>
  `${cardId}.${face}.${ART_SIZES[size].width}.webp`;

export const backFileName = (size: ArtSize): string => `card-back.${BACK_SIZES[size].width}.webp`;

/** The path under which the site serves the picture of a face. */
export const artFile = (cardId: string, face: ArtFace = 'front', size: ArtSize = 'large'): string =>
  `${ROOT}/${artFileName(cardId, face, size)}`;

/** The path of the back that all cards share. */
export const cardBackFile = (size: ArtSize = 'large'): string => `${ROOT}/${backFileName(size)}`;

/** Both sizes for an `<img srcset>`; say in `sizes` how wide the frame is. */
export const artSrcSet = (cardId: string, face: ArtFace = 'front'): string =>
  (['small', 'large'] as const).map((size) => `${artFile(cardId, face, size)} ${ART_SIZES[size].width}w`).join(', ');
