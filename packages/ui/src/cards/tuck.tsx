import type { Act } from '@astris/engine/language';
import { useTranslations } from 'next-intl';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../class-names';
import { Icon, type IconName } from '../icons';
import type { CardWords } from '../words';
import { type Marks, markClasses, markWords } from './card-marks';

export interface TuckProps
  extends Pick<Marks, 'activated' | 'legal' | 'selected' | 'candidate' | 'targeted' | 'hostile' | 'disabled'>,
    Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children' | 'type' | 'disabled' | 'name'> {
  kind: 'bind' | 'partner' | 'device';
  /** The tucked card's name. */
  name: string;
  /** One word alone, where the strip is a phone's. */
  brief?: boolean;
  /** The active Chapter of a Storyline. */
  chapter?: Act;
}

const GLYPH: Record<TuckProps['kind'], IconName> = { bind: 'bind', partner: 'partner', device: 'link' };

export const tuckWords = ({ kind, name }: TuckProps, t: CardWords): string => t(`tucks.${kind}`, { name });

/** The name as it fits the strip; the whole of it is in the accessible name. */
const shortName = (name: string, brief = false) => {
  const short = name.replace(/^(The|A|An) /, '').replace(/,.*$/, '');
  if (brief)
    return short
      .replace(/ (of|for|from|on|to) .*$/, '')
      .split(' ')
      .at(-1);
  return short.length > 13 ? short.replace(/ (of|for|from|on|to) .*$/, '') : short;
};

/** A strip that shows what is Bound, Partnered or attached: solid, dotted or double edge. A button when it can be pressed. */
export function Tuck(props: TuckProps) {
  const t = useTranslations('cards');
  const {
    kind,
    name,
    brief,
    chapter,
    activated,
    legal,
    selected,
    candidate,
    targeted,
    hostile,
    disabled,
    className,
    ...rest
  } = props;
  const marks: Marks = { activated, legal, selected, candidate, targeted, hostile, disabled };
  const look = classes(
    'as-tuck',
    `as-tuck-${kind}`,
    markClasses(marks),
    (targeted || candidate) && 'is-targeted',
    className,
  );
  const tag = hostile ?? (typeof targeted === 'string' ? targeted : candidate?.toString()) ?? chapter;
  const content = (
    <>
      <Icon name={activated ? 'rotate-cw' : GLYPH[kind]} size={11} />
      <b>{shortName(name, brief)}</b>
      {tag && <i>{tag}</i>}
      {legal && !selected && <span className="as-diamond" />}
    </>
  );
  if (!rest.onClick)
    return (
      <span className={look} translate="no">
        {content}
      </span>
    );
  const said = [
    name,
    t(`tucked.${kind}`),
    ...(activated ? [t('marks.activated')] : []),
    ...(chapter ? [t('chapter', { numeral: chapter })] : []),
    ...markWords(marks, t),
  ];
  return (
    <button
      type="button"
      {...rest}
      className={look}
      translate="no"
      aria-label={said.join(', ')}
      aria-disabled={disabled !== undefined || undefined}
      aria-pressed={selected}
    >
      <span className="as-tuck-in" aria-hidden="true">
        {content}
      </span>
    </button>
  );
}

/** All that is tucked to one card, in one strip however many they are. */
export const Tucks = ({ tucks, brief = false }: { tucks: readonly TuckProps[]; brief?: boolean }) => (
  <div className="as-tucks">
    {tucks.map((tuck, place) => (
      // Two copies of one Device can be attached to one host.
      <Tuck key={place} brief={brief || tucks.length > 1} {...tuck} />
    ))}
  </div>
);
