import type { KEYWORDS } from './14-keywords';
import type { GLOSSARY_TERMS } from './18-glossary';

type GlossaryId = (typeof GLOSSARY_TERMS)[number]['id'];
type KeywordId = (typeof KEYWORDS)[number]['id'];
/** Keywords that the glossary explains already. */
type Explained = '14.2' | '14.4' | '14.11' | '14.12';
/** The number of a term's entry: in the glossary, or among the keywords. */
export type TermId = GlossaryId | Exclude<KeywordId, Explained>;

/** How each term is written in a text, capitals included. */
export const TERM_FORMS: Readonly<Record<TermId, readonly string[]>> = {
  '14.1': ['Attach'],
  '14.3': ['Elusive'],
  '14.5': ['Guard'],
  '14.6': ['Plunder'],
  '14.7': ['Resilient'],
  '14.8': ['Swift'],
  '14.9': ['Veiled'],
  '14.10': ['Vigilant'],
  '18.1': ['Act', 'Acts'],
  '18.2': ['Activate', 'activate', 'activated', 'activates', 'activating'],
  '18.3': ['active player', 'Active player'],
  '18.4': ['Aligned', 'alignment', 'Alignment'],
  '18.5': ['back face', 'back faces', 'Back face'],
  '18.6': ['Bind', 'Binding', 'Bound'],
  '18.7': ['Burned Pile', 'Burned Piles', 'Burned', 'Burns', 'Burn'],
  '18.8': ['Chain'],
  '18.9': ['Chapter', 'Chapters'],
  '18.10': ['Character', 'Characters'],
  '18.11': ['Command Points', 'CP'],
  '18.12': ['controller', 'controllers'],
  '18.13': ['Currency'],
  '18.14': ['Depleted Pile', 'Depleted Piles', 'Depleted'],
  '18.15': ['Drive', 'Drives'],
  '18.16': ['Enduring'],
  '18.17': ['faction', 'factions', 'Factions'],
  '18.18': ['Fallen', 'fall', 'falls', 'fell'],
  '18.19': ['Homeworld', 'Homeworlds'],
  '18.20': ['Intercept', 'intercept', 'intercepted', 'intercepting', 'interception', 'intercepts'],
  '18.21': ['loser', 'losers', 'loser of the Act'],
  '18.22': ['Maneuver', 'Maneuvers'],
  '18.23': ['Map'],
  '18.24': ['owner', 'owners'],
  '18.25': ['permanent', 'permanents', 'Permanents'],
  '18.26': ['Partnered', 'Partner'],
  '18.27': ['Raid', 'raid', 'raids'],
  '18.28': ['ready'],
  '18.29': ['Redeem', 'redeem', 'redeemed', 'redeems'],
  '18.30': ['Reversal', 'Reversals'],
  '18.31': ['seize', 'seized', 'seizes', 'seizures'],
  '18.32': ['Sideboard', 'sideboard', 'sideboards'],
  '18.33': ['Skip', 'Skips', 'skipped'],
  '18.34': ['Story Points', 'SP'],
  '18.35': ['Storyline', 'Storylines'],
  '18.36': ['Treasury'],
  '18.37': ['Unique', 'unique'],
  '18.38': ['Sacrifice', 'sacrifice', 'sacrificed', 'sacrifices'],
  '18.39': ['skipping player'],
  '18.40': ['Completed Storyline'],
  '18.41': ['check'],
  '18.42': ['in progress'],
  '18.43': ['Climactic'],
};

/** The same words in another meaning: a Chapter that activates is not turned, an activated ability is a kind of ability. */
export const OTHER_MEANINGS: readonly string[] = [
  'activated ability',
  'activated abilities',
  'as they are activated',
  'Chapter activates',
  'Reversal activates',
  'it activates',
  'activates Bind',
];
