/** The Chain, permanents as they come and go, and what lasts (5, 7, 11, 13). */
import { say } from '../segment';
import { chapter, does, fromTo, named, owned, who, whose } from '../words';
import type { Teller, Tellers } from './teller';

const because: Teller = (e, n) => (e.cause ? say` by ${named(n, e.cause)}` : []);
const on: Teller = (e, n) => (e.object ? say` on ${named(n, e.object)}` : []);

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
  triggerLost: (e, n) => say`an ability of ${named(n, e.subject)} is lost`,
  skipUsed: (e, n) => say`${does(n, e.seat, 'skip')} ${chapter(e.amount)} of ${owned(n, e.subject)}`,
  resolved: (e, n) => say`${named(n, e.subject)} resolves`,
  fizzled: (e, n) => say`${named(n, e.subject)} has no legal target left and does nothing`,
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
      ? say`${named(n, e.cause)} deals ${e.amount ?? 0} to ${named(n, e.subject)}${total}`
      : say`${named(n, e.subject)} takes ${e.amount ?? 0} damage${total}`;
  },
  healed: (e, n) => say`${named(n, e.subject)} is healed: damage ${fromTo(e.from, e.to ?? 0)}${because(e, n)}`,
  fell: (e, n) => say`${named(n, e.subject)} falls${because(e, n)}`,
  destroyed: (e, n) => say`${named(n, e.subject)} is destroyed${because(e, n)}`,
  redeemed: (e, n) => say`${named(n, e.subject)} is redeemed${because(e, n)}`,
  seized: (e, n) => say`${does(n, e.seat, 'seize')} ${named(n, e.subject)}`,
  controlChanged: (e, n) =>
    say`${who(n, e.seat)} now ${e.seat === n.viewer ? 'control' : 'controls'} ${named(n, e.subject)}`,
  sacrificed: (e, n) => say`${does(n, e.seat, 'sacrifice')} ${named(n, e.subject)}`,
  removed: (e, n) => say`${named(n, e.subject)} is removed${because(e, n)}`,
  effectBegan: (e, n) => say`${named(n, e.subject)}: ${e.word ?? 'changed'}${because(e, n)}`,
  effectEnded: (e, n) => (e.subject ? say`an effect on ${named(n, e.subject)} ends` : say`an effect ends`),
};
