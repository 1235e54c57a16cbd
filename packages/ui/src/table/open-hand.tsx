'use client';
import type { Seat } from '@astris/engine';
import { shortName, who } from '@astris/engine/messages';
import { artFace, CardArt, Cost, faceOf } from '../cards';
import { Icon } from '../icons';
import { useTable } from './context';

/** The opponent's hand where it lies open: one row of names over the Map, each a button that reads the card. */
export function OpenHand({ seat }: { seat: Seat }) {
  const { model, press, inspected } = useTable();
  const hand = model.open?.[seat];
  if (!hand) return null;
  return (
    <section className="at-open-hand" aria-label={`Hand of ${who(model.naming, seat)}, ${hand.length}`}>
      <Icon name="hand" size={15} label="Hand" />
      {hand.length === 0 && <span className="as-faint">No cards in hand</span>}
      {hand.map(({ id, card }) => {
        const printed = model.naming.printed(card);
        const face = faceOf(printed, 'front');
        return (
          <button
            key={id}
            type="button"
            className="at-open-card"
            data-f={face.ink}
            data-f2={face.ink2}
            data-card={id}
            data-zone="open-hand"
            aria-label={`${face.name}, ${face.type}`}
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
