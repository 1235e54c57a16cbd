import { Banner, Button, buttonClass, Icon } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { SaveState as State } from './autosave';
import { CopyDeckButton } from './new-deck';
import type { EditedDeck } from './use-deck';

const WORDS = {
  saved: 'saved',
  waiting: 'saving',
  saving: 'saving',
  failed: 'failed',
  refused: 'notSaved',
  conflict: 'notSaved',
} as const satisfies Record<State, string>;

/** Whether what is shown is kept: always in sight. */
export function SaveState({ saving, retry }: Pick<EditedDeck, 'saving' | 'retry'>) {
  const t = useTranslations('decks.saving');
  const words = WORDS[saving];
  return (
    <span className="save-state" data-state={saving}>
      <span role="status">
        {words !== WORDS.saving && <Icon name={saving === 'saved' ? 'check' : 'triangle-alert'} size={14} />}
        {t(words)}
      </span>
      {saving === 'failed' && (
        <Button size={28} icon="refresh-cw" onClick={retry}>
          {t('retry')}
        </Button>
      )}
    </span>
  );
}

/** Why the deck can't be saved as it is, and what can be done. */
export function SaveRefused({ deck }: { deck: EditedDeck }) {
  const t = useTranslations('decks.saving');
  const { refusal, name, list } = deck;
  if (!refusal) return null;
  const { reason, sentence } = refusal;
  return (
    <Banner
      tone="danger"
      title={t(reason === 'unknownDeck' ? 'gone' : 'refused')}
      action={
        <span className="flex flex-wrap gap-2">
          {reason === 'unknownDeck' ? (
            <CopyDeckButton name={name} list={list} words={t('keepAsNew')} />
          ) : (
            <Button onClick={deck.retry}>{t('tryAgain')}</Button>
          )}
          {reason === 'notSignedIn' && (
            <Link className={buttonClass()} href="/signin" target="_blank">
              {t('signIn')}
            </Link>
          )}
        </span>
      }
    >
      {reason === 'unknownDeck' ? t('goneAbout') : reason === 'notSignedIn' ? t('signedOut') : sentence}
    </Banner>
  );
}

/** What an earlier visit was left with: taken up, it replaces what is shown, which stays among the versions. */
export function UnsavedOffer({ unsaved }: Pick<EditedDeck, 'unsaved'>) {
  const t = useTranslations('decks.saving');
  return unsaved ? (
    <Banner
      tone="warn"
      title={t('left')}
      action={
        <span className="flex flex-wrap gap-2">
          <Button onClick={unsaved.takeUp}>{t('takeUp')}</Button>
          <Button variant="quiet" onClick={unsaved.discard}>
            {t('discard')}
          </Button>
        </span>
      }
    >
      {t('leftAbout')}
    </Banner>
  ) : null;
}

/** A newer deck was saved elsewhere: which of the two is to be the deck. */
export function SaveConflict({ saving, resolve }: Pick<EditedDeck, 'saving' | 'resolve'>) {
  const t = useTranslations('decks.saving');
  return saving !== 'conflict' ? null : (
    <Banner
      tone="danger"
      title={t('conflict')}
      action={
        <span className="flex flex-wrap gap-2">
          <Button onClick={() => resolve('theirs')}>{t('takeTheirs')}</Button>
          <Button onClick={() => resolve('mine')}>{t('keepMine')}</Button>
        </span>
      }
    >
      {t('conflictAbout')}
    </Banner>
  );
}
