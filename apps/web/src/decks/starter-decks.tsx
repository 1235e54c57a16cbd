import type { RouterOutputs } from '@astris/api';
import { artFile } from '@astris/art/files';
import { STARTER_DECKS } from '@astris/cards';
import { buttonClass } from '@astris/ui';
import Link from 'next/link';
import { deckHref } from '@/site/links';
import { copiesIn } from './deck-groups';
import { CopyDeckButton } from './new-deck';

type Starter = RouterOutputs['decks']['starters'][number];

/** The decks that everybody has. */
export const StarterDecks = ({ decks, canCopy }: { decks: readonly Starter[]; canCopy: boolean }) => (
  <ul className="grid gap-4 md:grid-cols-2">
    {decks.map((deck) => (
      <li key={deck.deckId} className="as-panel flex flex-col overflow-hidden">
        <img src={artFile(deck.list.homeworld)} alt="" className="h-32 w-full object-cover" loading="lazy" />
        <div className="flex flex-1 flex-col gap-2 p-5">
          <h3 className="text-xl">{deck.name}</h3>
          <p className="flex-1 text-fg-2">{STARTER_DECKS.find(({ id }) => id === deck.starter)?.description}</p>
          <p className="text-sm text-fg-3">
            {copiesIn(deck.list.main)} cards, sideboard {copiesIn(deck.list.sideboard)}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Link className={buttonClass()} href={deckHref(deck.deckId)}>
              See the list<span className="as-sr"> of {deck.name}</span>
            </Link>
            {canCopy && <CopyDeckButton name={deck.name} list={deck.list} />}
          </div>
        </div>
      </li>
    ))}
  </ul>
);
