/** What an empty Chain says: who may start something, where anybody may (11.2). */
import type { PlayerView } from '@astris/engine';
import type { RuleId } from '@astris/rulebook';

export function emptyChainWords({ board, viewer }: Pick<PlayerView, 'board' | 'viewer'>): {
  says: string;
  rule?: RuleId;
} {
  if (board.phase !== 'action') return { says: 'Nothing waits to resolve' };
  const who = board.active === viewer ? 'Only you' : 'Only the active player';
  return { says: `${who} may start something now`, rule: '11.2' };
}
