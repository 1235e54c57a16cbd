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

/** The letter that marks what is of the house. */
export const HouseMark = () => (
  <abbr className="house-mark" title="House rule">
    H
  </abbr>
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

/** A rule's sentences. Where only some are of the house, those are underlined and marked. */
export const RuleText = ({ rule }: { rule: Rule }) =>
  runsOf(rule.text).map(({ mark, text }) => (
    <span key={text}>
      {mark === 'S' || !rule.given ? (
        <References text={text} />
      ) : (
        <>
          <span className="house">
            <References text={text} />
          </span>
          <HouseMark />
        </>
      )}{' '}
    </span>
  ));
