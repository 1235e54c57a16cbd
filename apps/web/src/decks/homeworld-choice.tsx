import { artFile } from '@astris/art/files';
import { CARDS } from '@astris/cards';
import { factionsOf } from '@astris/engine/language';
import { faceOf } from '@astris/ui/cards';
import { useTranslations } from 'next-intl';

const HOMEWORLDS = CARDS.flatMap((card) => (card.type === 'Homeworld' ? [card] : []));

/** Where a deck begins: its Homeworld says of which factions its cards may be (2.3). */
export function HomeworldChoice({ onChoose }: { onChoose: (homeworld: string) => void }) {
  const t = useTranslations('decks.editor');
  return (
    <section aria-labelledby="homeworlds" className="mb-6">
      <h3 id="homeworlds">{t('homeworldTitle')}</h3>
      <p className="mt-1 mb-3 text-sm text-fg-2">{t('homeworldAbout')}</p>
      <ul className="homeworlds">
        {HOMEWORLDS.map((card) => {
          const { ink, ink2 } = faceOf(card);
          return (
            <li key={card.id}>
              <button type="button" data-f={ink} data-f2={ink2} onClick={() => onChoose(card.id)}>
                <img src={artFile(card.id, 'front', 'small')} alt="" loading="lazy" />
                <span>
                  <b>{card.name}</b>
                  <small>{factionsOf(card).join(' · ')}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
