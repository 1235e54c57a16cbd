import { IconButton, toast } from '@astris/ui';
import { useTranslations } from 'next-intl';
import type { Part } from './deck-groups';

export interface CopiesStepperProps {
  /** The card's name. */
  name: string;
  /** Where the copies are, if that is to be said behind the name. */
  where?: Part;
  copies: number;
  /** Why there can't be one more: a press says it. */
  refused?: string | undefined;
  onChange(more: 1 | -1): void;
}

/** Copies of a card with one fewer and one more beside the number. */
export function CopiesStepper({ name, where, copies, refused, onChange }: CopiesStepperProps) {
  const t = useTranslations('decks.copies');
  return (
    <span className="copies-stepper" data-some={copies > 0 || undefined}>
      <IconButton
        icon="minus"
        size={28}
        label={t('fewer', { name, where: where ?? 'unsaid' })}
        disabled={copies === 0}
        onClick={() => onChange(-1)}
      />
      <span>
        {t.rich('count', {
          copies,
          where: where ?? 'main',
          hidden: (words) => <span className="as-sr">{words}</span>,
        })}
      </span>
      <IconButton
        icon="plus"
        size={28}
        label={t('more', { name, where: where ?? 'unsaid' })}
        refused={refused}
        title={refused}
        onRefused={toast}
        onClick={() => onChange(1)}
      />
    </span>
  );
}
