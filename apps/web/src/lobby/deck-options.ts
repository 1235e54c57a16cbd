import type { RouterInputs } from '@astris/api';

export type DeckChoice = RouterInputs['lobby']['open']['deck'];

/** A deck that may be brought to a game. */
export interface DeckOption {
  /** "starter:…" or "version:…": what the select holds. */
  value: string;
  name: string;
  group: 'own' | 'starter';
  legal: boolean;
}

/** What the API is told for a value of the select. */
export function deckChoice(value: string): DeckChoice {
  const at = value.indexOf(':');
  const id = value.slice(at + 1);
  return value.slice(0, at) === 'starter' ? { starter: id } : { versionId: id };
}

/** A starter deck for the bot, another one than the player's own where there is one. */
export function botDeck(options: readonly DeckOption[], own: string): DeckChoice {
  const starters = options.filter(({ group }) => group === 'starter');
  const other = starters.find(({ value }) => value !== own) ?? starters[0];
  return deckChoice(other?.value ?? own);
}
