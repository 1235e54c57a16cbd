'use client';
import type { ObjId, Seat } from '@astris/engine';
import { animate } from 'motion/mini';
import { Component, type RefObject } from 'react';
import { ghostOf } from './ghost';
import type { TableModel } from './model';
import { goneBetween, isFollowed, movesBetween, type Place, type Places } from './moves';

/** How long a card is under way, in ms: under the 260 of the design. */
export const MOVE_MS = 220;
const EASE = [0.2, 0, 0, 1] as const;

interface MovingProps {
  root: RefObject<HTMLElement | null>;
  model: TableModel;
}
interface Shown {
  places: Places;
  elements: ReadonlyMap<ObjId, HTMLElement>;
}

/** Whether nothing is to move: by the system's wish, or by what was chosen on this device. */
const isStill = (): boolean =>
  document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shows cards on their way from place to place as the view changes. It stands last in the table, so that all is laid out by then, and
 * is a class for the one moment that functions don't have: just before the document changes. Any press ends all moves at once.
 */
export class Moving extends Component<MovingProps> {
  private readonly running = new Set<ReturnType<typeof animate>>();

  override componentDidMount() {
    window.addEventListener('pointerdown', this.skip, true);
    window.addEventListener('keydown', this.skip, true);
  }
  override componentWillUnmount() {
    window.removeEventListener('pointerdown', this.skip, true);
    window.removeEventListener('keydown', this.skip, true);
    this.skip();
  }
  override getSnapshotBeforeUpdate(before: MovingProps): Shown | null {
    if (!isFollowed(before.model.version, this.props.model.version) || isStill()) return null;
    this.skip();
    return this.shown();
  }
  override componentDidUpdate(_props: MovingProps, _state: unknown, before: Shown | null) {
    if (!before) return;
    const now = this.shown();
    for (const { card, dx, dy, scale } of movesBetween(before.places, now.places, this.originOf)) {
      const element = now.elements.get(card);
      if (element) this.run(element, [`${dx}px ${dy}px`, '0px 0px'], [`${scale}`, '1']);
    }
    for (const card of goneBetween(before.places, now.places)) this.sendOff(card, before);
  }
  override render() {
    return null;
  }

  private readonly skip = () => {
    for (const animation of this.running) animation.complete();
    this.running.clear();
  };
  private run(element: HTMLElement, translate: string[], scale: string[], after?: () => void) {
    const animation = animate(element, { translate, scale }, { duration: MOVE_MS / 1_000, ease: [...EASE] });
    this.running.add(animation);
    const end = () => {
      this.running.delete(animation);
      element.style.translate = '';
      element.style.scale = '';
      after?.();
    };
    animation.then(end, end);
  }
  /** A card that left goes to its pile, as a picture of itself. */
  private sendOff(card: ObjId, before: Shown) {
    const { root, model } = this.props;
    const [element, from] = [before.elements.get(card), before.places.get(card)];
    const to = pileOf(model, card, root.current);
    if (!root.current || !element || !from || !to || from.width === 0 || to.width === 0) return;
    const ghost = ghostOf(element, from);
    root.current.append(ghost);
    const [dx, dy] = [
      to.x + to.width / 2 - (from.x + from.width / 2),
      to.y + to.height / 2 - (from.y + from.height / 2),
    ];
    this.run(ghost, ['0px 0px', `${dx}px ${dy}px`], ['1', '0.2'], () => ghost.remove());
  }
  private shown(): Shown {
    const found = [...(this.props.root.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
    const elements = new Map(found.map((element) => [Number(element.dataset.card), element]));
    return { elements, places: new Map([...elements].map(([id, element]) => [id, element.getBoundingClientRect()])) };
  }
  /** Where a card comes from that was not shown: one's own deck for the hand, its player's hand for the Map. */
  private readonly originOf = (card: ObjId): Place | null => {
    const { root, model } = this.props;
    const seat = model.board.board.cards[card]?.controller ?? model.bottom;
    const inHand = model.view.own?.hand.some(({ id }) => id === card) ?? false;
    return placeOf(root.current, stripOf(model, seat), inHand ? '.at-piles > :first-child' : '.at-fld-hand');
  };
}

const stripOf = (model: TableModel, seat: Seat): string => (seat === model.bottom ? '.is-mine' : '.is-theirs');
const placeOf = (root: HTMLElement | null, strip: string, part: string): Place | null =>
  root?.querySelector(`.at-strip${strip} ${part}`)?.getBoundingClientRect() ?? null;

function pileOf(model: TableModel, card: ObjId, root: HTMLElement | null): Place | null {
  for (const [seat, { depleted, burned }] of model.view.board.players.entries()) {
    const pile = depleted.includes(card) ? 'depleted' : burned.includes(card) ? 'burned' : null;
    if (pile) return placeOf(root, stripOf(model, seat), `[data-pile="${pile}"]`);
  }
  return null;
}
