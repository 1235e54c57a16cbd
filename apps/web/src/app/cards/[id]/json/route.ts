import { cardById, GAME_POOL } from '@astris/cards';
import { RULESET, versionsOf } from '@astris/engine';
import { cardData } from '@/cards/sheet';

/** A card as data, with the text that is made from it, the rules that it uses, and the hash of the cards that it belongs to. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }) {
  const card = cardById((await params).id);
  if (!card) return Response.json({ error: 'unknownCard' }, { status: 404 });
  const { poolHash } = versionsOf(RULESET, GAME_POOL);
  return Response.json({ poolHash, ...cardData(card) });
}
