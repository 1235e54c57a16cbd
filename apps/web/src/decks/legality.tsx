import type { DeckProblem } from '@astris/engine';
import { Icon, RuleLink } from '@astris/ui';
import { problemSentence } from './problem-sentence';

const Problem = ({ problem }: { problem: DeckProblem }) => (
  <li className="flex gap-2">
    <Icon name="triangle-alert" size={14} className="mt-0.5 text-warn" />
    <span>
      {problemSentence(problem)} <RuleLink rule={problem.rule} />
    </span>
  </li>
);

/** Whether a deck may be played, in sentences with their rules: the first `most` in sight, the others one press away. */
export function Legality({ problems, most = 99 }: { problems: readonly DeckProblem[]; most?: number }) {
  if (problems.length === 0) {
    return (
      <p className="flex gap-2 text-sm text-fg-2">
        <Icon name="check" className="mt-0.5 text-good" />
        Legal: it can be played.
      </p>
    );
  }
  // Neither Homeworld nor Starter is one sentence.
  const told = [...new Map(problems.map((problem) => [problemSentence(problem), problem])).values()];
  const row = (problem: DeckProblem) => <Problem key={JSON.stringify(problem)} problem={problem} />;
  const rest = told.slice(most);
  return (
    <div className="text-sm">
      <p className="mb-1 font-semibold text-warn">
        {told.length === 1 ? 'One thing to fix' : `${told.length} things to fix`}
      </p>
      <ul className="flex flex-col gap-1.5">{told.slice(0, most).map(row)}</ul>
      {rest.length > 0 && (
        <details className="legality-rest">
          <summary>{rest.length === 1 ? 'One more' : `${rest.length} more`}</summary>
          <ul className="flex flex-col gap-1.5">{rest.map(row)}</ul>
        </details>
      )}
    </div>
  );
}
