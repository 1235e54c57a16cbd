import { piecesOf, type Rule, type Sentence } from '@astris/rulebook';

/** Words of the book with their references as links. */
export const References = ({ text }: { text: string }) =>
  piecesOf(text).map((piece, index) =>
    piece.reference?.anchor ? (
      <a key={index} className="as-rule-link" href={`#${piece.reference.anchor}`}>
        {piece.text}
      </a>
    ) : (
      piece.text
    ),
  );

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

/** A rule's sentences; those of the house are marked by a letter and an underline. */
export const RuleText = ({ rule }: { rule: Rule }) =>
  runsOf(rule.text).map(({ mark, text }) =>
    mark === 'S' ? (
      <span key={text}>
        <References text={text} />{' '}
      </span>
    ) : (
      <span key={text}>
        <span className="house">
          <References text={text} />
        </span>
        <abbr className="house-mark" title="House rule">
          H
        </abbr>{' '}
      </span>
    ),
  );
