'use client';
import type { BoardCard, ObjId } from '@astris/engine';
import { ROMAN } from '@astris/engine/messages';
import { attachedTo, boundTo, faceOf, partnerTo, statOf } from '@astris/engine/queries';
import { useTranslations } from 'next-intl';
import { type ShownStat, TableCard, Tile, type TuckProps, Tucks } from '../cards';
import { useTable } from './context';
import { usePieceMarks, usePieceState } from './piece-state';

export type PieceShape = 'card' | 'tile' | 'wide';

const SHOWN: readonly ShownStat[] = ['power', 'resolve', 'hull', 'defense', 'bastion'];

/** A permanent on the Map, with what is tucked to it: its Storyline, its Devices. */
export function Piece({ card, shape, phone }: { card: BoardCard; shape: PieceShape; phone: boolean }) {
  const { model, press } = useTable();
  const marks = usePieceMarks(card);
  const tucks = useTucks(card.id);
  const printed = model.naming.printed(card.card);
  const face = faceOf(model.board, card);
  const stats: Partial<Record<ShownStat, number>> = {};
  for (const stat of SHOWN) if (face.stats[stat] !== undefined) stats[stat] = statOf(model.board, card.id, stat);
  const button = {
    card: printed,
    face: card.face,
    stats,
    ...marks,
    'data-card': card.id,
    'data-zone': 'map',
    onClick: () => press({ card: card.card, face: card.face, id: card.id }),
  };
  if (shape === 'card') return <TableCard {...button} size={phone ? 'phone' : 'table'} tucks={tucks} />;
  const tile = <Tile {...button} wide={shape === 'wide'} size={phone ? 'phone' : 'table'} />;
  if (tucks.length === 0) return tile;
  return (
    <div className={`at-tile-host is-${marks.side}`}>
      {tile}
      <Tucks tucks={tucks} />
    </div>
  );
}

/** Strips under a permanent: the Storyline it is Bound or Partnered to, and its Devices, each of them a button. */
function useTucks(id: ObjId): TuckProps[] {
  const t = useTranslations('table.marks');
  const { model, press } = useTable();
  const { board, naming } = model;
  const storyStrip = (story: ObjId | null, kind: 'bind' | 'partner'): TuckProps[] => {
    const card = story === null ? undefined : board.board.cards[story];
    if (!card?.story) return [];
    const chapter = ROMAN[card.story.chapter];
    return [{ kind, name: naming.printed(card.card).name, chapter, onClick: () => press({ ...card, id: card.id }) }];
  };
  const stateOf = usePieceState();
  return [
    ...storyStrip(boundTo(board, id), 'bind'),
    ...storyStrip(partnerTo(board, id), 'partner'),
    ...attachedTo(board, id).map((device): TuckProps => {
      const state = stateOf(device.id);
      return {
        kind: 'device',
        name: faceOf(board, device).name,
        activated: !device.ready,
        legal: state.legal || state.candidate,
        selected: state.selected,
        targeted: state.target ? t(state.target) : undefined,
        hostile: state.hostile ?? undefined,
        onClick: () => press({ ...device, id: device.id }),
      };
    }),
  ];
}
