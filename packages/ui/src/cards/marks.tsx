import { ACTS, type Act, type Drive, type Speed } from '@astris/engine/language';
import { useFormatter, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { classes } from '../class-names';
import type { FactionKey } from '../faction';
import { Icon } from '../icons';
import type { ShownStat } from './face';

type AnyStat = ShownStat | 'income' | 'command';
/** Shape says the unit: blade up, shield down, hexagon, crenels, gable, coin, chevron. */
const SHAPES: Record<AnyStat, { path: string; base: number }> = {
  power: { path: 'M16 1.5 30 10.5V30.5H2V10.5Z', base: 24 },
  resolve: { path: 'M2 1.5H30V21L16 30.5 2 21Z', base: 20.5 },
  hull: { path: 'M9 1.5H23L31 16 23 30.5H9L1 16Z', base: 22 },
  defense: { path: 'M2 1.5H8.5V6H13V1.5H19V6H23.5V1.5H30V30.5H2Z', base: 24.5 },
  bastion: { path: 'M2 9.5 16 1.5 30 9.5V30.5H2Z', base: 24.5 },
  income: { path: 'M16 1.5A14.5 14.5 0 1 1 15.99 1.5Z', base: 22 },
  command: { path: 'M16 1 30 10.5V31L16 23 2 31V10.5Z', base: 21 },
};

export interface StatProps {
  stat: AnyStat;
  value: number;
  /** The printed figure, when effects have raised or lowered it. */
  printed?: number;
  /** Edge in px. */
  size?: number;
}

/** A figure in the shape of its unit; filled green when raised, dashed when lowered. */
export function Stat({ stat, value, printed, size = 30 }: StatProps) {
  const t = useTranslations('cards');
  const { path, base } = SHAPES[stat];
  const change = printed === undefined || printed === value ? undefined : value > printed ? 'up' : 'down';
  const word = t(`stats.${stat}`);
  const said =
    change && printed !== undefined
      ? t('figurePrinted', { stat: word, value, printed })
      : t('figure', { stat: word, value });
  return (
    <span className={classes('as-stat', `as-stat-${stat}`, change && `is-${change}`)} role="img" aria-label={said}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <path d={path} />
        <text x="16" y={base} textAnchor="middle">
          {value}
        </text>
      </svg>
    </span>
  );
}

const edge = (size: number) => ({ '--z': `${size}px` }) as CSSProperties;

/** A cost: a coin for Currency, a chevron for Command. */
export function Cost({ cost, size = 26 }: { cost: { C: number } | { CP: number }; size?: number }) {
  const t = useTranslations('cards');
  const inCurrency = 'C' in cost;
  const value = inCurrency ? cost.C : cost.CP;
  return (
    <span
      className={`as-cost ${inCurrency ? 'as-cost-c' : 'as-cost-p'}`}
      style={edge(size)}
      role="img"
      aria-label={t(inCurrency ? 'costs.C' : 'costs.CP', { value })}
    >
      {value}
    </span>
  );
}

/** Story Points on a star. `children` is what is said in place of "2 Story Points". */
export function SpMark({ value, size = 18, label }: { value: number; size?: number; label?: string }) {
  const t = useTranslations('cards.amounts');
  return (
    <span className="as-sp" style={edge(size)} role="img" aria-label={label ?? t('SP', { value })}>
      <Icon name="story" size={size} />
      <b>{value}</b>
    </span>
  );
}

/** A tag with a star: SP markers on a permanent, or printed ones where there is no room for a star. */
export function SpTag({ value, label, className }: { value: number; label?: string; className?: string }) {
  const t = useTranslations('cards.amounts');
  return (
    <span className={classes('as-bd as-bd-sp', className)} role="img" aria-label={label ?? t('SP', { value })}>
      <Icon name="story" size={11} />
      {value}
    </span>
  );
}

/** The Acts in which a card may be played (4.5); all of them when none is printed. */
export function ActNumerals({ acts }: { acts?: readonly Act[] }) {
  const t = useTranslations('cards');
  const format = useFormatter();
  const any = !acts || acts.length === 0 || acts.length === ACTS.length;
  if (any) return <span className="as-acts-any">{t('anyAct')}</span>;
  return (
    <span className="as-acts" translate="no" role="img" aria-label={t('inActs', { acts: format.list(acts) })}>
      {ACTS.map((act) => (
        <i key={act} className={acts.includes(act) ? 'is-on' : undefined}>
          {act}
        </i>
      ))}
    </span>
  );
}

/** The Drives of a Character or a Storyline (8.3.4). */
export const Drives = ({ drives }: { drives: readonly Drive[] }) =>
  drives.map((drive) => (
    <span key={drive} className="as-drive" translate="no">
      <Icon name="drive" size={10} />
      {drive}
    </span>
  ));

/** A faction's sign in its ring. `label` names it when no word stands beside it. */
export const Sigil = ({
  faction,
  size = 14,
  label,
}: {
  faction: FactionKey | 'story';
  size?: number;
  label?: string;
}) => (
  <span className="as-sigil" data-f={faction} style={edge(size + 8)}>
    <Icon name={faction === 'story' ? 'storyline' : faction} size={size} label={label} />
  </span>
);

/** Fast or Slow, as a glyph and a word. */
export function SpeedMark({ speed }: { speed: Speed }) {
  const t = useTranslations('cards.speeds');
  return (
    <span className={`as-speed ${speed === 'Fast' ? 'is-fast' : 'is-slow'}`}>
      <Icon name={speed === 'Fast' ? 'fast' : 'slow'} size={12} />
      {t(speed)}
    </span>
  );
}
