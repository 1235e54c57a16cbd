/** What can change on a permanent: readiness, damage, face, control, attachments, lasting effects, Bind and Partner. */
import type { RuleId } from '@astris/rulebook';
import type { EventType, Mention } from '../events';
import type { BoardCard, FaceUp, LastingEffect, ObjId, ObjRef, Seat } from '../state/board';
import { attachedTo, boundTo, cardAt, onMap, partnerTo, permanents } from '../state/queries';
import type { Game } from '../state/state';
import { emit, mention, serial, setBoard, setCard, setStory } from './write';

export function setReady(g: Game, id: ObjId, ready: boolean, rule: RuleId, cause?: Mention): void {
  const card = cardAt(g, id);
  if (card.ready === ready) return;
  setCard(g, id, 'ready', ready);
  emit(g, ready ? 'readied' : 'activated', rule, { seat: card.controller, subject: mention(card), cause });
}
/** Sets damage; `by` is the seat whose source dealt it (12.6). */
export function setDamage(g: Game, id: ObjId, to: number, rule: RuleId, cause?: Mention, by?: Seat): void {
  const card = cardAt(g, id);
  const from = card.damage;
  if (from === to) return;
  setCard(g, id, 'damage', to);
  if (by !== undefined) setCard(g, id, 'damagedBy', by);
  else if (to === 0 && card.damagedBy !== undefined) setCard(g, id, 'damagedBy', undefined);
  const type: EventType = to > from ? 'damaged' : 'healed';
  emit(g, type, rule, { seat: card.controller, subject: mention(card), from, to, amount: Math.abs(to - from), cause });
}
/** Turns a face up, without an event; attachments lose their host (6.5). */
export function turnFace(g: Game, id: ObjId, face: FaceUp): void {
  setCard(g, id, 'face', face);
  for (const device of attachedTo(g, id)) setCard(g, device.id, 'host', undefined);
}
export function attach(g: Game, device: ObjId, host: ObjId): void {
  setCard(g, device, 'host', host);
  emit(g, 'attached', '6.5', { subject: mention(cardAt(g, device)), object: mention(cardAt(g, host)) });
}

/** Ends Bound and Partnered as a Character stops being either (8.10.4, 8.11.2, 8.11.3). */
export function leaveCast(g: Game, id: ObjId, rule: RuleId = '8.10.4'): void {
  const story = boundTo(g, id);
  if (story !== null) unbind(g, story, rule);
  const other = partnerTo(g, id);
  if (other !== null) free(g, other, '8.11.3');
}
export function unbind(g: Game, storyline: ObjId, rule: RuleId): void {
  const card = cardAt(g, storyline);
  const bound = card.story?.bound ?? null;
  if (bound === null) return;
  setStory(g, storyline, { bound: null });
  const character = cardAt(g, bound);
  emit(g, 'unbound', rule, { subject: mention(character), object: mention(card) });
  free(g, storyline, '8.11.2');
  settleControl(g, { id: bound, inc: character.inc }, '8.10.4');
}
function free(g: Game, storyline: ObjId, rule: RuleId): void {
  const card = cardAt(g, storyline);
  const partner = card.story?.partner ?? null;
  if (partner === null) return;
  setStory(g, storyline, { partner: null });
  emit(g, 'freed', rule, { subject: mention(cardAt(g, partner)), object: mention(card) });
}
export function setBound(g: Game, storyline: ObjId, character: ObjId): void {
  setStory(g, storyline, { bound: character });
  const object = mention(cardAt(g, storyline));
  emit(g, 'bound', '8.10.2', { seat: object.controller, subject: mention(cardAt(g, character)), object });
}
export function setPartner(g: Game, storyline: ObjId, character: ObjId): void {
  setStory(g, storyline, { partner: character });
  const object = mention(cardAt(g, storyline));
  emit(g, 'partnered', '8.11.1', { seat: object.controller, subject: mention(cardAt(g, character)), object });
}

export function addLasting(g: Game, effect: Omit<LastingEffect, 'n'>, rule: RuleId, cause?: Mention): void {
  const n = serial(g);
  setBoard(g, 'effects', [...g.board.effects, { ...effect, n }]);
  const card = onMap(g, effect.what.id);
  const { change } = effect;
  const word =
    change.kind === 'modify'
      ? change.stat
      : change.kind === 'grant'
        ? typeof change.keyword === 'string'
          ? change.keyword
          : (Object.keys(change.keyword)[0] ?? '')
        : change.kind === 'forbid'
          ? `can't ${change.act}`
          : 'control';
  const amount =
    change.kind === 'modify'
      ? change.by
      : change.kind === 'grant' && typeof change.keyword === 'object'
        ? Object.values(change.keyword)[0]
        : undefined;
  if (card) emit(g, 'effectBegan', rule, { seat: card.controller, subject: mention(card), word, amount, cause });
}
/** Ends the lasting effects that `over` picks; control goes back as 5.3 says. */
export function endLasting(g: Game, over: (effect: LastingEffect) => boolean, rule: RuleId): void {
  const gone = g.board.effects.filter(over);
  if (gone.length === 0) return;
  setBoard(
    g,
    'effects',
    g.board.effects.filter((effect) => !over(effect)),
  );
  emit(g, 'effectEnded', rule, { amount: gone.length });
  for (const effect of gone) if (effect.change.kind === 'control') settleControl(g, effect.what, rule);
}

/** Takes control, for good or as a lasting effect (5.3). */
export function takeControl(
  g: Game,
  id: ObjId,
  to: Seat,
  until: LastingEffect['until'] | 'good',
  source: ObjRef,
  rule: RuleId,
  cause?: Mention,
): void {
  const card = cardAt(g, id);
  const what = { id, inc: card.inc };
  if (until === 'good') {
    const rest = g.board.effects.filter((e) => e.what.id !== id || e.change.kind !== 'control');
    if (rest.length !== g.board.effects.length) setBoard(g, 'effects', rest);
    setCard(g, id, 'base', to);
  } else addLasting(g, { what, until, source, change: { kind: 'control', from: card.controller, to } }, rule, cause);
  settleControl(g, what, rule, cause);
}
/** The controller is whoever the latest control effect names, else the base one; while Bound it stays as it is (8.10.4). */
function settleControl(g: Game, what: ObjRef, rule: RuleId, cause?: Mention): void {
  const card = onMap(g, what.id);
  if (!card || card.inc !== what.inc || boundTo(g, card.id) !== null) return;
  let to = card.base;
  for (const { what: on, change } of g.board.effects)
    if (change.kind === 'control' && on.id === card.id && on.inc === card.inc) to = change.to;
  if (to === card.controller) return;
  const from = card.controller;
  setCard(g, card.id, 'controller', to);
  setCard(g, card.id, 'since', g.board.gameTurn);
  setCard(g, card.id, 'arrived', serial(g));
  breakConflict(g, card);
  emit(g, 'controlChanged', rule, { seat: to, subject: mention(card), from, to, cause });
  const partnered = partnerTo(g, card.id);
  if (partnered !== null) free(g, partnered, '8.11.3');
}
/** 12.4: as its attacker or target goes or changes control, a conflict is past its strike, whatever comes back. */
function breakConflict(g: Game, { id }: BoardCard): void {
  const { conflict } = g.board;
  if (!conflict || conflict.struck || (conflict.attacker.id !== id && conflict.target.id !== id)) return;
  setBoard(g, 'conflict', { ...conflict, struck: true });
}
/** As a permanent leaves the Map, what hung on it ends: effects on it, those that last with it, its cast, its guests. */
export function untie(g: Game, card: BoardCard): void {
  breakConflict(g, card);
  leaveCast(g, card.id);
  endLasting(
    g,
    (e) => (e.what.id === card.id && e.what.inc === card.inc) || (e.until === 'source' && e.source.id === card.id),
    '5.4',
  );
  for (const device of permanents(g)) if (device.host === card.id) setCard(g, device.id, 'host', undefined);
  if (card.host !== undefined) setCard(g, card.id, 'host', undefined);
}
