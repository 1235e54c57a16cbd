import { GOLDEN_RULES } from './rules/01-golden-rules';
import { DECK_LISTS } from './rules/02-deck-lists';
import { RESOURCES } from './rules/03-resources';
import { CARDS } from './rules/04-cards';
import { ZONES } from './rules/05-zones';
import { CARD_TYPES } from './rules/06-card-types';
import { CHARACTERS } from './rules/07-characters';
import { BIND } from './rules/08-storylines/bind';
import { CHAPTERS } from './rules/08-storylines/chapters';
import { LEAVING } from './rules/08-storylines/leaving';
import { ACTS } from './rules/09-acts';
import { TURN } from './rules/10-turn';
import { CHAIN } from './rules/11-chain';
import { CONFLICT } from './rules/12-conflict';
import { ABILITIES } from './rules/13-abilities';
import { KEYWORDS } from './rules/14-keywords';
import { SCORING } from './rules/15-scoring';
import { EMPTY_TREASURY } from './rules/16-empty-treasury';
import { SETUP } from './rules/17-setup';
import { GLOSSARY_TERMS } from './rules/18-glossary';
import { CONDUCT } from './rules/19-conduct';
import { isHeading } from './sections';
import type { RuleText, Sentence } from './text';

const TEXTS = [
  ...GOLDEN_RULES,
  ...DECK_LISTS,
  ...RESOURCES,
  ...CARDS,
  ...ZONES,
  ...CARD_TYPES,
  ...CHARACTERS,
  ...CHAPTERS,
  ...LEAVING,
  ...BIND,
  ...ACTS,
  ...TURN,
  ...CHAIN,
  ...CONFLICT,
  ...ABILITIES,
  ...KEYWORDS,
  ...SCORING,
  ...EMPTY_TREASURY,
  ...SETUP,
  ...GLOSSARY_TERMS,
  ...CONDUCT,
] as const;

/** The number of a rule. A mistyped one does not compile; of lettered points (10.6c) the number is the rule's (10.6). */
export type RuleId = (typeof TEXTS)[number]['id'];

/** A rule of the book. */
export interface Rule {
  readonly id: RuleId;
  /** The number of its section, 1 to 19. */
  readonly section: number;
  /** The heading inside the section under which it stands: "8.10". */
  readonly part?: string;
  readonly title?: string;
  readonly text: readonly Sentence[];
  /** Holds at least one given sentence. */
  readonly given: boolean;
  /** Holds at least one sentence of the house. A rule may be both. */
  readonly house: boolean;
  readonly guidance?: true;
}

function toRule(source: RuleText & { readonly id: RuleId }): Rule {
  const [section, second] = source.id.split('.');
  const part = `${section}.${second}`;
  return {
    id: source.id,
    section: Number(section),
    ...(isHeading(part) ? { part } : {}),
    ...(source.title === undefined ? {} : { title: source.title }),
    text: source.text,
    given: source.text.some((sentence) => sentence.mark === 'S'),
    house: source.text.some((sentence) => sentence.mark === 'H'),
    ...(source.guidance ? { guidance: true as const } : {}),
  };
}

/** Every rule, in the order of the book. */
export const RULES: readonly Rule[] = TEXTS.map(toRule);

const BY_ID: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.id, rule]));

/** Whether `text` is the number of a rule. */
export const isRuleId = (text: string): text is RuleId => BY_ID.has(text);

/** The rule of that number. */
export function ruleById(id: RuleId): Rule {
  const rule = BY_ID.get(id);
  if (!rule) throw new Error(`The rulebook has no rule ${id}`);
  return rule;
}

/** The sentences of a rule, one after the other. */
export const textOfRule = (id: RuleId): string =>
  ruleById(id)
    .text.map((sentence) => sentence.text)
    .join(' ');

/** The rule that a cited number names: "8.10.3", or a point of its list, "10.6c" (10.6); undefined when there is none. */
export function ruleNamed(number: string): RuleId | undefined {
  if (isRuleId(number)) return number;
  const [, id = '', letter] = /^(.+)([a-z])$/.exec(number) ?? [];
  const hasPoint = new RegExp(`(^|\\s)${letter}\\) `);
  return isRuleId(id) && ruleById(id).text.some(({ text }) => hasPoint.test(text)) ? id : undefined;
}

/** A term of the glossary (section 18). */
export interface GlossaryEntry {
  readonly id: RuleId;
  readonly term: string;
  readonly definition: string;
  /** The rule that says most about the term. */
  readonly rule: RuleId;
}

/** The glossary, in the order of section 18. */
export const GLOSSARY: readonly GlossaryEntry[] = GLOSSARY_TERMS.map(({ id, title, text, see }) => ({
  id,
  term: title,
  definition: text.map((sentence) => sentence.text).join(' '),
  rule: see,
}));
