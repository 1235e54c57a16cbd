'use client';
import type { ObjId } from '@astris/engine';
import { useTranslations } from 'next-intl';
import { TableCard } from '../cards';
import { Dialog } from '../primitives';
import { capital } from './about';
import { useTable } from './context';

/** An open pile: every card in it, the newest first. */
export function PileDialog({
  open,
  onClose,
  title,
  ids,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  ids: readonly ObjId[];
}) {
  const t = useTranslations('table.piles');
  const { model, inspect } = useTable();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={capital(title)} wide>
      {ids.length === 0 && <p>{t('empty')}</p>}
      <div className="at-pile" data-pile-cards={ids.length}>
        {[...ids].reverse().map((id) => {
          const card = model.view.board.cards[id];
          if (!card) return null;
          return (
            <TableCard
              key={id}
              card={model.naming.printed(card.card)}
              face={card.face}
              onClick={() => {
                inspect({ card: card.card, face: card.face, id });
                onClose();
              }}
            />
          );
        })}
      </div>
    </Dialog>
  );
}
