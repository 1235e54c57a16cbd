import { useTranslations } from 'next-intl';
import { classes } from '../class-names';
import { Icon } from '../icons';
import type { CardWords } from '../words';
import { SpTag } from './marks';

/** What the table says about a card. Each has a shape and a word as well as a colour. */
export interface Marks {
  /** Whose half it stands on: a notch down for mine, up for theirs. */
  side?: 'mine' | 'theirs';
  /** Whose it is, in words, where nobody looks on as a player: "Kim’s". */
  whose?: string;
  activated?: boolean;
  /** Something may be done with it now; a number says how many ways. */
  legal?: boolean | number;
  selected?: boolean;
  /** One of those that may be chosen; its key on the keyboard. */
  candidate?: number;
  /** Chosen as a target, or attacked; a word on the tab such as "3 incoming". */
  targeted?: boolean | string;
  /** The verb of a choice that costs this card: "Sacrifice". */
  hostile?: string;
  /** Damage on it. */
  damage?: number;
  /** SP markers on it. */
  sp?: number;
  /** Why it can't be used now, and the rule: "Slow (11.3)". */
  disabled?: string;
}

export const markClasses = (marks: Marks): string =>
  classes(
    marks.side && `is-${marks.side}`,
    marks.activated && 'is-activated',
    marks.legal && 'is-legal',
    marks.selected && 'is-selected',
    marks.hostile && 'is-hostile',
    marks.disabled !== undefined && 'is-disabled',
  );

const actions = (legal: Marks['legal'], t: CardWords) =>
  typeof legal === 'number' && legal > 0 ? [t('marks.canActIn', { actions: legal })] : legal ? [t('marks.canAct')] : [];

/** The marks as words, in the order they are read aloud. */
export const markWords = (marks: Marks, t: CardWords): string[] => [
  ...(marks.damage ? [t('marks.damage', { value: marks.damage })] : []),
  ...(marks.sp ? [t('spOnIt', { value: marks.sp })] : []),
  ...(marks.selected ? [t('marks.selected')] : []),
  ...(marks.candidate ? [t('marks.choice', { place: marks.candidate })] : []),
  ...(typeof marks.targeted === 'string' ? [marks.targeted] : marks.targeted ? [t('marks.targeted')] : []),
  ...(marks.hostile ? [t('marks.hostile', { verb: marks.hostile })] : []),
  ...actions(marks.legal, t),
  ...(marks.disabled ? [t('marks.cannotBeUsed', { why: marks.disabled })] : []),
];

/** Whose it is, "ready" or "activated". */
export const standingWords = ({ side, whose, activated }: Marks, onMap: boolean, t: CardWords): string[] => [
  ...(side ? [whose ?? t(side === 'mine' ? 'marks.yours' : 'marks.opponents')] : []),
  ...(onMap ? [t(activated ? 'marks.activated' : 'marks.ready')] : []),
];

/** The shapes over a card. All of it is said in the card's name, so none of it is read twice. */
export function MarkShapes({ marks, small }: { marks: Marks; small?: boolean }) {
  const t = useTranslations('cards');
  const tab = typeof marks.targeted === 'string' ? marks.targeted : marks.candidate?.toString();
  return (
    <span aria-hidden="true">
      <span className="as-edge" />
      {(marks.damage || marks.sp) && (
        <span className="as-badges">
          {marks.damage ? (
            <span className="as-bd as-bd-damage">
              {marks.damage}
              <i>{t('marks.damageWord')}</i>
            </span>
          ) : null}
          {marks.sp ? <SpTag value={marks.sp} /> : null}
        </span>
      )}
      {marks.activated && (
        <span className="as-bd as-bd-activated">
          <Icon name="rotate-cw" size={small ? 10 : 11} />
        </span>
      )}
      {marks.legal && !marks.selected && <span className="as-diamond" />}
      {marks.selected && (
        <span className="as-tick">
          <Icon name="check" size={12} />
        </span>
      )}
      {(marks.targeted || marks.candidate) && (
        <span className="as-brackets">
          <i />
          <i />
          <i />
          <i />
        </span>
      )}
      {tab && <span className={classes('as-tab-mark', tab.length > 2 && 'is-word')}>{tab}</span>}
      {marks.hostile && (
        <span className="as-verb">
          <Icon name="triangle-alert" size={10} />
          {marks.hostile}
        </span>
      )}
      {marks.disabled && <span className="as-why">{marks.disabled}</span>}
    </span>
  );
}
