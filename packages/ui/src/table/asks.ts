/** What a player might want of a card that is not offered now; the service says which rule is against it. */
import type { Act, BoardCard, ObjId, Seat } from '@astris/engine';
import { abilityText } from '@astris/engine/language';
import { activeChapter, shortName } from '@astris/engine/messages';
import { faceOf, opponentOf, permanentsOf, storylinesInProgress, typeOf } from '@astris/engine/queries';
import type { TableWords } from '../words';
import type { Inspected, TableModel } from './model';

export interface Ask {
  act: Act;
  label: (t: TableWords) => string;
  /** Whether an act that is offered is what was wanted. */
  isMet: (offered: Act) => boolean;
}

type Kinds = { [K in Act['do']]: Extract<Act, { do: K }> };
const ask = <K extends Act['do']>(act: Kinds[K], label: Ask['label'], isMet: (offered: Kinds[K]) => boolean): Ask => ({
  act,
  label,
  isMet: (offered) => offered.do === act.do && isMet(offered as Kinds[K]),
});

const FIGHTERS: ReadonlySet<string> = new Set(['Character', 'Spacecraft']);
const TARGETS: ReadonlySet<string> = new Set(['Character', 'Spacecraft', 'Location', 'Homeworld']);
/** Those that are ready come first: the refusal then speaks of what else is against it. */
const readyFirst = (cards: readonly BoardCard[]): BoardCard[] =>
  [...cards].sort((a, b) => Number(b.ready) - Number(a.ready));

/** Everything that somebody might want to do with a card that they see. */
export function asksFor(model: TableModel, id: ObjId): Ask[] {
  const { view, board } = model;
  const seat = view.viewer;
  if (seat === 'spectator') return [];
  if (view.own?.hand.some((held) => held.id === id)) {
    return [
      ask<'play'>(
        { do: 'play', card: id },
        (t) => t('asks.play'),
        ({ card }) => card === id,
      ),
    ];
  }
  const card = board.board.cards[id];
  if (card?.zone !== 'map') return [];
  const own = card.controller === seat;
  return [
    ...(own ? [...fighting(model, seat, card), ...binding(model, seat, card), ...abilities(model, card)] : []),
    ...(own ? [] : attacked(model, seat, card)),
    ...(card.story ? onStoryline(model, seat, card) : []),
  ];
}

/** What of it is not offered now. */
export function unmetAsks(model: TableModel, id: ObjId): Ask[] {
  const offered = model.view.decision?.options.flatMap((option) => (option.kind === 'act' ? [option.act] : [])) ?? [];
  return asksFor(model, id).filter(({ isMet }) => !offered.some(isMet));
}
/** The first card of the viewer's hand, else of what they control, of which something is not offered now. */
export function firstUnmet(model: TableModel): { card: Inspected; ask: Ask } | null {
  const { view, board } = model;
  if (view.viewer === 'spectator') return null;
  const held = (view.own?.hand ?? []).map(({ id, card }) => ({ id, card, face: 'front' as const }));
  for (const { id, card, face } of [...held, ...permanentsOf(board, view.viewer)]) {
    const [ask] = unmetAsks(model, id);
    if (ask) return { card: { card, face, id }, ask };
  }
  return null;
}

function fighting({ board }: TableModel, seat: Seat, { id, ...card }: BoardCard): Ask[] {
  if (!FIGHTERS.has(typeOf(board, { id, ...card }))) return [];
  const target = board.board.players[opponentOf(board, seat)]?.homeworld;
  return [
    ...(target === undefined
      ? []
      : [
          ask<'attack'>(
            { do: 'attack', attacker: id, target },
            (t) => t('asks.attack'),
            ({ attacker }) => attacker === id,
          ),
        ]),
    ...(board.board.conflict
      ? [
          ask<'intercept'>(
            { do: 'intercept', interceptor: id },
            (t) => t('asks.intercept'),
            ({ interceptor }) => interceptor === id,
          ),
        ]
      : []),
  ];
}

function attacked({ board, naming }: TableModel, seat: Seat, { id, ...card }: BoardCard): Ask[] {
  if (!TARGETS.has(typeOf(board, { id, ...card }))) return [];
  const [attacker] = readyFirst(permanentsOf(board, seat).filter((one) => FIGHTERS.has(typeOf(board, one))));
  if (!attacker) return [];
  const name = shortName(naming.printed(attacker.card).name);
  const label = (t: TableWords) => t('asks.attackWith', { attacker: name });
  return [ask<'attack'>({ do: 'attack', attacker: attacker.id, target: id }, label, ({ target }) => target === id)];
}

function binding({ board, naming }: TableModel, seat: Seat, { id: character, ...card }: BoardCard): Ask[] {
  if (typeOf(board, { id: character, ...card }) !== 'Character') return [];
  return storylinesInProgress(board, seat).flatMap(({ id: storyline, card: printed, story }) => {
    const { name, ...rest } = naming.printed(printed);
    if (rest.type !== 'Storyline' || !rest.bound) return [];
    const isMet = (offered: { storyline: ObjId; character: ObjId }) =>
      offered.storyline === storyline && offered.character === character;
    return [
      ...(story.bound === character
        ? []
        : [ask<'bind'>({ do: 'bind', storyline, character }, (t) => t('asks.bindTo', { storyline: name }), isMet)]),
      ...(rest.partner && story.bound !== character && story.partner !== character
        ? [
            ask<'partner'>(
              { do: 'partner', storyline, character },
              (t) => t('asks.partnerIn', { storyline: name }),
              isMet,
            ),
          ]
        : []),
    ];
  });
}

function abilities({ board }: TableModel, { id, ...card }: BoardCard): Ask[] {
  const face = faceOf(board, card);
  return face.activated.map((ability) => {
    const printed = face.abilities[ability];
    const cost = printed ? (abilityText(printed).split(':', 1)[0] ?? '') : '';
    return ask<'ability'>(
      { do: 'ability', card: id, ability },
      (t) => t('asks.ability', { cost }),
      (offered) => offered.card === id && offered.ability === ability,
    );
  });
}

function onStoryline({ board, naming }: TableModel, seat: Seat, { id: storyline, ...card }: BoardCard): Ask[] {
  const printed = naming.printed(card.card);
  if (!card.story || printed.type !== 'Storyline') return [];
  const [character] = readyFirst(permanentsOf(board, seat).filter((one) => typeOf(board, one) === 'Character'));
  const isMet = (offered: { storyline: ObjId }) => offered.storyline === storyline;
  const casts = character && card.controller === seat && printed.bound;
  return [
    ...(casts ? [ask<'bind'>({ do: 'bind', storyline, character: character.id }, (t) => t('asks.bind'), isMet)] : []),
    ...(casts && printed.partner
      ? [ask<'partner'>({ do: 'partner', storyline, character: character.id }, (t) => t('asks.partner'), isMet)]
      : []),
    ...(activeChapter(printed, card.story).skip
      ? [ask<'skip'>({ do: 'skip', storyline }, (t) => t('asks.skip'), isMet)]
      : []),
  ];
}
