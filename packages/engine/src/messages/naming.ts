import type { Card, CardId } from '../language/card';
import type { ObjId } from '../state/board';
import type { PlayerView } from '../view/types';
import type { Named, Naming } from './segment';

/** The names of one game as its viewer may say them: the public board, and the cards of their own zones. */
export function namingOf(view: PlayerView, printed: (id: CardId) => Card, players: readonly string[]): Naming {
  const object = (id: ObjId): Named | null => {
    const card = view.board.cards[id];
    if (card) {
      const { face, controller, story } = card;
      const named: Named = { id, card: card.card, face, controller };
      return story ? { ...named, story: { chapter: story.chapter, reversed: story.reversed } } : named;
    }
    const own = view.own;
    const hidden = own && [...own.hand, ...own.sideboard, ...own.setAside].find((held) => held.id === id);
    return hidden ? { id, card: hidden.card, face: 'front' } : null;
  };
  return { viewer: view.viewer, printed, object, player: (seat) => players[seat] ?? `Player ${seat + 1}` };
}
