import { KEYWORDS } from '@astris/engine/language';
import { termPiecesOf, termWritten } from '@astris/rulebook/terms';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { Icon, type IconName } from '../icons';
import { TermLink } from '../primitives/term-link';

const UNITS = {
  C: 'currency',
  CP: 'command',
  SP: 'story',
} as const satisfies Record<string, IconName>;

export interface AmountProps {
  value: number;
  /** Currency, Command Points or Story Points. */
  unit: keyof typeof UNITS;
  /** Edge of the glyph in px. */
  size?: number;
}

/** A number and its glyph: seen as "2" and a coin, read as "2 Currency". */
export function Amount({ value, unit, size = 11 }: AmountProps) {
  const t = useTranslations('cards.amounts');
  return (
    <span className="as-amt">
      <span aria-hidden="true">
        {value}
        <Icon name={UNITS[unit]} size={size} />
      </span>
      <span className="as-sr">{t(unit, { value })}</span>
    </span>
  );
}

/** The sign for "Activate" among the costs of an ability. */
export function ActivateSign({ size = 11 }: { size?: number }) {
  const t = useTranslations('cards');
  return (
    <span className="as-amt">
      <Icon name="rotate-cw" size={size} />
      <span className="as-sr">{t('activate')}</span>
    </span>
  );
}

const NAMED = [...KEYWORDS, 'Plunder', 'Resilient'].join('|');
const MARKS = new RegExp(`(\\d+)(C)\\b|(\\d+) (CP|SP)\\b|\\b(Activate)(?=[:,])|\\b((?:${NAMED})(?: \\d+)?)\\b`, 'g');

export interface RichTextProps {
  text: string;
  /** Edge of the glyphs in px. */
  size?: number;
  /** Links the words of the rules, each where it is first said; `TermTips` shows what they mean. */
  terms?: boolean;
}

/** A keyword as it is printed, "Plunder 2", linked to what it means. */
export function KeywordLink({ text }: { text: string }) {
  const word = /^[A-Z][a-z]+/.exec(text)?.[0] ?? '';
  const term = termWritten(word);
  return term ? <TermLink term={term.id}>{text}</TermLink> : text;
}

/** Words with their terms linked; what is in `known` is left alone, and what is linked joins it. */
export const withTerms = (text: string, known?: Set<string>): ReactNode[] =>
  termPiecesOf(text, known).map((piece, at) =>
    piece.term ? (
      <TermLink key={at} term={piece.term.id}>
        {piece.text}
      </TermLink>
    ) : (
      piece.text
    ),
  );

/** Rules text with its amounts as glyphs and its keywords in bold. */
export function RichText({ text, size, terms = false }: RichTextProps) {
  const known = new Set<string>();
  const said = (words: string): ReactNode => (terms ? withTerms(words, known) : words);
  const parts: ReactNode[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARKS)) {
    const [whole, currency, , other, unit, activate, keyword] = mark;
    parts.push(said(text.slice(from, mark.index)));
    if (currency !== undefined) parts.push(<Amount value={Number(currency)} unit="C" size={size} />);
    else if (other !== undefined) parts.push(<Amount value={Number(other)} unit={unit as 'CP' | 'SP'} size={size} />);
    else if (activate !== undefined) parts.push(<ActivateSign size={size} />);
    else parts.push(<b>{terms && keyword !== undefined ? <KeywordLink text={keyword} /> : keyword}</b>);
    from = mark.index + whole.length;
  }
  parts.push(said(text.slice(from)));
  return parts.map((part, at) => <Fragment key={at}>{part}</Fragment>);
}
