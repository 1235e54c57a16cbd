/** Widths of the app's icon as a PNG, in px. */
export const ICON_SIZES = [180, 192, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

export const iconHref = (size: IconSize): string => `/icons/${size}.png`;
