/** Wording of effects. */
import type { Duration, Effect, ForbiddenAct, Player, Subjects } from '../vocabulary';
import { conditionText, namedBy, playerIn } from './conditions';
import { capital, join, never, order, pluralKind, type Speaking, statName } from './phrases';
import { amountOf, cards, eachOf, isAll, keywordText, money, object, oneAlone, ref, subject } from './things';

type Lasting = Extract<Effect, { do: 'modify' | 'grant' | 'forbid' }>;
const isLasting = (effect: Effect): effect is Lasting => ['modify', 'grant', 'forbid'].includes(effect.do);

const DEEDS: Record<ForbiddenAct, string> = {
  attack: 'attack',
  intercept: 'intercept',
  bind: 'be Bound',
  ready: 'be readied',
};
/** "target Character gets +1 Power and has Guard this turn": neighbours on one subject share a clause. */
const lasting = (effects: Lasting[], on: Speaking): string => {
  const [first] = effects;
  if (!first) return '';
  const { name, plural } = subject(first.what, on);
  const changes = effects.flatMap((e) =>
    e.do === 'modify' ? [`${e.by < 0 ? '−' : '+'}${Math.abs(e.by)} ${statName(e.stat)}`] : [],
  );
  const keywords = effects.flatMap((e) => (e.do === 'grant' ? [keywordText(e.keyword)] : []));
  const acts = effects.flatMap((e) => (e.do === 'forbid' ? [DEEDS[e.act]] : []));
  const have = plural ? 'have' : 'has';
  const deeds = on.always
    ? [changes.length + keywords.length ? `${have} ${join([...changes, ...keywords])}` : '']
    : [
        changes.length ? `${plural ? 'get' : 'gets'} ${join(changes)}` : '',
        keywords.length ? `${have} ${join(keywords)}` : '',
      ];
  if (acts.length) deeds.push(`can’t ${join(acts, 'or')}`);
  return `${name} ${join(deeds.filter(Boolean))}${on.always ? '' : ` ${first.until}`}`;
};
const subjectOf = (effect: Effect): Subjects | undefined =>
  'what' in effect && effect.do !== 'sacrifice' ? effect.what : 'to' in effect ? effect.to : undefined;

/** First, so that it can't be read with the description of the target. */
const forAsLong = (until: Duration | 'for good') => {
  if (until === 'for good') return '';
  return until === 'while this is on the Map' ? `${until}, ` : `until the end of ${until.replace('this', 'the')}, `;
};

/** One effect as a clause: "gain 2C", "target Character falls". */
const clause = (effect: Effect, on: Speaking): string => {
  switch (effect.do) {
    case 'gain':
    case 'lose': {
      const { main, tail } = amountOf(effect.amount, money(effect.resource), effect.resource, {
        ...on,
        doer: effect.player,
      });
      return `${order(effect.player, effect.do, main, on)}${tail}`;
    }
    case 'draw':
    case 'discard': {
      const { main, tail } = amountOf(effect.amount, cards, 'cards', { ...on, doer: effect.player });
      return `${order(effect.player, effect.do, main, on)}${tail}`;
    }
    case 'damage': {
      const { main, tail } = amountOf(effect.amount, (n) => `${n} damage`, 'damage', on);
      return `deal ${main} to ${object(effect.to, on)}${tail}`;
    }
    case 'heal': {
      const { main, tail } = amountOf(effect.amount, (n) => `${n} damage`, 'damage', on);
      return `heal ${main} from ${object(effect.to, on)}${tail}`;
    }
    case 'fall': {
      if (isAll(effect.what)) return `${eachOf(effect.what.all)} falls`;
      const { name, plural } = subject(effect.what, on);
      return `${name} ${plural ? 'fall' : 'falls'}`;
    }
    case 'redeem':
    case 'ready':
    case 'activate':
    case 'destroy':
      return `${effect.do} ${object(effect.what, on)}`;
    case 'award':
    case 'strip': {
      const { main, tail } = amountOf(effect.sp, money('SP'), 'SP', on);
      return `${effect.do === 'award' ? `put ${main} on` : `take ${main} off`} ${ref(effect.to, on)}${tail}`;
    }
    case 'takeControl':
      return `${forAsLong(effect.until)}${order(effect.player ?? 'you', 'take', `control of ${ref(effect.what, on)}`, on)}`;
    case 'return':
      return `return ${ref(effect.what, on)} to ${typeof effect.what === 'object' && (effect.what.count ?? 1) > 1 ? 'their owners’ hands' : 'its owner’s hand'}`;
    case 'burn':
      return `Burn ${ref(effect.what, on)}`;
    case 'sacrifice':
      return order(effect.player, 'sacrifice', oneAlone(effect.what), on);
    case 'removeStoryline':
      return `remove ${ref(effect.what, on)}`;
    case 'modify':
    case 'grant':
    case 'forbid':
      return lasting([effect], on);
    case 'discount':
      return `${pluralKind(effect.type)} cost you ${money(effect.type === 'Maneuver' ? 'CP' : 'C')(effect.by)} less`;
    case 'may':
      return `you may ${clauses(effect.effect, on)}`;
    case 'choose':
      return `choose one: ${effect.oneOf.map((way) => clauses(way, on)).join('; or ')}`;
    case 'when': {
      const said = namedBy(effect.if);
      const head = `if ${conditionText(effect.if, on)}, `;
      const they = playerIn(effect.if);
      const after = they ? { ...on, they } : on;
      const then = saying(effect.then, said, after);
      return `${head}${then}${effect.else ? `; otherwise ${saying(effect.else, said, after)}` : ''}`;
    }
    case 'each':
      return `for ${eachOf(effect.of)}, ${clauses(effect.effect, on)}`;
    default:
      return never(effect);
  }
};
/** Clauses after one that named `said`: the first of them, if about the same, says "it". */
export const saying = (effects: Effect[], said: string | undefined, on: Speaking): string => {
  const [first] = effects;
  return clauses(effects, said && first && subjectOf(first) === said && said !== 'it' ? { ...on, said } : on);
};

/** Another player than you who does the whole of it: "your opponent loses 2C", without a duration before it. */
const doerOf = (effect: Effect): Player | undefined =>
  'player' in effect && effect.player !== 'you' && (!('until' in effect) || effect.until === 'for good')
    ? effect.player
    : undefined;
/** Neighbours go together: lasting effects on one subject and for one time, and what one other player does. */
const grouped = (effects: Effect[]): Effect[][] => {
  const groups: Effect[][] = [];
  for (const effect of effects) {
    const last = groups.at(-1)?.[0];
    const same = last && isLasting(last) && isLasting(effect) && last.until === effect.until;
    const goesOn = same && (JSON.stringify(last.what) === JSON.stringify(effect.what) || effect.what === 'it');
    const doer = last && doerOf(last);
    if (goesOn || (doer && doer === doerOf(effect))) groups.at(-1)?.push(effect);
    else groups.push([effect]);
  }
  return groups;
};
const group = (effects: Effect[], on: Speaking): string => {
  const [first, ...rest] = effects;
  if (!first) return '';
  if (rest.length && isLasting(first)) return lasting(effects.filter(isLasting), on);
  const after = { ...on, goesOn: doerOf(first) };
  return join([clause(first, on), ...rest.map((effect) => clause(effect, after))]);
};

const severalIn = (effects: Effect[]): boolean =>
  effects.some((effect) => {
    const what = subjectOf(effect);
    return typeof what === 'object' && 'target' in what && (what.count ?? 1) > 1;
  });
const opensSentence = (effect: Effect) => ['when', 'choose', 'may', 'each'].includes(effect.do);
const hasSubject = (effect: Effect) =>
  ['fall', 'modify', 'grant', 'forbid', 'discount'].includes(effect.do) ||
  ('player' in effect && effect.player !== 'you');
/** Effects in one sentence, without a capital or a full stop: "gain 2C and draw a card". */
export const clauses = (effects: Effect[], on: Speaking = {}): string => {
  let now = on;
  let named = false;
  return join(
    grouped(effects).map((some) => {
      const ordered = named && some.every((effect) => !hasSubject(effect) && !opensSentence(effect));
      const text = `${ordered ? 'you ' : ''}${group(some, now)}`;
      named ||= some.some(hasSubject);
      if (severalIn(some)) now = { ...now, several: true };
      if (now.said) now = { ...now, said: undefined };
      return text;
    }),
  );
};

/** Effects after a lead-in ("When this falls, "): what is conditional comes in sentences of its own. */
export const afterLead = (lead: string, effects: Effect[], on: Speaking = {}): string => {
  const cut = effects.findIndex(
    (effect, at) => at > 0 && (opensSentence(effect) || opensSentence(effects[at - 1] as Effect)),
  );
  const first = cut < 0 ? effects : effects.slice(0, cut);
  const rest = cut < 0 ? [] : effects.slice(cut);
  const later = severalIn(first) ? { ...on, several: true as const } : on;
  return [`${lead}${clauses(first, on)}.`, ...(rest.length ? [effectText(rest, later)] : [])].join(' ');
};

/** Effects as whole sentences: "Gain 2C. Draw a card." */
export const effectText = (effects: Effect[], on: Speaking = {}): string => {
  let now = on;
  return grouped(effects)
    .map((some) => {
      const text = `${capital(group(some, now))}.`;
      if (severalIn(some)) now = { ...now, several: true };
      return text;
    })
    .join(' ');
};
