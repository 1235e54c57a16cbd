import type { Card } from '@astris/engine/language';
import { useTranslations } from 'next-intl';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../class-names';
import { artFace, CardArt } from './card-art';
import { MarkShapes, type Marks, markClasses } from './card-marks';
import { briefTitle, type FaceName, faceOf, type ShownStat } from './face';
import { SpTag, Stat } from './marks';
import { nameOf, splitMarks } from './table-card';

export interface TileProps
  extends Marks,
    Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children' | 'type' | 'disabled'> {
  card: Card;
  face?: FaceName;
  /** 150 wide in place of 72, for a Homeworld. */
  wide?: boolean;
  /** 72 high, or 48 on a phone. */
  size?: 'table' | 'phone';
  /** Figures as they are now. */
  stats?: Partial<Record<ShownStat, number>>;
}

/** A permanent in a small square: Locations, Devices, the Homeworld, and everything when the Map is full. */
export function Tile({ card, face, wide, size = 'table', stats = {}, className, ...more }: TileProps) {
  const t = useTranslations('cards');
  const [marks, rest] = splitMarks(more);
  const view = faceOf(card, face);
  const type = t(`types.${view.type}`);
  return (
    <button
      type="button"
      {...rest}
      className={classes(
        'as-tile',
        `as-tile-${size}`,
        wide && 'is-wide',
        markClasses(marks),
        view.fallen && 'is-fallen',
        className,
      )}
      data-f={view.ink}
      data-f2={view.ink2}
      data-t={view.type}
      translate="no"
      aria-label={nameOf(view, marks, { stats, onMap: true }, t)}
      aria-disabled={marks.disabled !== undefined || undefined}
      aria-pressed={marks.selected}
    >
      <span className="as-tc-face" aria-hidden="true">
        <CardArt cardId={card.id} face={artFace(view)} width={wide ? 160 : 96} />
        {view.sp !== undefined && <SpTag value={view.sp} className="as-tl-sp" />}
        <span className="as-tl-stats">
          {view.stats.map(({ stat, value }) => (
            <Stat key={stat} stat={stat} value={stats[stat] ?? value} printed={value} size={20} />
          ))}
        </span>
        <span className="as-tl-name">
          {wide && <small>{view.turned ? t('kinds.backBrief', { type }) : type}</small>}
          {wide ? view.name : briefTitle(view.title)}
        </span>
      </span>
      <MarkShapes marks={marks} small />
    </button>
  );
}
