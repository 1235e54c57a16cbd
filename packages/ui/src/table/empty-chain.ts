/** What an empty Chain says: who may start something, where anybody may (11.2). */
import type { PlayerView } from '@astris/engine';
import type { RuleId } from '@astris/rulebook';
import type { TableWords } from '../words';

export function emptyChainWords(
  { board, viewer }: Pick<PlayerView, 'board' | 'viewer'>,
  t: TableWords,
): { says: string; rule?: RuleId } {
  if (board.phase !== 'action') return { says: t('chain.nothing') };
  return { says: t(board.active === viewer ? 'chain.onlyYou' : 'chain.onlyActive'), rule: '11.2' };
}
