/** 8.10 Bind and 8.11 Partner: resolve as they are activated, without responses. */
import { setBound, setPartner, setReady } from '../../changes/permanents';
import { mention } from '../../changes/write';
import { happen } from '../../interpreter/happenings';
import { type Refusal, refuse } from '../../refusals';
import type { BoardCard, ObjId, Seat } from '../../state/board';
import { isForbidden } from '../../state/characteristics';
import { boundTo, cardAt, onMap, partnerTo, printedOf, snapshotOf, typeOf } from '../../state/queries';
import type { Game, Table } from '../../state/state';

/** 8.10.2, 8.10.3, 8.11.1: whether a Character can join a cast. */
function castRefusal(t: Table, seat: Seat, character: BoardCard | null): Refusal | null {
  if (!character) return refuse('8.10.2', 'notOnMap');
  if (typeOf(t, character) !== 'Character') return refuse('8.10.2', 'notCharacter');
  if (character.controller !== seat) return refuse('8.10.2', 'notYours');
  if (boundTo(t, character.id) !== null) return refuse('8.10.3', 'characterBound');
  if (partnerTo(t, character.id) !== null) return refuse('8.11.3', 'characterPartnered');
  if (!character.ready) return refuse('8.10.2', 'notReady');
  if (isForbidden(t, character.id, 'bind')) return refuse('1.3', 'cantBind');
  return null;
}
/** 8.10.1: only the Storyline's controller; slow time is checked by the caller (11.3). */
export function bindRefusal(t: Table, seat: Seat, storyline: ObjId, character: ObjId): Refusal | null {
  const card = onMap(t, storyline);
  const printed = card && printedOf(t, card).card;
  if (!card || printed?.type !== 'Storyline' || !card.story) return refuse('8.10.1', 'notInProgress');
  if (card.controller !== seat) return refuse('8.10.1', 'notController');
  if (!printed.bound) return refuse('8.3.2', 'noBind');
  if (card.story.bound !== null) return refuse('8.10.2', 'alreadyBound');
  return castRefusal(t, seat, onMap(t, character));
}
export function bind(g: Game, storyline: ObjId, character: ObjId): void {
  setReady(g, character, false, '8.10.2', mention(cardAt(g, storyline)));
  setBound(g, storyline, character);
  happen(g, { event: 'bound', subject: snapshotOf(g, cardAt(g, storyline)) });
}

export function partnerRefusal(t: Table, seat: Seat, storyline: ObjId, character: ObjId): Refusal | null {
  const card = onMap(t, storyline);
  const printed = card && printedOf(t, card).card;
  if (!card || printed?.type !== 'Storyline' || !card.story) return refuse('8.11.1', 'notInProgress');
  if (card.controller !== seat) return refuse('8.11.1', 'notController');
  if (!printed.partner) return refuse('8.11.1', 'noPartner');
  if (card.story.bound === null) return refuse('8.11.2', 'needsBound');
  if (card.story.partner !== null) return refuse('8.11.3', 'alreadyPartnered');
  return castRefusal(t, seat, onMap(t, character));
}
export function partner(g: Game, storyline: ObjId, character: ObjId): void {
  setReady(g, character, false, '8.11.1', mention(cardAt(g, storyline)));
  setPartner(g, storyline, character);
}
