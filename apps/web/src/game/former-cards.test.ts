import { CARDS } from '@astris/cards';
import { eventSentence, type Naming, plain } from '@astris/engine/messages';
import { expect, test } from 'vitest';
import { printedOrFormer, unlinked } from './former-cards';

const NAMING: Naming = { viewer: 'spectator', player: () => 'Tessaly', printed: printedOrFormer, object: () => null };
const played = (card: string) =>
  eventSentence(
    { type: 'played', rule: '11.1', seat: 0, subject: { id: 3, card, face: 'fallen', controller: 0 } },
    NAMING,
  ).map(unlinked);

test('a line of an old log names a card that is no longer printed, without a link', () => {
  const line = played('the-lamp-of-the-verge');
  expect(plain(line)).toBe('Tessaly plays The Lamp of the Verge (11.1)');
  expect(line.some((segment) => 'card' in segment)).toBe(false);
});

test('a card that is printed keeps its name and its link', () => {
  const [card] = CARDS;
  expect(played(card?.id ?? '').some((segment) => 'card' in segment)).toBe(true);
});
