/// <reference path="./tinykeys.d.ts" />
import { type RefObject, useEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';
import { otherFace } from '../cards';
import { firstUnmet } from './asks';
import type { TableScope } from './context';
import { cardsOf } from './options';

const typing = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"] details') !== null;

const onButton = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest('button, a, summary') !== null;

/** Letters, digits and Space can be left to other tools: it is chosen on this device (WCAG 2.1.4). */
const isLeftAlone = ({ key }: KeyboardEvent): boolean =>
  key.length === 1 && document.documentElement.dataset.keys === 'off';

/** What is pressed in a dialog over the table is not for the table, but that it closes and opens. */
const isBehind = (event: KeyboardEvent, table: HTMLElement): boolean =>
  event.key !== 'Escape' &&
  event.key.toLowerCase() !== 'r' &&
  event.target instanceof Element &&
  event.target.closest('[role="dialog"]') !== null &&
  !table.contains(event.target);

/** Regions in the order of F6. */
const REGIONS = ['.at-dock', '.at-chain', '.at-map', '.at-hand', '.at-rail', '.at-strip.is-mine', '.at-log'];

/** Where one begins to write, or to choose a phrase. */
const CHAT_START = '.at-chat :is(.at-chat-field input, .at-phrases:not(:has(~ .at-chat-field)) button)';

function click(root: HTMLElement, selector: string): void {
  const button = root.querySelector<HTMLElement>(`:is(.at-dock, .at-ae-r) ${selector}`);
  if (button && button.getAttribute('aria-disabled') !== 'true') button.click();
}

function nextRegion(root: HTMLElement): void {
  const regions = REGIONS.map((selector) => root.querySelector<HTMLElement>(selector)).filter(
    (region) => region !== null,
  );
  const now = regions.findIndex((region) => region.contains(document.activeElement));
  for (let step = 1; step <= regions.length; step += 1) {
    const region = regions[(now + step) % regions.length];
    const first = region?.querySelector<HTMLElement>('button:not([disabled]), a, [tabindex="0"]');
    if (first) {
      first.focus();
      return;
    }
  }
}

/** Where arrows go from one button to the next. */
const STEPPED = '.at-dock, .at-chain, .at-map, .at-hand, .at-rail';

/** From the button that has the focus to the next or the one before it in its region; elsewhere arrows scroll as ever. */
function step(event: KeyboardEvent, by: 1 | -1): void {
  const region = event.target instanceof Element ? event.target.closest(STEPPED) : null;
  if (!region) return;
  const buttons = [...region.querySelectorAll<HTMLElement>('button:not([disabled])')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? undefined : buttons[at + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextLegal(root: HTMLElement, scope: TableScope): void {
  const ids = new Set(scope.choice.shown.flatMap(({ option }) => cardsOf(option).slice(0, 1)));
  const cards = [...root.querySelectorAll<HTMLElement>('[data-card]')].filter((card) =>
    ids.has(Number(card.dataset.card)),
  );
  const now = cards.indexOf(document.activeElement as HTMLElement);
  cards[(now + 1) % cards.length]?.focus();
}

/** Asks why not: of what is inspected, and pressed again of the next thing; of the first card there is when none is. */
function nextWhyNot(root: HTMLElement, { model, inspect, commands }: TableScope): void {
  const asks = [...root.querySelectorAll<HTMLElement>('[data-why-not]')];
  const first = asks.length > 0 ? null : firstUnmet(model);
  if (first) {
    inspect(first.card);
    commands.whyNot(first.ask.act);
    return;
  }
  const now = asks.indexOf(document.activeElement as HTMLElement);
  const next = asks[(now + 1) % asks.length];
  next?.focus();
  next?.click();
}

/** What keys open and close; each stays the same function. */
export interface TableDoors {
  toggleLog: () => void;
  openChat: () => void;
  readSituation: () => void;
}

/** The table by keyboard. Space never ends the turn and never concedes. */
export function useKeys(
  root: RefObject<HTMLElement | null>,
  scope: TableScope,
  { toggleLog, openChat, readSituation }: TableDoors,
): void {
  const now = useRef(scope);
  now.current = scope;
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const when = (handler: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
      if (!typing(event) && !isLeftAlone(event) && !isBehind(event, element)) handler(event);
    };
    const digits = Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [
        `${at + 1}`,
        when(() => {
          const options = element.querySelectorAll<HTMLElement>(
            ':is(.at-options, .at-answers, .at-ae-b, .at-ae-cards) [data-option]',
          );
          const option = options[at];
          if (option && option.getAttribute('aria-disabled') !== 'true') option.click();
        }),
      ]),
    );
    return tinykeys(window, {
      ...digits,
      Space: when((event) => {
        if (onButton(event)) return;
        event.preventDefault();
        click(element, '.at-primary');
      }),
      KeyP: when(() => click(element, '.at-pass')),
      'Shift+KeyE': when(() => click(element, '.at-endturn[data-option]')),
      KeyN: when(() => nextLegal(element, now.current)),
      KeyF: when(() => flip(now.current)),
      KeyW: when(() => nextWhyNot(element, now.current)),
      KeyL: when(toggleLog),
      KeyR: when(readSituation),
      'Shift+?': when(() => element.querySelector<HTMLElement>('.at-menu')?.click()),
      ArrowRight: when((event) => step(event, 1)),
      ArrowDown: when((event) => step(event, 1)),
      ArrowLeft: when((event) => step(event, -1)),
      ArrowUp: when((event) => step(event, -1)),
      KeyC: when((event) => {
        if (!now.current.model.chat || !now.current.commands.chat) return;
        event.preventDefault();
        openChat();
        requestAnimationFrame(() => element.querySelector<HTMLElement>(CHAT_START)?.focus());
      }),
      Escape: when(() => {
        now.current.choice.clear();
        now.current.inspect(null);
      }),
      F6: (event) => {
        event.preventDefault();
        nextRegion(element);
      },
    });
  }, [root, toggleLog, openChat, readSituation]);
}

function flip({ inspected, inspect, model }: TableScope): void {
  if (!inspected) return;
  const face = otherFace(model.naming.printed(inspected.card), inspected.face);
  if (face) inspect({ ...inspected, face });
}
