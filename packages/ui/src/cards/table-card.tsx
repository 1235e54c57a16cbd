import type { Card } from '@astris/engine/language';
import { useTranslations } from 'next-intl';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../class-names';
import type { CardWords } from '../words';
import { artFace, CardArt } from './card-art';
import { MarkShapes, type Marks, markClasses, markWords, standingWords } from './card-marks';
import { briefTitle, type FaceName, type FaceView, faceOf, type ShownStat, typeWords } from './face';
import { Cost, SpeedMark, SpTag, Stat } from './marks';
import { RichText } from './rich-text';
import { type TuckProps, Tucks, tuckWords } from './tuck';

type ButtonRest = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children' | 'type' | 'disabled'>;

export interface TableCardProps extends Marks, ButtonRest {
  card: Card;
  face?: FaceName;
  /** table 96x134, hand 112x156, phone 74x100, phone-hand 84x117. */
  size?: 'table' | 'hand' | 'phone' | 'phone-hand';
  /** Figures as they are now, where effects have changed them. */
  stats?: Partial<Record<ShownStat, number>>;
  /** The cost as it is now; shown in the hand, and elsewhere when given. */
  cost?: { C: number } | { CP: number };
  /** What is tucked under it (mine) or over it (theirs): Bound or Partnered Storylines, Devices. */
  tucks?: readonly TuckProps[];
}

/** A card on the table or in the hand: one button, named with all that it shows. */
export function TableCard(props: TableCardProps) {
  const t = useTranslations('cards');
  const { card, face, size = 'table', stats, cost, tucks = [], className, ...more } = props;
  const [marks, rest] = splitMarks(more);
  const view = faceOf(card, face);
  const inHand = size === 'hand' || size === 'phone-hand';
  const shownCost = cost ?? (inHand ? view.cost : undefined);
  const button = (
    <button
      type="button"
      {...rest}
      className={classes('as-tc', `as-tc-${size}`, markClasses(marks), view.fallen && 'is-fallen', className)}
      data-f={view.ink}
      data-f2={view.ink2}
      data-t={view.type}
      translate="no"
      aria-label={nameOf(view, marks, { stats, cost: shownCost, tucks, onMap: !inHand }, t)}
      aria-disabled={marks.disabled !== undefined || undefined}
      aria-pressed={marks.selected}
    >
      <span className="as-tc-face" aria-hidden="true">
        <CardArt cardId={card.id} face={artFace(view)} width={160} />
        {view.fallen && (
          <svg className="as-crack" viewBox="0 0 96 134" aria-hidden="true">
            <path d="M70 0 62 16 72 28 56 46 62 58 48 74" />
            <path d="M72 28 86 34M56 46 44 44" />
          </svg>
        )}
        <span className={classes('as-tc-name', isLong(view.title, size === 'phone-hand' ? 7 : 9) && 'is-long')}>
          {shownCost && <Cost cost={shownCost} size={size === 'hand' ? 22 : 18} />}
          <span>
            {size === 'phone' ? briefTitle(view.title) : view.title}
            {view.epithet && <small>{view.epithet}</small>}
          </span>
        </span>
        {size === 'hand' && <Rules view={view} />}
        <Foot view={view} stats={stats} size={size} />
      </span>
      <MarkShapes marks={marks} />
    </button>
  );
  if (tucks.length === 0) return button;
  return (
    <div className={classes('as-host', `as-host-${size}`, marks.side && `is-${marks.side}`)}>
      {button}
      <Tucks tucks={tucks} brief={size === 'phone'} />
    </div>
  );
}

/** Parts the marks of a card from the attributes of its button. */
export function splitMarks<T extends Marks>(props: T): [Marks, Omit<T, keyof Marks>] {
  const { side, whose, activated, legal, selected, candidate, targeted, hostile, damage, sp, disabled, ...rest } =
    props;
  return [{ side, whose, activated, legal, selected, candidate, targeted, hostile, damage, sp, disabled }, rest];
}

interface Said {
  stats?: TableCardProps['stats'];
  cost?: TableCardProps['cost'];
  tucks?: readonly TuckProps[];
  onMap: boolean;
}

/** "Ilyane, Lamp of the Verge, yours, Character, ready, Power 1, Resolve 4, 1 damage, Bound to The Long Vigil, can act". */
export function nameOf(
  view: FaceView,
  marks: Marks,
  { stats = {}, cost, tucks = [], onMap }: Said,
  t: CardWords,
): string {
  const [whose, ...standing] = standingWords(marks, onMap, t);
  const isWhose = marks.side !== undefined;
  return [
    view.name,
    ...(isWhose && whose ? [whose] : []),
    typeWords(view, t),
    ...(isWhose ? standing : whose ? [whose] : []),
    ...(cost ? ['C' in cost ? t('costsBrief.C', { value: cost.C }) : t('costsBrief.CP', { value: cost.CP })] : []),
    ...view.stats.map(({ stat, value }) => t('figure', { stat: t(`stats.${stat}`), value: stats[stat] ?? value })),
    ...tucks.map((tuck) => tuckWords(tuck, t)),
    ...markWords(marks, t),
  ].join(', ');
}

/** A word that the name's room can't hold in the usual size. */
const isLong = (title: string, room: number) => title.split(/[ -]/).some((word) => word.length > room);

const typeTag = (view: FaceView, size: TableCardProps['size'], t: CardWords) => {
  if (view.speed) return <SpeedMark speed={view.speed} />;
  if (view.fallen) return t('fallen');
  if (view.turned) return t('backFace');
  const plain = view.type === 'Character' || view.type === 'Spacecraft';
  const crowded = size === 'phone-hand' && (view.stats.length > 0 || view.sp !== undefined);
  return crowded || (plain && size !== 'hand') ? null : t(`types.${view.type}`);
};

function Foot({
  view,
  stats = {},
  size,
}: {
  view: FaceView;
  stats?: TableCardProps['stats'];
  size: TableCardProps['size'];
}) {
  const t = useTranslations('cards');
  const small = size === 'phone' || size === 'phone-hand';
  return (
    <span className="as-tc-foot">
      <span className="as-tc-type">{typeTag(view, size, t)}</span>
      {view.sp !== undefined && <SpTag value={view.sp} />}
      {view.stats.map(({ stat, value }) => (
        <Stat key={stat} stat={stat} value={stats[stat] ?? value} printed={value} size={small ? 23 : 25} />
      ))}
    </span>
  );
}

function Rules({ view }: { view: FaceView }) {
  const keywords = view.lines.filter((line) => line.kind === 'keyword');
  const rest = view.lines.filter((line) => line.kind !== 'keyword');
  return (
    <span className="as-tc-rules">
      {keywords.map((line) => (
        <b key={line.text}>{line.text}. </b>
      ))}
      {rest.map((line) => (
        <span key={line.text}>
          <RichText text={line.text} />{' '}
        </span>
      ))}
    </span>
  );
}
