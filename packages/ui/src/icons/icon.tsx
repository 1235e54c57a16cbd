import { ACTION_ICONS, type ActionIconName } from './actions';
import { GLYPHS, type GlyphName } from './glyphs';

export type IconName = GlyphName | ActionIconName;

export interface IconProps {
  name: IconName;
  /** Edge in px; 16 unless told. */
  size?: number;
  /** The word it stands for. Without one the icon is decoration and stands beside its word. */
  label?: string;
  className?: string;
}

const isGlyph = (name: IconName): name is GlyphName => name in GLYPHS;

/** One icon or glyph, in the colour of the text around it. */
export function Icon({ name, size = 16, label, className }: IconProps) {
  const classes = className ? `as-icon ${className}` : 'as-icon';
  const names = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  if (isGlyph(name)) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
      <svg className={classes} width={size} height={size} viewBox="0 0 24 24" {...names}>
        {GLYPHS[name]}
      </svg>
    );
  }
  const Action = ACTION_ICONS[name];
  return <Action className={classes} size={size} strokeWidth={1.75} {...names} />;
}
