import type { Place } from './moves';

/** What tests, keys and screen readers find a card by: a picture of one has none of it. */
const HOOKS = /^(?:data-(?:card|zone|option|object|act)|aria-label|aria-pressed|id)$/;

/** A picture of a card that is gone, where it was, over everything and out of reach. */
export function ghostOf(card: HTMLElement, { x, y, width, height }: Place): HTMLElement {
  const ghost = card.cloneNode(true) as HTMLElement;
  for (const element of [ghost, ...ghost.querySelectorAll<HTMLElement>('*')]) {
    for (const name of element.getAttributeNames()) if (HOOKS.test(name)) element.removeAttribute(name);
  }
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.classList.add('at-ghost');
  Object.assign(ghost.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  return ghost;
}
