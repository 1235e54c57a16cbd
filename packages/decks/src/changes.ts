import type { DeckList } from '@astris/engine/deck-list';
import type { CardId } from '@astris/engine/language';

export interface CopiesChange {
  card: CardId;
  part: 'main' | 'sideboard';
  /** Copies more; fewer when negative. */
  by: number;
}
export interface ListChanges {
  /** The new Homeworld or Starter, where it is another; '' when there is none any more. */
  homeworld?: CardId;
  starter?: CardId;
  copies: CopiesChange[];
}

/** What changed from one list to another. */
export function changesBetween(before: DeckList, now: DeckList): ListChanges {
  const copies = (['main', 'sideboard'] as const).flatMap((part) => {
    const ids = new Set([...Object.keys(before[part]), ...Object.keys(now[part])]);
    return [...ids].flatMap((card): CopiesChange[] => {
      const by = (now[part][card] ?? 0) - (before[part][card] ?? 0);
      return by === 0 ? [] : [{ card, part, by }];
    });
  });
  return {
    ...(before.homeworld === now.homeworld ? {} : { homeworld: now.homeworld }),
    ...(before.starter === now.starter ? {} : { starter: now.starter }),
    copies,
  };
}

/** Whether anything changed. */
export const isUnchanged = ({ homeworld, starter, copies }: ListChanges): boolean =>
  homeworld === undefined && starter === undefined && copies.length === 0;
