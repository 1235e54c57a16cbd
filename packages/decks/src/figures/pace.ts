/** What the Storylines of a deck ask of it and give. */
import type { Ruleset } from '@astris/engine';
import type { DeckList } from '@astris/engine/deck-list';
import { ACTS, type Act, DRIVES, type Drive, type StorylineCard } from '@astris/engine/language';
import type { Pool } from '../pool';
import { charactersOf, copiesOf, totalOf } from './copies';
import { earliestCompletion } from './earliest';

export interface StoryPace {
  card: StorylineCard;
  copies: number;
  /** SP awarded by Chapter (8.5.6, 8.3.2). */
  sp: [number, number, number];
  total: number;
  /** Characters of the deck, copies counted, that are Aligned with it (8.4.1) by their Character face, and by their Fallen face. */
  aligned: number;
  alignedFallen: number;
  /** The first Act in which it may be played (4.3), and the turn of an Act in which it could complete at the earliest. */
  act: Act;
  turn: number;
}
export interface DriveUse {
  drive: Drive;
  /** Storylines that print it, and Characters that have it by their Character face; copies counted. */
  storylines: number;
  characters: number;
}
export interface Pace {
  bound: number;
  player: number;
  /** Characters with the Starter, copies counted. */
  characters: number;
  /** SP that the Chapters of all Storylines could award. */
  sp: number;
  stories: StoryPace[];
  /** The Drives that the deck's Storylines or Characters have. */
  drives: DriveUse[];
}

const shares = (some: readonly Drive[], others: readonly Drive[]): boolean => some.some((one) => others.includes(one));

/** The pace of a list's main deck. Cards that the pool has not are left out. */
export function paceOf(list: DeckList, pool: Pool, ruleset: Pick<Ruleset, 'climacticTurn'>): Pace {
  const characters = charactersOf(list, pool);
  const stories = copiesOf(list.main, pool)
    .flatMap(({ card, copies }) => (card.type === 'Storyline' ? [{ card, copies }] : []))
    .map(({ card, copies }): StoryPace => {
      const [one, two, three] = card.chapters.map(({ sp }) => sp ?? 0) as StoryPace['sp'];
      const withDrives = (face: 'front' | 'fallen') =>
        totalOf(characters.filter((character) => shares(character.card[face].drives, card.drives)));
      return {
        card,
        copies,
        sp: [one, two, three],
        total: one + two + three,
        aligned: withDrives('front'),
        alignedFallen: withDrives('fallen'),
        act: card.acts?.[0] ?? ACTS[0],
        turn: earliestCompletion(card, ruleset),
      };
    })
    .sort((a, b) => a.turn - b.turn || a.card.name.localeCompare(b.card.name, 'en'));
  const drives = DRIVES.map((drive) => ({
    drive,
    storylines: totalOf(stories.filter(({ card }) => card.drives.includes(drive))),
    characters: totalOf(characters.filter(({ card }) => card.front.drives.includes(drive))),
  })).filter((use) => use.storylines + use.characters > 0);
  return {
    bound: totalOf(stories.filter(({ card }) => card.bound)),
    player: totalOf(stories.filter(({ card }) => !card.bound)),
    characters: totalOf(characters),
    sp: stories.reduce((sum, { total, copies }) => sum + total * copies, 0),
    stories,
    drives,
  };
}
