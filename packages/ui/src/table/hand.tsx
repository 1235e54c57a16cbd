'use client';
import type { HiddenCard } from '@astris/engine';
import { useTranslations } from 'next-intl';
import { TableCard } from '../cards';
import { about } from './about';
import { useTable } from './context';
import { Inspector } from './inspector';
import { usePhone } from './media';
import { usePieceState } from './piece-state';

/** The viewer's own hand, and the card that is being read. */
export function Hand() {
  const t = useTranslations('table');
  const { model } = useTable();
  const open = model.open?.[model.bottom];
  const hand = model.view.own?.hand ?? open;
  const label = !hand
    ? t('card')
    : open
      ? t('handOf', { ...about(model.naming, model.bottom), cards: hand.length })
      : t('hand.yours', { cards: hand.length });
  const phone = usePhone();
  const crowded = open !== undefined || (hand?.length ?? 0) > 5;
  return (
    <section className="at-hand" aria-label={label} data-crowded={crowded || undefined}>
      {hand && (
        <div className="at-hand-cards">
          {hand.map((card) => (
            <HandCard key={card.id} card={card} size={phone || crowded ? 'phone-hand' : 'hand'} />
          ))}
          {hand.length === 0 && <p className="at-none">{t('noCardsInHand')}</p>}
        </div>
      )}
      {!phone && <Inspector />}
    </section>
  );
}

function HandCard({ card, size }: { card: HiddenCard; size: 'hand' | 'phone-hand' }) {
  const { model, press } = useTable();
  const state = usePieceState()(card.id);
  return (
    <TableCard
      card={model.naming.printed(card.card)}
      size={size}
      legal={state.legal || (state.candidate && !state.hostile ? true : undefined)}
      selected={state.selected || undefined}
      hostile={state.selected ? undefined : (state.hostile ?? undefined)}
      data-card={card.id}
      data-zone="hand"
      onClick={() => press({ card: card.card, face: 'front', id: card.id })}
    />
  );
}
