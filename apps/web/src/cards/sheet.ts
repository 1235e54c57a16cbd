import { type Card, rulesOf, type TextLine, textOf } from '@astris/engine/language';
import { type CardWords, faceOf, otherFace } from '@astris/ui/cards';
import { subtitle } from './subtitle';

/** What stands before a line of rules text, without its colon; nothing before most. */
export const lineLabel = (kind: TextLine['kind'], t: CardWords): string | undefined =>
  kind === 'reward' || kind === 'reversal reward' ? t(`labels.${kind}`) : undefined;
const linesOf = (lines: readonly TextLine[], t: CardWords): string[] =>
  lines.map(({ kind, text }) => [lineLabel(kind, t), text].filter(Boolean).join(': '));

/** A card as plain text, both faces, as people paste it into a message. */
export function cardText(card: Card, t: CardWords): string {
  const { front, back } = textOf(card);
  const other = otherFace(card, 'front');
  const face = (view: ReturnType<typeof faceOf>, lines: readonly TextLine[]) =>
    [view.name, subtitle(view, t), ...linesOf(lines, t)].join('\n');
  return [face(faceOf(card), front), ...(other ? [face(faceOf(card, other), back)] : [])].join('\n\n');
}

/** The front of a card in one paragraph, for previews of a link to it. */
export function cardGist(card: Card, t: CardWords): string {
  const { front } = textOf(card);
  const text = [subtitle(faceOf(card), t), ...linesOf(front, t)].join('. ').replace(/\.\./g, '.');
  return text.length > 300 ? `${text.slice(0, 299).trimEnd()}…` : text;
}

/** A card as the site gives it away: its data, the text that is made from it, and the rules that it uses. */
export const cardData = (card: Card) => ({ card, text: textOf(card), rules: rulesOf(card) });
