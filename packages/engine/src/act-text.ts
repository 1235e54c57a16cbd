/** Acts and actions as short words: a letter and the numbers that belong to it, for the log and the wire. */
import type { Act, Action, ServerAction } from './actions';

/** "p12" plays card 12, "a3.7" attacks 7 with 3. */
export function actText(act: Act): string {
  switch (act.do) {
    case 'play':
      return `p${act.card}`;
    case 'ability':
      return `u${act.card}.${act.ability}`;
    case 'bind':
      return `b${act.storyline}.${act.character}`;
    case 'partner':
      return `t${act.storyline}.${act.character}`;
    case 'skip':
      return `s${act.storyline}`;
    case 'attack':
      return `a${act.attacker}.${act.target}`;
    case 'intercept':
      return `i${act.interceptor}`;
    case 'pass':
      return 'n';
    case 'endTurn':
      return 'e';
  }
}
/** "c0.2" chooses the first and the third option; "o1" says that the clock of seat 1 ran out. */
export function actionText(action: Action | ServerAction): string {
  switch (action.type) {
    case 'act':
      return actText(action.act);
    case 'choose':
      return `c${action.chosen.join('.')}`;
    case 'takeBack':
      return 'k';
    case 'concede':
      return 'x';
    case 'clockOut':
      return `o${action.seat}`;
    case 'void':
      return 'v';
  }
}

const act = (made: Act): Action => ({ type: 'act', act: made });
/** Takes the first numbers, as many as the letter says. */
const READ: Readonly<Record<string, { n: number; of: (a: number, b: number) => Action | ServerAction }>> = {
  p: { n: 1, of: (card) => act({ do: 'play', card }) },
  u: { n: 2, of: (card, ability) => act({ do: 'ability', card, ability }) },
  b: { n: 2, of: (storyline, character) => act({ do: 'bind', storyline, character }) },
  t: { n: 2, of: (storyline, character) => act({ do: 'partner', storyline, character }) },
  s: { n: 1, of: (storyline) => act({ do: 'skip', storyline }) },
  a: { n: 2, of: (attacker, target) => act({ do: 'attack', attacker, target }) },
  i: { n: 1, of: (interceptor) => act({ do: 'intercept', interceptor }) },
  n: { n: 0, of: () => act({ do: 'pass' }) },
  e: { n: 0, of: () => act({ do: 'endTurn' }) },
  k: { n: 0, of: () => ({ type: 'takeBack' }) },
  x: { n: 0, of: () => ({ type: 'concede' }) },
  o: { n: 1, of: (seat) => ({ type: 'clockOut', seat }) },
  v: { n: 0, of: () => ({ type: 'void' }) },
};
/** Whole numbers, with a point between two; null for anything else. */
function numbersIn(text: string): number[] | null {
  const numbers: number[] = [];
  let number = -1;
  for (let at = 1; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit >= 0 && digit <= 9) number = Math.max(0, number) * 10 + digit;
    else if (number >= 0 && text[at] === '.') {
      numbers.push(number);
      number = -1;
    } else return null;
  }
  if (number >= 0) numbers.push(number);
  else if (text.length > 1) return null;
  return numbers;
}
/** The action that such a word says. Throws on any other text. */
export function actionOf(text: string): Action | ServerAction {
  const letter = text.charAt(0);
  const numbers = numbersIn(text);
  if (numbers && letter === 'c') return { type: 'choose', chosen: numbers };
  const word = Object.hasOwn(READ, letter) ? READ[letter] : undefined;
  if (!numbers || word?.n !== numbers.length) throw new Error(`"${text}" says no action`);
  return word.of(numbers[0] ?? 0, numbers[1] ?? 0);
}
/** The act that such a word says. Throws on any other text. */
export function actOf(text: string): Act {
  const action = actionOf(text);
  if (action.type !== 'act') throw new Error(`"${text}" says no act`);
  return action.act;
}
