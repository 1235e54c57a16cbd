/** The shapes of cards (sections 4, 6 and 8), and one function for each type of card that returns plain data. */
import type { Ability, Act, Condition, Cost, Drive, Effect, Faction, Keyword, Kind, Speed } from './vocabulary';

/** A card's id: its file name, for ever. */
export type CardId = string;
export type Rarity = 'common' | 'uncommon' | 'rare';
/** Where and how a card was printed. `status` is its legality in play on the platform. */
export interface Printing {
  set: string;
  number: number;
  rarity: Rarity;
  artist?: string;
  errata?: string;
  status?: 'legal' | 'banned';
}

interface Printed {
  id: CardId;
  name: string;
  flavor?: string;
  acts?: readonly Act[];
  unique?: true;
  traits?: string[];
  printing: Printing;
}
interface Face {
  name: string;
  keywords?: Keyword[];
  abilities?: Ability[];
  /** Story Points printed on the face (15.1). */
  sp?: number;
}

export interface CharacterFace extends Face {
  drives: [Drive] | [Drive, Drive];
  power: number;
  resolve: number;
  flavor?: string;
}
export interface CharacterCard extends Printed {
  type: 'Character';
  faction: Faction;
  cost: { C: number };
  front: CharacterFace;
  fallen: CharacterFace;
}
export interface HomeworldCard extends Printed {
  type: 'Homeworld';
  factions: [Faction] | [Faction, Faction];
  /** Starting Treasury in C (6.1). */
  treasury: number;
  income: number;
  command: number;
  bastion: number;
  abilities: Ability[];
}
export interface SpacecraftCard extends Printed {
  type: 'Spacecraft';
  faction: Faction;
  cost: { C: number };
  power: number;
  hull: number;
  sp?: number;
  income?: number;
  keywords?: Keyword[];
  abilities?: Ability[];
}
export interface LocationCard extends Printed {
  type: 'Location';
  faction: Faction;
  cost: { C: number };
  defense: number;
  income?: number;
  command?: number;
  sp?: number;
  keywords?: Keyword[];
  abilities?: Ability[];
}
export interface DeviceCard extends Printed {
  type: 'Device';
  faction: Faction;
  cost: { C: number };
  /** Attach (6.5, 14.1): the kind of permanent that it is played onto. */
  attach?: Exclude<Kind, 'Storyline'>;
  sp?: number;
  keywords?: Keyword[];
  abilities?: Ability[];
}
export interface ManeuverCard extends Printed {
  type: 'Maneuver';
  faction: Faction;
  speed: Speed;
  cost: { CP: number };
  effect: Effect[];
}

export type Skip = { cost: Cost[]; by?: 'you' | 'opponent' } | { when: Condition; by?: 'you' | 'opponent' };
export interface Chapter {
  title: string;
  climactic?: true;
  end: Condition;
  reward?: Effect[];
  /** SP awarded as the Chapter completes (8.5.6, 8.3.2). */
  sp?: number;
  skip?: Skip;
}
export type BackFace = Face & { traits?: string[] } & (
    | { becomes: 'Completed Storyline' | 'Device' }
    | { becomes: 'Location'; defense: number; income?: number; command?: number }
    | { becomes: 'Spacecraft'; power: number; hull: number }
    | { becomes: 'Character'; drives: [Drive] | [Drive, Drive]; power: number; resolve: number }
  );
export interface StorylineCard extends Printed {
  type: 'Storyline';
  cost: { C: number };
  drives: [Drive, ...Drive[]];
  tone?: 'Aspirational' | 'Cursed';
  /** A Bound Storyline (8.3.1); otherwise a Player Storyline. */
  bound: boolean;
  partner?: true;
  chapters: [Chapter, Chapter, Chapter];
  reversal?: { live: Condition; chapter: Chapter };
  back: BackFace & { reward: Effect[]; reversalReward?: Effect[] };
}

export type Card =
  | CharacterCard
  | HomeworldCard
  | SpacecraftCard
  | LocationCard
  | DeviceCard
  | ManeuverCard
  | StorylineCard;

/** The factions that a card is of: none for a Storyline, one or two for a Homeworld (2.3). */
export const factionsOf = (card: Card): readonly Faction[] =>
  card.type === 'Storyline' ? [] : card.type === 'Homeworld' ? card.factions : [card.faction];

/** Keeps the id's literal type, so that a pool's ids can be a union. */
type Named<Id extends CardId, Shape> = Omit<Shape, 'type' | 'id'> & { id: Id };
type Made<Id extends CardId, Shape> = Shape & { readonly id: Id };

export const character = <const Id extends CardId>(
  c: Named<Id, Omit<CharacterCard, 'front'>> & { front: Omit<CharacterFace, 'name'> },
): Made<Id, CharacterCard> => ({ type: 'Character', ...c, front: { name: c.name, ...c.front } });
export const homeworld = <const Id extends CardId>(c: Named<Id, HomeworldCard>): Made<Id, HomeworldCard> => ({
  type: 'Homeworld',
  ...c,
});
export const spacecraft = <const Id extends CardId>(c: Named<Id, SpacecraftCard>): Made<Id, SpacecraftCard> => ({
  type: 'Spacecraft',
  ...c,
});
export const location = <const Id extends CardId>(c: Named<Id, LocationCard>): Made<Id, LocationCard> => ({
  type: 'Location',
  ...c,
});
export const device = <const Id extends CardId>(c: Named<Id, DeviceCard>): Made<Id, DeviceCard> => ({
  type: 'Device',
  ...c,
});
export const maneuver = <const Id extends CardId>(c: Named<Id, ManeuverCard>): Made<Id, ManeuverCard> => ({
  type: 'Maneuver',
  ...c,
});
export const storyline = <const Id extends CardId>(c: Named<Id, StorylineCard>): Made<Id, StorylineCard> => ({
  type: 'Storyline',
  ...c,
});
