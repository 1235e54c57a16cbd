'use client';
import { POOL } from '@astris/cards';
import { Dialog } from '@astris/ui';
import { Card } from '@astris/ui/cards';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { FlipCard } from '@/cards/flip-card';
import { cardHref } from '@/site/links';
import { cardName } from './deck-cards';

interface Peek {
  show(card: string): void;
  open(card: string): void;
}
const PeekContext = createContext<Peek>({ show: () => undefined, open: () => undefined });
/** The card that the pointer or the focus is on: apart, so that the rows are not rendered anew for each that is pointed at. */
const ShownContext = createContext<string | null>(null);
export const usePeek = (): Peek => useContext(PeekContext);

/** Lets names of cards around it show their card: beside the list, and in a dialog on a press. `actions` stand in the dialog. */
export function PeekProvider({ children, actions }: { children: ReactNode; actions?: (card: string) => ReactNode }) {
  const t = useTranslations('decks.peek');
  const [shown, setShown] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const peek = useMemo<Peek>(() => ({ show: setShown, open: setOpened }), []);
  const card = opened === null ? undefined : POOL.get(opened);
  return (
    <PeekContext value={peek}>
      <ShownContext value={shown}>{children}</ShownContext>
      <Dialog
        title={card?.name ?? ''}
        titleHidden
        open={card !== undefined}
        onOpenChange={(next) => {
          if (!next) setOpened(null);
        }}
      >
        {card && (
          <div className="flex flex-col items-center gap-4">
            <FlipCard key={card.id} card={card} />
            {actions?.(card.id)}
            <Link className="as-card-link text-sm" href={cardHref(card.id)} prefetch={false}>
              {t('all')}
            </Link>
          </div>
        )}
      </Dialog>
    </PeekContext>
  );
}

/** The card last pointed at, where there is room for it. The same is a press away everywhere, so it is left out for readers. */
export function PeekCard() {
  const t = useTranslations('decks.peek');
  const shown = useContext(ShownContext);
  const card = shown === null ? undefined : POOL.get(shown);
  return (
    <div className="peek-card" aria-hidden="true" inert>
      {card ? <Card card={card} /> : <p>{t('hint')}</p>}
    </div>
  );
}

/** A card's name that shows the card: on hover and focus beside the list, on a press or I in a dialog. */
export function PeekName({ card, children }: { card: string; children?: ReactNode }) {
  const { show, open } = usePeek();
  return (
    <button
      type="button"
      className="peek-name"
      data-peek={card}
      aria-keyshortcuts="I"
      onPointerEnter={() => show(card)}
      onFocus={() => show(card)}
      onClick={() => open(card)}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        open(card);
      }}
    >
      {children ?? cardName(card)}
    </button>
  );
}
