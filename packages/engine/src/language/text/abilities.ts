/** Wording of costs, abilities and Skips. */
import type { Skip } from '../card';
import type { Ability, Cost } from '../vocabulary';
import { conditionText, happeningText, namedBy, playerIn } from './conditions';
import { afterLead, clauses, effectText, saying } from './effects';
import { capital, join, never, possessive, type Speaking } from './phrases';
import { cards, money, one, oneAlone } from './things';

const price = (cost: Cost): string => {
  if ('C' in cost) return money('C')(cost.C);
  if ('CP' in cost) return money('CP')(cost.CP);
  if ('SP' in cost) return money('SP')(cost.SP);
  if ('activate' in cost) return 'activate this';
  if ('discard' in cost) return `discard ${cards(cost.discard)}`;
  if ('sacrifice' in cost) return `sacrifice ${oneAlone(cost.sacrifice)}`;
  return never(cost);
};
/** Before the colon of an ability: "1 CP, Activate". */
const beforeColon = (costs: Cost[]) =>
  costs.map((cost) => ('activate' in cost ? 'Activate' : capital(price(cost)))).join(', ');

/** A cost as an order: "Pay 3 CP and discard a card". */
export const costText = (costs: Cost[]): string => {
  const paid = costs.filter((cost) => 'C' in cost || 'CP' in cost || 'SP' in cost).map(price);
  const done = costs.filter((cost) => !('C' in cost || 'CP' in cost || 'SP' in cost)).map(price);
  return capital(join([...(paid.length ? [`pay ${join(paid)}`] : []), ...done]));
};

/** "Pay 3 CP" or "When your Treasury holds 0C". */
export const skipText = (skip: Skip): string =>
  'cost' in skip ? costText(skip.cost) : `When ${conditionText(skip.when)}`;
/** Who alone may use a Skip, when the card names one: "your opponent only". */
export const skipBy = (skip: Skip): string | undefined =>
  skip.by && (skip.by === 'you' ? 'you only' : 'your opponent only');

const lead = (ability: Extract<Ability, { ability: 'triggered' }>, on: Speaking) => {
  const { when } = ability;
  const start =
    when.event === 'turnEnds'
      ? `At the end of ${when.of === 'each player' ? 'each' : possessive(when.of)} turn, `
      : `When ${happeningText(when, 1, on)}, `;
  return ability.if ? `${start}if ${conditionText(ability.if, on)}, ` : start;
};
/** The player that a trigger or its condition has named. */
const named = ({ when, if: condition }: Extract<Ability, { ability: 'triggered' }>): Speaking => {
  const they = condition && playerIn(condition);
  if (they) return { they };
  if (when.event === 'plays' || when.event === 'skips') return { they: when.by };
  return when.event === 'turnEnds' ? { they: when.of } : {};
};
/** An ability as one paragraph. */
export const abilityText = (ability: Ability, on: Speaking = {}): string => {
  switch (ability.ability) {
    case 'triggered':
      return afterLead(lead(ability, on), ability.effect, { ...on, ...named(ability) });
    case 'activated': {
      const marks = [ability.speed === 'Fast' ? 'Fast' : '', ability.limit ?? ''].filter(Boolean);
      const after = marks.length ? ` (${capital(marks.join(', '))}.)` : '';
      return `${beforeColon(ability.cost)}: ${effectText(ability.effect, on)}${after}`;
    }
    case 'static': {
      const spoken = { ...on, always: true as const };
      if (!ability.if) return `${capital(clauses(ability.effect, spoken))}.`;
      return `While ${conditionText(ability.if, on)}, ${saying(ability.effect, namedBy(ability.if), spoken)}.`;
    }
    case 'replacement': {
      const { event, subject } = ability.instead;
      const name = subject === 'this' ? 'this' : one(subject);
      return afterLead(`If ${name} would ${event === 'falls' ? 'fall' : 'be destroyed'}, instead `, ability.effect, {
        ...on,
        ...(subject === 'this' ? { said: subject } : {}),
      });
    }
    default:
      return never(ability);
  }
};
