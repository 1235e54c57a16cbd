import { GAME_POOL } from '@astris/cards';
import { RULESET, versionsOf } from '@astris/engine';
import { inWords, problemText } from '@astris/search';
import { search } from '@astris/search/cards';
import { cardData } from '@/cards/sheet';
import { addressOfSearch } from '@/catalog/address';
import { cardIndex } from '@/catalog/find';

/** All cards as data, or those that a query finds, with the hash of the whole set. */
export function GET(request: Request) {
  const { q, order, dir } = addressOfSearch(new URL(request.url).search);
  const { query, cards } = search(cardIndex(), q, { by: order, dir });
  const { poolHash } = versionsOf(RULESET, GAME_POOL);
  const ignored = query.problems.map((problem) => ({
    typed: problem.typed,
    sentence: problemText(problem),
    ...(problem.instead ? { instead: problem.instead } : {}),
  }));
  return Response.json({
    poolHash,
    query: { text: q, words: inWords(query), ignored },
    total: cards.length,
    cards: cards.map(cardData),
  });
}
