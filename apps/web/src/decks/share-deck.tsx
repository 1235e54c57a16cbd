'use client';
import type { DeckList } from '@astris/engine';
import { Button, Dialog, Field, toast } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRefusals } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';
import { CopyAddress, CopyField, useCopy } from '@/site/copy-field';
import { deckCodeHref, deckHref } from '@/site/links';
import { writeDeck } from './exchange';

/** The list as text, and as a code that is a link too: it shows the list as it is now, to anybody. */
function Exports({ list }: { list: DeckList }) {
  const t = useTranslations('decks.share');
  const copy = useCopy();
  let text: string;
  let code: string;
  try {
    text = writeDeck(list, 'text');
    code = writeDeck(list, 'code');
  } catch {
    return <p className="text-warn">{t('lostCard')}</p>;
  }
  return (
    <>
      <CopyAddress label={t('linkNow')} path={deckCodeHref(code)} />
      <CopyField label={t('code')} text={code} said={t('codeCopied')} />
      <div className="flex flex-col items-start gap-2">
        <Field
          multiline
          className="w-full"
          label={t('asText')}
          readOnly
          rows={8}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button icon="copy" onClick={() => copy(text, t('listCopied'))}>
          {t('copyText')}
        </Button>
      </div>
    </>
  );
}

interface ShareAddressProps {
  deckId: string;
  isShared: boolean;
  setShared(shared: boolean): void;
}

/** Lets others read the deck at its own address, as it changes. */
function ShareAddress({ deckId, isShared, setShared }: ShareAddressProps) {
  const t = useTranslations('decks.share');
  const trpc = useTRPC();
  const { errorSentence } = useRefusals();
  const share = useMutation(
    trpc.decks.share.mutationOptions({
      onSuccess: (now) => setShared(now.shared),
      onError: (error, asked) => {
        setShared(!asked.shared);
        toast.error(errorSentence(error));
      },
    }),
  );
  return (
    <div className="flex flex-col gap-3 border-b border-line pb-4">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="check mt-0!"
          checked={isShared}
          disabled={share.isPending}
          onChange={(event) => {
            setShared(event.target.checked);
            share.mutate({ deckId, shared: event.target.checked });
          }}
        />
        {t('mayRead')}
      </label>
      {isShared && <CopyAddress label={t('address')} path={deckHref(deckId)} />}
    </div>
  );
}

export interface ShareDeckProps {
  list: DeckList;
  /** One's own deck, which can be shared by its address too. */
  own?: { deckId: string; shared: boolean };
}

/** Everything by which a list leaves the site: link, code, text. */
export function ShareDeck({ list, own }: ShareDeckProps) {
  const t = useTranslations('decks.share');
  // Kept outside the dialog, which forgets what is in it when it closes.
  const [isShared, setShared] = useState(own?.shared ?? false);
  return (
    <Dialog title={t('title')} trigger={<Button icon="share-2">{t('button')}</Button>}>
      {own && <ShareAddress deckId={own.deckId} isShared={isShared} setShared={setShared} />}
      <Exports list={list} />
    </Dialog>
  );
}
