import type { DeckProblem } from '@astris/engine';
import { Icon, RuleLink } from '@astris/ui';
import { useTranslations } from 'next-intl';
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
  const t = useTranslations('decks.legality');
  if (problems.length === 0) {
    return (
      <p className="flex gap-2 text-sm text-fg-2">
        <Icon name="check" className="mt-0.5 text-good" />
        {t('legal')}
      </p>
    );
  }
  // Neither Homeworld nor Starter is one sentence.
  const told = [...new Map(problems.map((problem) => [problemSentence(problem), problem])).values()];
  const row = (problem: DeckProblem) => <Problem key={JSON.stringify(problem)} problem={problem} />;
  const rest = told.slice(most);
  return (
    <div className="text-sm">
      <p className="mb-1 font-semibold text-warn">{t('toFix', { count: told.length })}</p>
      <ul className="flex flex-col gap-1.5">{told.slice(0, most).map(row)}</ul>
      {rest.length > 0 && (
        <details className="legality-rest">
          <summary>{t('more', { count: rest.length })}</summary>
          <ul className="flex flex-col gap-1.5">{rest.map(row)}</ul>
        </details>
      )}
    </div>
  );
}
