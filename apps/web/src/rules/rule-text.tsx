import { piecesOf, type Rule, type Sentence } from '@astris/rulebook';
import { termPiecesOf } from '@astris/rulebook/terms';
import { TermLink } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';

/** Words of the book: references as links, and terms with their meaning where they are first said. */
function linked(text: string, known: Set<string>): ReactNode[] {
  return piecesOf(text).flatMap((piece): ReactNode[] => {
    if (piece.reference?.anchor) {
      return [
        <a className="as-rule-link" href={`#${piece.reference.anchor}`}>
          {piece.text}
        </a>,
      ];
    }
    return termPiecesOf(piece.text, known).map((part) =>
      part.term ? <TermLink term={part.term.id}>{part.text}</TermLink> : part.text,
    );
  });
}

/** The letter that marks what is of the house. */
export function HouseMark() {
  const t = useTranslations('rules');
  return (
    <abbr className="house-mark" title={t('houseRule')}>
      H
    </abbr>
  );
}

/** Sentences in a row that have the same mark. */
function runsOf(sentences: readonly Sentence[]): Sentence[] {
  const runs: Sentence[] = [];
  for (const { mark, text } of sentences) {
    const last = runs.at(-1);
    if (last?.mark === mark) runs[runs.length - 1] = { mark, text: `${last.text} ${text}` };
    else runs.push({ mark, text });
  }
  return runs;
}

/** A rule's sentences. Where only some are of the house, those are underlined and marked. */
export function RuleText({ rule }: { rule: Rule }) {
  const known = new Set<string>([rule.id]);
  return runsOf(rule.text).map(({ mark, text }) => {
    const words = linked(text, known).map((part, at) => <Fragment key={at}>{part}</Fragment>);
    return (
      <Fragment key={text}>
        {mark === 'S' || !rule.given ? (
          words
        ) : (
          <>
            <span className="house">{words}</span>
            <HouseMark />
          </>
        )}{' '}
      </Fragment>
    );
  });
}
