import { Banner, Button, Icon } from '@astris/ui';
import type { EditedDeck } from './use-deck';

type Saving = Pick<EditedDeck, 'saving' | 'retry' | 'resolve'>;

/** Whether what is shown is kept: always in sight. */
export function SaveState({ saving, retry }: Saving) {
  const isDone = saving === 'saved';
  const isFailed = saving === 'failed' || saving === 'conflict';
  return (
    <span className="save-state" data-state={saving}>
      <span role="status">
        {(isDone || isFailed) && <Icon name={isDone ? 'check' : 'triangle-alert'} size={14} />}
        {isDone ? 'Saved' : saving === 'failed' ? 'Couldn’t save' : saving === 'conflict' ? 'Not saved' : 'Saving…'}
      </span>
      {saving === 'failed' && (
        <Button size={28} icon="refresh-cw" onClick={retry}>
          Retry
        </Button>
      )}
    </span>
  );
}

/** A newer deck was saved elsewhere: which of the two is to be the deck. */
export const SaveConflict = ({ saving, resolve }: Saving) =>
  saving !== 'conflict' ? null : (
    <Banner
      tone="danger"
      title="This deck was changed in another tab or on another device."
      action={
        <span className="flex flex-wrap gap-2">
          <Button onClick={() => resolve('theirs')}>Take theirs</Button>
          <Button onClick={() => resolve('mine')}>Keep mine</Button>
        </span>
      }
    >
      Yours is not saved yet. Kept, it becomes a new version after theirs; taken, theirs replaces what you see here.
    </Banner>
  );
