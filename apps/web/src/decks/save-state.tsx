import { Banner, Button, buttonClass, Icon } from '@astris/ui';
import Link from 'next/link';
import type { SaveState as State } from './autosave';
import { CopyDeckButton } from './new-deck';
import type { EditedDeck } from './use-deck';

const WORDS: Record<State, string> = {
  saved: 'Saved',
  waiting: 'Saving…',
  saving: 'Saving…',
  failed: 'Couldn’t save',
  refused: 'Not saved',
  conflict: 'Not saved',
};

/** Whether what is shown is kept: always in sight. */
export function SaveState({ saving, retry }: Pick<EditedDeck, 'saving' | 'retry'>) {
  const words = WORDS[saving];
  return (
    <span className="save-state" data-state={saving}>
      <span role="status">
        {words !== WORDS.saving && <Icon name={saving === 'saved' ? 'check' : 'triangle-alert'} size={14} />}
        {words}
      </span>
      {saving === 'failed' && (
        <Button size={28} icon="refresh-cw" onClick={retry}>
          Retry
        </Button>
      )}
    </span>
  );
}

/** Why the deck can't be saved as it is, and what can be done. */
export function SaveRefused({ deck }: { deck: EditedDeck }) {
  const { refusal, name, list } = deck;
  if (!refusal) return null;
  const { reason, sentence } = refusal;
  return (
    <Banner
      tone="danger"
      title={
        reason === 'unknownDeck'
          ? 'This deck is gone: it was deleted, or you are signed in as somebody else.'
          : 'This deck is not saved.'
      }
      action={
        <span className="flex flex-wrap gap-2">
          {reason === 'unknownDeck' ? (
            <CopyDeckButton name={name} list={list} words="Keep as a new deck" />
          ) : (
            <Button onClick={deck.retry}>Try again</Button>
          )}
          {reason === 'notSignedIn' && (
            <Link className={buttonClass()} href="/signin" target="_blank">
              Sign in
            </Link>
          )}
        </span>
      }
    >
      {reason === 'unknownDeck'
        ? 'What you see here is kept in this tab alone.'
        : reason === 'notSignedIn'
          ? 'You were signed out. Sign in in another tab, then try again here.'
          : sentence}
    </Banner>
  );
}

/** What an earlier visit was left with: taken up, it replaces what is shown, which stays among the versions. */
export const UnsavedOffer = ({ unsaved }: Pick<EditedDeck, 'unsaved'>) =>
  unsaved ? (
    <Banner
      tone="warn"
      title="You left with changes that were not saved."
      action={
        <span className="flex flex-wrap gap-2">
          <Button onClick={unsaved.takeUp}>Take them up</Button>
          <Button variant="quiet" onClick={unsaved.discard}>
            Discard
          </Button>
        </span>
      }
    >
      Taken up, they become a new version.
    </Banner>
  ) : null;

/** A newer deck was saved elsewhere: which of the two is to be the deck. */
export const SaveConflict = ({ saving, resolve }: Pick<EditedDeck, 'saving' | 'resolve'>) =>
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
