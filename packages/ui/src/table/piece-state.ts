import type { BoardCard, ObjId, Seat } from '@astris/engine';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { Marks } from '../cards';
import type { TableWords } from '../words';
import { type TableScope, useTable } from './context';
import type { TableModel } from './model';
import { cardsOf, takesAct } from './options';

export interface PieceState {
  /** How many acts the open decision offers about it. */
  legal: number;
  selected: boolean;
  /** One of those that may be chosen. */
  candidate: boolean;
  /** What an opponent's effect would have done to it: "sacrifice". */
  hostile: string | null;
  /** Attacked, or aimed at by the top of the Chain: what stands on its tab. */
  target: 'attacked' | 'target' | null;
}

function stateOf({ model, choice, inspected }: TableScope, id: ObjId): PieceState {
  const { decision, board } = model.view;
  const meaning = choice.meaning(id);
  const acts = decision !== null && takesAct(decision);
  const among = choice.shown.filter(({ option }) => cardsOf(option).includes(id)).length;
  const candidate = !acts && meaning.length > 0;
  const chosen = candidate && meaning.some(({ index }) => choice.chosen.includes(index));
  const aimed = board.chain.at(-1)?.targets.some((targets) => targets.some((target) => target.id === id)) ?? false;
  const verb = decision?.verb ?? decision?.kind ?? '';
  return {
    legal: acts ? among : 0,
    selected: choice.focus.includes(id) || chosen || (!candidate && inspected?.id === id),
    candidate,
    hostile: candidate && decision?.hostile ? verb.charAt(0).toUpperCase() + verb.slice(1) : null,
    target: board.conflict?.target.id === id ? 'attacked' : aimed ? 'target' : null,
  };
}

/** How a card stands to the open decision, the Chain and the conflict. */
export function usePieceState(): (id: ObjId) => PieceState {
  const scope = useTable();
  return useCallback((id) => stateOf(scope, id), [scope]);
}

/** Whose a card is, in words for somebody who looks on; undefined for a player, to whom it is theirs or their opponent’s. */
export const controllerWords = ({ view, naming }: TableModel, seat: Seat, t: TableWords): string | undefined =>
  view.viewer === 'spectator' ? t('whose', { player: naming.player(seat) }) : undefined;

/** The marks of a permanent: whose, ready, damaged, and what may be done with it. */
export function usePieceMarks(card: BoardCard): Marks {
  const t = useTranslations('table');
  const scope = useTable();
  const state = stateOf(scope, card.id);
  return {
    side: card.controller === scope.model.bottom ? 'mine' : 'theirs',
    whose: controllerWords(scope.model, card.controller, t),
    activated: !card.ready,
    legal: state.legal || (state.candidate && !state.hostile ? true : undefined),
    selected: state.selected || undefined,
    targeted: state.target ? t(`marks.${state.target}`) : undefined,
    hostile: state.selected ? undefined : (state.hostile ?? undefined),
    damage: card.damage || undefined,
    sp: card.sp || undefined,
  };
}
