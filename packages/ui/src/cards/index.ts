export type { CardWords } from '../words';
export { Card, type CardProps, otherFace } from './card';
export { type ArtFace, type ArtSize, artFace, artSrc, CardArt, type CardArtProps } from './card-art';
export { MarkShapes, type Marks, markClasses, markWords } from './card-marks';
export { type FaceName, type FaceView, faceOf, printOf, type ShownStat, splitName, typeWords } from './face';
export { FaceDown, type FaceDownProps } from './face-down';
export { ActNumerals, Cost, Drives, Sigil, SpeedMark, SpMark, SpTag, Stat, type StatProps } from './marks';
export {
  ActTrack,
  type ActTrackProps,
  Meter,
  type MeterProps,
  Pips,
  type PipsProps,
  Treasury,
  type TreasuryProps,
} from './meters';
export { ActivateSign, Amount, type AmountProps, KeywordLink, RichText, type RichTextProps } from './rich-text';
export { TableCard, type TableCardProps } from './table-card';
export { Tile, type TileProps } from './tile';
export { Tuck, type TuckProps, Tucks } from './tuck';
