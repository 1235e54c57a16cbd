import type { RouterOutputs } from '@astris/api';
import { Icon, RuleLink } from '@astris/ui';

export type Problem = RouterOutputs['decks']['check'][number];

/** Whether a deck may be played, in sentences with their rules. */
export const Legality = ({ problems }: { problems: readonly Problem[] }) =>
  problems.length === 0 ? (
    <p className="flex gap-2 text-sm text-fg-2">
      <Icon name="check" className="mt-0.5 text-good" />
      Legal: it can be played.
    </p>
  ) : (
    <div>
      <p className="mb-1 text-sm font-semibold text-warn">
        {problems.length === 1 ? 'One thing to fix' : `${problems.length} things to fix`}
      </p>
      <ul className="flex flex-col gap-1.5">
        {problems.map(({ rule, sentence }) => (
          <li key={`${rule} ${sentence}`} className="flex gap-2 text-sm">
            <Icon name="triangle-alert" size={14} className="mt-0.5 text-warn" />
            <span>
              {sentence} <RuleLink rule={rule} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
