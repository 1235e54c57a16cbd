import { cardById } from '@astris/cards';
import { textOf } from '@astris/engine/language';

/** A card as data, with the text that is made from it. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }) {
  const card = cardById((await params).id);
  if (!card) return Response.json({ error: 'unknownCard' }, { status: 404 });
  return Response.json({ card, text: textOf(card) });
}
