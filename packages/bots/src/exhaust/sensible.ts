/** A player for the runner: half by chance, half as the bot plays, and rather with the card that a board is about. */
import { type Action, type Decision, type Game, type ObjId, sampleAnswer, viewFor } from '@astris/engine';
import { recruit } from '../recruit';
import type { Deed } from './deeds';

/**
 * Shares of the answers: with the card in question if it can do anything, else by an act that brings on what the board is
 * about, else as the bot would, else by chance.
 */
const WITH_FOCUS = 0.45;
const AS_AIMED = 0.45;
const AS_BOT = 0.3;
/** How often chance passes or ends the turn although something else could be done. */
const LETS_GO = 0.3;

const idsIn = (act: object): unknown[] => Object.values(act);

/** `deeds` are the acts that bring it on. */
export function sensibly(
  game: Game,
  decision: Decision,
  focus: string,
  deeds: ReadonlySet<Deed>,
  random: () => number,
): Action {
  const { kind, options, seat } = decision;
  const pick = (acts: Decision['options']): Action | null => {
    const option = acts[Math.floor(random() * acts.length)];
    return option?.kind === 'act' ? { type: 'act', act: option.act } : null;
  };
  const acting = kind === 'action' || kind === 'response';
  if (acting && random() < WITH_FOCUS) {
    const isFocus = (id: unknown): boolean => game.hidden.objects[id as ObjId]?.card === focus;
    const chosen = pick(options.filter((option) => option.kind === 'act' && idsIn(option.act).some(isFocus)));
    if (chosen) return chosen;
  }
  if (acting && random() < AS_AIMED) {
    const chosen = pick(options.filter((option) => option.kind === 'act' && deeds.has(option.act.do)));
    if (chosen) return chosen;
  }
  if (random() < AS_BOT) return recruit(viewFor(game, seat), game.pool, game.ruleset, random);
  if (acting && random() > LETS_GO) {
    const doing = options.filter(({ kind: of, ...option }) => of === 'act' && !isPass(option));
    const chosen = pick(doing);
    if (chosen) return chosen;
  }
  return sampleAnswer(decision, random);
}
const isPass = (option: object): boolean =>
  'act' in option && ['pass', 'endTurn'].includes((option.act as { do: string }).do);
