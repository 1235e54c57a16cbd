'use client';
import type { Seat } from '@astris/engine';
import { shortName } from '@astris/engine/messages';
import { useTranslations } from 'next-intl';
import { artFace, CardArt, Cost, faceOf } from '../cards';
import { Icon } from '../icons';
import { about } from './about';
import { useTable } from './context';

/** The opponent's hand where it lies open: one row of names over the Map, each a button that reads the card. */
export function OpenHand({ seat }: { seat: Seat }) {
  const t = useTranslations('table');
  const cards = useTranslations('cards.types');
  const { model, press, inspected } = useTable();
  const hand = model.open?.[seat];
  if (!hand) return null;
  return (
    <section className="at-open-hand" aria-label={t('handOf', { ...about(model.naming, seat), cards: hand.length })}>
      <Icon name="hand" size={15} label={t('hand.icon')} />
      {hand.length === 0 && <span className="as-faint">{t('noCardsInHand')}</span>}
      {hand.map(({ id, card }) => {
        const printed = model.naming.printed(card);
        const face = faceOf(printed, 'front');
        return (
          <button
            key={id}
            type="button"
            className="at-open-card"
            translate="no"
            data-f={face.ink}
            data-f2={face.ink2}
            data-card={id}
            data-zone="open-hand"
            aria-label={`${face.name}, ${cards(face.type)}`}
            aria-pressed={inspected?.id === id}
            onClick={() => press({ card, face: 'front', id })}
          >
            <CardArt cardId={card} face={artFace(face)} width={48} />
            {face.cost && <Cost cost={face.cost} size={18} />}
            <span>{shortName(face.name)}</span>
          </button>
        );
      })}
    </section>
  );
}
