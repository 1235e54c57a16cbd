'use client';
import type { DeckList } from '@astris/engine';
import { Button, Dialog, Field, toast } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorSentence } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';
import { deckCodeHref, deckHref } from '@/site/links';
import { writeDeck } from './exchange';

async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(said);
  } catch {
    toast.error('The browser did not allow it. Select the text and copy it.');
  }
}

/** A text to take along, which a press copies. */
const Taken = ({ label, text, said }: { label: string; text: string; said: string }) => (
  <div className="flex items-end gap-2">
    <Field
      className="min-w-0 flex-1"
      label={label}
      readOnly
      value={text}
      onFocus={(event) => event.currentTarget.select()}
    />
    <Button icon="copy" className="as-btn-44" onClick={() => copy(text, said)}>
      Copy<span className="as-sr"> {label}</span>
    </Button>
  </div>
);

/** The list as text, and as a code that is a link too: it shows the list as it is now, to anybody. */
function Exports({ list }: { list: DeckList }) {
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(location.origin), []);
  let text: string;
  let code: string;
  try {
    text = writeDeck(list, 'text');
    code = writeDeck(list, 'code');
  } catch {
    return <p className="text-warn">The list names a card that there is not any more. Take it out first.</p>;
  }
  return (
    <>
      <Taken label="Link to this list as it is now" text={`${origin}${deckCodeHref(code)}`} said="Link copied" />
      <Taken label="Deck code" text={code} said="Code copied" />
      <div className="flex flex-col items-start gap-2">
        <Field
          multiline
          className="w-full"
          label="List as text"
          readOnly
          rows={8}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button icon="copy" onClick={() => copy(text, 'List copied')}>
          Copy as text
        </Button>
      </div>
    </>
  );
}

/** Lets others read the deck at its own address, as it changes. */
function ShareAddress({ deckId, shared }: { deckId: string; shared: boolean }) {
  const trpc = useTRPC();
  const [isShared, setShared] = useState(shared);
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(location.origin), []);
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
        Others may see this deck at its address, as it changes
      </label>
      {isShared && <Taken label="Address of the deck" text={`${origin}${deckHref(deckId)}`} said="Link copied" />}
    </div>
  );
}

export interface ShareDeckProps {
  list: DeckList;
  /** One's own deck, which can be shared by its address too. */
  own?: { deckId: string; shared: boolean };
}

/** Everything by which a list leaves the site: link, code, text. */
export const ShareDeck = ({ list, own }: ShareDeckProps) => (
  <Dialog title="Share or export" trigger={<Button icon="share-2">Share</Button>}>
    {own && <ShareAddress {...own} />}
    <Exports list={list} />
  </Dialog>
);
