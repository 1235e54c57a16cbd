/** 11.1: the questions of an announced play: modes, targets, hosts. */
import { ask, cardsOf, type Question, setFrame, takeReply } from '../changes/stack';
import type { Option } from '../decisions';
import { legalTargets, modesIn, openModes, type Phrase, targetCount } from '../interpreter/targets';
import type { Kind } from '../language/index';
import { cardAt, refOf } from '../state/queries';
import type { FrameOf, Game } from '../state/state';
import { hostsFor } from './11-legality';

type Announce = FrameOf<'announce'>;

export function askOne(
  g: Game,
  frame: Announce,
  question: Pick<Question, 'kind' | 'rule' | 'options' | 'min' | 'max'> & { verb?: string },
): void {
  const { item } = frame;
  const source = { id: item.source.id, card: item.card, face: item.face, ability: item.ability };
  const takeBack = item.kind !== 'triggered';
  ask(g, { seat: item.controller, ordered: false, source, takeBack, ...question });
}
/** True when every mode is chosen. */
export function askModes(g: Game, frame: Announce): boolean {
  const { item } = frame;
  const seat = item.controller;
  if (frame.asking) {
    const [option] = takeReply(g, seat).options;
    const mode = option?.kind === 'mode' ? option.index : 0;
    setFrame(g, frame, { asking: false, item: { ...item, modes: [...item.modes, mode] } });
  }
  const choice = modesIn(frame.effects)[frame.item.modes.length];
  if (!choice) return true;
  const open = openModes(g, choice, seat, item.source.id);
  const indices = open.length > 0 ? open : [0];
  const options = indices.map((index): Option => ({ kind: 'mode', index }));
  setFrame(g, frame, { asking: true });
  askOne(g, frame, { kind: 'mode', rule: '11.1', options, min: 1, max: 1 });
  return false;
}
/** True when every phrase has its targets; `lost` when a triggered ability has none (11.4). */
export function askTargets(g: Game, frame: Announce, phrases: readonly Phrase[]): boolean | 'lost' {
  const { item } = frame;
  const seat = item.controller;
  if (frame.asking) {
    const ids = cardsOf(takeReply(g, seat).options);
    const chosen = ids.map((id) => refOf(cardAt(g, id)));
    setFrame(g, frame, { asking: false, item: { ...item, targets: [...item.targets, chosen] } });
  }
  const phrase = phrases[frame.item.targets.length];
  if (!phrase) return true;
  const legal = legalTargets(g, phrase, seat, item.source.id);
  if (legal.length === 0 && !phrase.target.upTo && item.kind === 'triggered') return 'lost';
  setFrame(g, frame, { asking: true });
  askOne(g, frame, {
    kind: 'target',
    rule: '11.1',
    options: legal.map((card) => ({ kind: 'card', id: card.id, card: card.card })),
    ...targetCount(phrase.target, legal.length),
    verb: phrase.verb,
  });
  return false;
}
/** 6.5: what a Device with Attach is played onto. */
export function askHost(g: Game, frame: Announce, kind: Kind): boolean {
  const { item } = frame;
  if (frame.asking) {
    const [id] = cardsOf(takeReply(g, item.controller).options);
    const host = id === undefined ? undefined : refOf(cardAt(g, id));
    setFrame(g, frame, { asking: false, item: host ? { ...item, host } : item });
    return true;
  }
  const options = hostsFor(g, kind, item.controller).map(
    (card): Option => ({ kind: 'card', id: card.id, card: card.card }),
  );
  setFrame(g, frame, { asking: true });
  askOne(g, frame, { kind: 'target', rule: '6.5', options, min: 1, max: 1, verb: 'attach' });
  return false;
}
