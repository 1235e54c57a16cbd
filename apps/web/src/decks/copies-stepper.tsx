import { IconButton, toast } from '@astris/ui';

export interface CopiesStepperProps {
  /** The card's name. */
  name: string;
  /** Where the copies are, as words behind the name: "in the sideboard". */
  where?: string;
  copies: number;
  /** Why there can't be one more: a press says it. */
  refused?: string | undefined;
  onChange(more: 1 | -1): void;
}

/** Copies of a card with one fewer and one more beside the number. */
export const CopiesStepper = ({ name, where = '', copies, refused, onChange }: CopiesStepperProps) => (
  <span className="copies-stepper" data-some={copies > 0 || undefined}>
    <IconButton
      icon="minus"
      size={28}
      label={`One ${name} fewer ${where}`.trim()}
      disabled={copies === 0}
      onClick={() => onChange(-1)}
    />
    <span>
      {copies}
      <span className="as-sr"> {where || 'in the deck'}</span>
    </span>
    <IconButton
      icon="plus"
      size={28}
      label={`One ${name} more ${where}`.trim()}
      refused={refused}
      title={refused}
      onRefused={toast}
      onClick={() => onChange(1)}
    />
  </span>
);
