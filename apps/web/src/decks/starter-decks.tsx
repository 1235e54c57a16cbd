import type { RouterOutputs } from '@astris/api';
import { artFile } from '@astris/art/files';
import { STARTER_DECKS } from '@astris/cards';
import { FACTIONS } from '@astris/engine/language';
import { buttonClass, factionKey, Icon } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { deckHref } from '@/site/links';
import { copiesIn } from './deck-groups';
import { CopyDeckButton } from './new-deck';
import { factionOf } from './starter-faction';

type Starter = RouterOutputs['decks']['starters'][number];

function StarterDeck({ deck, canCopy }: { deck: Starter; canCopy: boolean }) {
  const t = useTranslations('decks');
  return (
    <li className="as-panel starter-deck">
      <img src={artFile(deck.list.homeworld)} alt="" loading="lazy" />
      <div className="starter-deck-words">
        <h4>
          <Link href={deckHref(deck.deckId)}>{deck.name}</Link>
        </h4>
        <p>{STARTER_DECKS.find(({ id }) => id === deck.starter)?.description}</p>
        <p className="starter-deck-counts">
          {t('counts', { count: copiesIn(deck.list.main), sideboard: copiesIn(deck.list.sideboard) })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Link className={buttonClass()} href={deckHref(deck.deckId)}>
            {t.rich('list.seeTheList', {
              name: deck.name,
              hidden: (words) => <span className="as-sr">{words}</span>,
            })}
          </Link>
          {canCopy && <CopyDeckButton name={deck.name} list={deck.list} />}
        </div>
      </div>
    </li>
  );
}

/** The decks that everybody has, by faction. */
export const StarterDecks = ({ decks, canCopy }: { decks: readonly Starter[]; canCopy: boolean }) =>
  FACTIONS.map((faction) => {
    const own = decks.filter(({ list }) => factionOf(list) === faction);
    if (own.length === 0) return null;
    const key = factionKey(faction);
    return (
      <section key={faction} aria-labelledby={`starters-${key}`} className="starter-faction" data-f={key}>
        <h3 id={`starters-${key}`}>
          <Icon name={key} size={18} />
          {faction}
        </h3>
        <ul>
          {own.map((deck) => (
            <StarterDeck key={deck.deckId} deck={deck} canCopy={canCopy} />
          ))}
        </ul>
      </section>
    );
  });
