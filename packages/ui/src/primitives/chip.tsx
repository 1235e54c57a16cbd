import type { Faction } from '@astris/engine/language';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from '../class-names';
import { factionKey } from '../faction';
import { Icon, type IconName } from '../icons';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode;
  /** A filter that is on or off; leave out for a chip that only does something. */
  pressed?: boolean;
  icon?: IconName;
  /** Colours the icon in the faction's ink, and gives its sigil. */
  faction?: Faction;
  /** Shows a cross and names it: pressing takes the chip away. */
  removes?: string;
}

export function Chip({ children, pressed, icon, faction, removes, className, ...rest }: ChipProps) {
  const glyph = icon ?? (faction && factionKey(faction));
  return (
    <button
      type="button"
      {...rest}
      className={classes('as-chip', className)}
      aria-pressed={pressed}
      data-f={faction && factionKey(faction)}
    >
      {glyph && <Icon name={glyph} size={14} />}
      {children}
      {removes && <Icon name="x" size={12} label={removes} />}
    </button>
  );
}

export interface AvatarProps {
  /** Whose it is; the accessible name, and the source of the letter. */
  name: string;
  faction?: Faction;
  /** Edge in px. */
  size?: number;
  /** The name stands beside it, so the picture is left out of the accessible text. */
  decorative?: boolean;
}

/** A player's mark: the sigil of a faction, or the first letter of the name. */
export function Avatar({ name, faction, size = 32, decorative }: AvatarProps) {
  const key = faction && factionKey(faction);
  return (
    <span
      className="as-avatar"
      translate="no"
      data-f={key}
      style={{ '--z': `${size}px` } as React.CSSProperties}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {key ? <Icon name={key} size={Math.round(size * 0.6)} /> : (Array.from(name)[0] ?? '?').toUpperCase()}
    </span>
  );
}
