/** Actions as they come from outside: anything at all. What can't be read is no action; the rest is copied, field by field. */
import type { Act, Action, ServerAction } from './actions';

/** Longer than any list of options; so long a choice is not looked through. */
const CHOICE_LIMIT = 10_000;

const FIELDS: { readonly [D in Act['do']]: readonly Exclude<keyof Extract<Act, { do: D }>, 'do'>[] } = {
  play: ['card'],
  ability: ['card', 'ability'],
  bind: ['storyline', 'character'],
  partner: ['storyline', 'character'],
  skip: ['storyline'],
  attack: ['attacker', 'target'],
  intercept: ['interceptor'],
  pass: [],
  endTurn: [],
};
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** A whole number that JSON keeps as it is (0 for -0); else null. */
const whole = (value: unknown): number | null => (Number.isSafeInteger(value) ? (value as number) + 0 : null);

function readAct(value: unknown): Act | null {
  if (!isRecord(value)) return null;
  const { do: what } = value;
  if (typeof what !== 'string' || !Object.hasOwn(FIELDS, what)) return null;
  const act: Record<string, unknown> = { do: what };
  for (const field of FIELDS[what as Act['do']]) {
    const id = whole(value[field]);
    if (id === null) return null;
    act[field] = id;
  }
  return act as Act;
}
function readChoice(value: unknown): number[] | null {
  if (!Array.isArray(value)) return null;
  const { length } = value;
  if (length > CHOICE_LIMIT) return null;
  const chosen: number[] = [];
  for (let at = 0; at < length; at++) {
    const index = whole(value[at]);
    if (index === null) return null;
    chosen.push(index);
  }
  return chosen;
}
function read(value: unknown): Action | ServerAction | null {
  if (!isRecord(value)) return null;
  const { type } = value;
  switch (type) {
    case 'act': {
      const act = readAct(value.act);
      return act && { type, act };
    }
    case 'choose': {
      const chosen = readChoice(value.chosen);
      return chosen && { type, chosen };
    }
    case 'takeBack':
    case 'concede':
    case 'void':
      return { type };
    case 'clockOut': {
      const seat = whole(value.seat);
      return seat === null ? null : { type, seat };
    }
    default:
      return null;
  }
}
/** A copy of the action that shares nothing with what was given; null when it is none. Never throws, whatever it is given. */
export function readAction(value: unknown): Action | ServerAction | null {
  try {
    return read(value);
  } catch {
    return null;
  }
}
