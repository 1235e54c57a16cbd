import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../class-names';
import { Icon, type IconName } from '../icons';

export type ButtonVariant = 'primary' | 'default' | 'quiet' | 'danger';

export interface ButtonLook {
  /** `primary` is the one filled button on a screen. */
  variant?: ButtonVariant;
  /** Height in px. */
  size?: 28 | 36 | 48;
  icon?: IconName;
  className?: string;
}

/** The classes of a button, for a link that looks like one. */
export const buttonClass = ({ variant = 'default', size = 36, className }: ButtonLook = {}): string =>
  classes('as-btn', `as-btn-${size}`, `as-btn-${variant}`, className);

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  children: ReactNode;
  /** A key that does the same, shown at the end. */
  hotkey?: string;
  /** Can't be pressed now, and why: stays focusable so that the reason can be read. */
  refused?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ variant, size, icon, className, children, hotkey, refused, onClick, ...rest }: ButtonProps) {
  const off = refused !== undefined;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, className })}
      aria-disabled={off || undefined}
      title={refused ?? rest.title}
      onClick={off ? (event) => event.preventDefault() : onClick}
    >
      {icon && <Icon name={icon} size={size === 28 ? 14 : 16} />}
      {children}
      {off && <span className="as-sr">. {refused}</span>}
      {hotkey && (
        <span className="as-kbd" aria-hidden="true">
          {hotkey}
        </span>
      )}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'hotkey'> {
  icon: IconName;
  /** What it does; its accessible name and its tip. */
  label: string;
  /** Hears why a press did nothing, to say it where there are no tips. */
  onRefused?: (why: string) => void;
}

/** A square button with an icon alone. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 36,
  className,
  refused,
  onRefused,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={classes(buttonClass({ variant, size, className }), 'as-btn-square')}
      aria-label={refused ? `${label}. ${refused}` : label}
      aria-disabled={refused !== undefined || undefined}
      onClick={(event) => {
        if (refused === undefined) return rest.onClick?.(event);
        event.preventDefault();
        onRefused?.(refused);
      }}
    >
      <Icon name={icon} size={size === 28 ? 14 : 18} />
    </button>
  );
}
