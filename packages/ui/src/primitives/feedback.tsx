import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classes } from '../class-names';
import { Icon, type IconName } from '../icons';

export type Tone = 'plain' | 'good' | 'warn' | 'danger';
const TONE_ICON: Record<Tone, IconName> = {
  plain: 'info',
  good: 'check',
  warn: 'triangle-alert',
  danger: 'octagon-alert',
};

export interface BannerProps {
  tone?: Tone;
  icon?: IconName;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

/** A state that lasts: reconnecting, the opponent away, a deck with one thing to fix. */
export function Banner({ tone = 'plain', icon, title, children, action }: BannerProps) {
  return (
    <div className={`as-banner as-banner-${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={icon ?? TONE_ICON[tone]} size={18} />
      <div className="as-banner-body">
        <span className="as-banner-title">{title}</span>
        {children !== undefined && <p className="as-banner-text">{children}</p>}
      </div>
      {action}
    </div>
  );
}

export interface StateProps {
  title: string;
  /** What to do now. */
  children?: ReactNode;
  actions?: ReactNode;
  icon?: IconName;
  /** It is all that the page says, so its title is the page’s. */
  wholePage?: boolean;
}

const Title = ({ wholePage, title }: Pick<StateProps, 'wholePage' | 'title'>) =>
  wholePage ? <h1>{title}</h1> : <h2>{title}</h2>;

/** Nothing is here yet: says so, and what would fill the place. */
export const EmptyState = ({ title, children, actions, icon = 'library', wholePage }: StateProps) => (
  <div className="as-state">
    <Icon name={icon} size={28} />
    <Title wholePage={wholePage} title={title} />
    {children !== undefined && <div className="as-state-text">{children}</div>}
    {actions !== undefined && <div className="as-state-actions">{actions}</div>}
  </div>
);

/** It did not work: says what, and what can be tried. */
export const ErrorState = ({ title, children, actions, icon = 'octagon-alert', wholePage }: StateProps) => (
  <div className="as-state as-state-error" role="alert">
    <Icon name={icon} size={28} />
    <Title wholePage={wholePage} title={title} />
    {children !== undefined && <div className="as-state-text">{children}</div>}
    {actions !== undefined && <div className="as-state-actions">{actions}</div>}
  </div>
);

/** Work of unknown length, named in words. */
export const Spinner = ({ label, labelHidden }: { label: string; labelHidden?: boolean }) => (
  <span className="as-spinner" role="status">
    <span className="as-spinner-dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    <span className={labelHidden ? 'as-sr' : undefined}>{label}</span>
  </span>
);

/** Work of known length: a number first, then its bar. */
export function Progress({ label, value, max }: { label: string; value: number; max: number }) {
  const t = useTranslations('ui');
  return (
    <div
      className="as-progress"
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <span className="as-progress-words">
        <span>{label}</span>
        <b>{t('ofMax', { value, max })}</b>
      </span>
      <span className="as-progress-track">
        <i style={{ width: `${max === 0 ? 0 : (100 * Math.min(value, max)) / max}%` }} />
      </span>
    </div>
  );
}

/** A small word that says a state. */
export const Tag = ({
  tone,
  icon,
  children,
}: {
  tone?: 'good' | 'warn' | 'danger' | 'mine' | 'theirs';
  icon?: IconName;
  children: ReactNode;
}) => (
  <span className={classes('as-tag', tone && `as-tag-${tone}`)}>
    {icon && <Icon name={icon} size={12} />}
    {children}
  </span>
);
