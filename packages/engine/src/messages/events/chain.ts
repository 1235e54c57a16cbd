/** The Chain, permanents as they come and go, and what lasts (5, 7, 11, 13). */
import { say } from '../segment';
import { chapter, does, fromTo, named, owned, who, whose } from '../words';
import type { Teller, Tellers } from './teller';

const because: Teller = (e, n) => (e.cause ? say` by ${named(n, e.cause)}` : []);
const on: Teller = (e, n) => (e.object ? say` on ${named(n, e.object)}` : []);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** What a lasting effect does: "gets +2 Power", "has Plunder 2", "can’t attack". */
function begun({ word = '', amount }: Parameters<Teller>[0]): string {
  if (word === 'control') return 'changes its controller for a time';
  if (word.startsWith("can't ")) return `can’t ${CANT[word.slice(6)] ?? word.slice(6)}`;
  if (amount === undefined) return word ? `has ${word}` : 'is changed for a time';
  if (word === 'plunder' || word === 'resilient') return `has ${capital(word)} ${amount}`;
  return `gets ${amount < 0 ? '−' : '+'}${Math.abs(amount)} ${capital(word)}`;
}
const CANT: Record<string, string> = { bind: 'be Bound', ready: 'be readied' };

export const CHAIN: Tellers<
  | 'played'
  | 'abilityUsed'
  | 'abilityTriggered'
  | 'triggerLost'
  | 'skipUsed'
  | 'resolved'
  | 'fizzled'
  | 'passed'
  | 'chainCleared'
  | 'entered'
  | 'attached'
  | 'readied'
  | 'activated'
  | 'damaged'
  | 'healed'
  | 'fell'
  | 'destroyed'
  | 'redeemed'
  | 'seized'
  | 'controlChanged'
  | 'sacrificed'
  | 'removed'
  | 'effectBegan'
  | 'effectEnded'
> = {
  played: (e, n) => say`${does(n, e.seat, 'play')} ${named(n, e.subject)}${on(e, n)}`,
  abilityUsed: (e, n) => say`${does(n, e.seat, 'use')} an ability of ${named(n, e.subject)}${on(e, n)}`,
  abilityTriggered: (e, n) => say`an ability of ${named(n, e.subject)} triggers${on(e, n)}`,
  triggerLost: (e, n) => say`an ability of ${named(n, e.subject)} finds no target and is lost`,
  skipUsed: (e, n) => say`${does(n, e.seat, 'skip')} ${chapter(e.amount)} of ${owned(n, e.subject)}`,
  resolved: (e, n) => say`${named(n, e.subject)} resolves`,
  fizzled: (e, n) => {
    if (e.rule === '8.6.4')
      return say`the Skip${e.subject ? say` of ${owned(n, e.subject)}` : ''} does nothing: that Chapter is no longer active, or the condition is no longer true`;
    if (e.word === 'condition')
      return say`an ability of ${named(n, e.subject)} does nothing: its condition is no longer true`;
    return say`${named(n, e.subject)} has no legal target left and does nothing`;
  },
  passed: (e, n) => say`${does(n, e.seat, 'pass', 'passes')}`,
  chainCleared: () => say`everything else leaves the Chain`,
  entered: (e, n) => say`${named(n, e.subject)} enters, under ${whose(n, e.subject?.controller ?? e.seat)} control`,
  attached: (e, n) => say`${named(n, e.subject)} is attached to ${named(n, e.object)}`,
  readied: (e, n) =>
    e.subject
      ? say`${named(n, e.subject)} is readied${because(e, n)}`
      : say`${does(n, e.seat, 'ready', 'readies')} all permanents`,
  activated: (e, n) => say`${named(n, e.subject)} is activated${because(e, n)}`,
  damaged: (e, n) => {
    const total = e.to === undefined ? '' : `, ${e.to} in all`;
    return e.cause
      ? say`${named(n, e.cause)} deals ${e.amount ?? 0} damage to ${named(n, e.subject)}${total}`
      : say`${named(n, e.subject)} takes ${e.amount ?? 0} damage${total}`;
  },
  healed: (e, n) => say`${named(n, e.subject)} is healed: its damage goes ${fromTo(e.from, e.to)}${because(e, n)}`,
  fell: (e, n) => say`${named(n, e.subject)} falls${because(e, n)}`,
  destroyed: (e, n) => say`${named(n, e.subject)} is destroyed${because(e, n)}`,
  redeemed: (e, n) => say`${named(n, e.subject)} is redeemed${because(e, n)}`,
  seized: (e, n) => say`${does(n, e.seat, 'seize')} ${named(n, e.subject)}`,
  controlChanged: (e, n) =>
    say`${who(n, e.seat)} now ${e.seat === n.viewer ? 'control' : 'controls'} ${named(n, e.subject)}`,
  sacrificed: (e, n) => say`${does(n, e.seat, 'sacrifice')} ${named(n, e.subject)}`,
  removed: (e, n) => say`${named(n, e.subject)} is removed${because(e, n)}`,
  effectBegan: (e, n) => say`${named(n, e.subject)} ${begun(e)}${because(e, n)}`,
  effectEnded: (e) => (e.amount && e.amount > 1 ? say`${e.amount} lasting effects end` : say`a lasting effect ends`),
};
