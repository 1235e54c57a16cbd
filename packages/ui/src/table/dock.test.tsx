// @vitest-environment happy-dom
import { type Action, DECISION_KINDS, type Decision, type DecisionKind, type Option } from '@astris/engine';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render';
import { GUARD_MS } from './guard';
import type { TableCommands } from './model';
import { Table } from './table';
import { ACTS, decisionOf, HAND, modelOf, type Scene } from './testing/fixture';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const handOptions = HAND.map(({ id, card }): Option => ({ kind: 'card', id, card }));
const mapOptions: Option[] = [
  { kind: 'card', id: 3, card: 'brother-osk-bell-warden' },
  { kind: 'card', id: 6, card: 'the-ninth-hour' },
];
const YES_NO: Option[] = [{ kind: 'yes' }, { kind: 'no' }];
const PASS: Option = { kind: 'act', act: { do: 'pass' } };
const stay: Option = { kind: 'act', act: { do: 'play', card: 40 } };

/** One decision of each kind, and the answer that the first option gives. */
const DECISIONS: Record<DecisionKind, { decision: Decision; action: Action; actEnd?: true }> = {
  action: { decision: decisionOf('action', [...ACTS]), action: { type: 'act', act: { do: 'play', card: 40 } } },
  response: { decision: decisionOf('response', [stay, PASS]), action: { type: 'act', act: { do: 'play', card: 40 } } },
  goesFirst: {
    decision: decisionOf('goesFirst', [
      { kind: 'player', seat: 0 },
      { kind: 'player', seat: 1 },
    ]),
    action: { type: 'choose', chosen: [0] },
  },
  mulligan: { decision: decisionOf('mulligan', YES_NO), action: { type: 'choose', chosen: [0] } },
  may: { decision: decisionOf('may', YES_NO), action: { type: 'choose', chosen: [0] } },
  mode: {
    decision: decisionOf('mode', [
      { kind: 'mode', index: 0 },
      { kind: 'mode', index: 1 },
    ]),
    action: { type: 'choose', chosen: [0] },
  },
  target: { decision: decisionOf('target', mapOptions), action: { type: 'choose', chosen: [0] } },
  sacrifice: { decision: decisionOf('sacrifice', mapOptions), action: { type: 'choose', chosen: [0] } },
  discard: { decision: decisionOf('discard', handOptions), action: { type: 'choose', chosen: [0] } },
  bottom: { decision: decisionOf('bottom', handOptions), action: { type: 'choose', chosen: [0] } },
  payStoryPoints: {
    decision: decisionOf('payStoryPoints', [{ kind: 'tally' }, ...mapOptions]),
    action: { type: 'choose', chosen: [0] },
  },
  order: {
    decision: decisionOf(
      'order',
      [4, 5].map((id) => ({ kind: 'ability', id, card: 'ilyane-lamp-of-the-verge', face: 'front', ability: 0 })),
      { min: 2, max: 2, ordered: true },
    ),
    action: { type: 'choose', chosen: [0, 1] },
  },
  endingStoryline: {
    decision: decisionOf('endingStoryline', [
      { kind: 'card', id: 9, card: 'the-long-vigil' },
      { kind: 'card', id: 10, card: 'the-census-of-ash' },
    ]),
    action: { type: 'choose', chosen: [0] },
  },
  setAside: {
    decision: decisionOf('setAside', handOptions, { min: 0, max: 5 }),
    action: { type: 'choose', chosen: [0] },
    actEnd: true,
  },
  exchange: {
    decision: decisionOf('exchange', handOptions, { min: 0, max: 5, preset: [1] }),
    action: { type: 'choose', chosen: [1, 0] },
    actEnd: true,
  },
};

function show(scene: Scene) {
  const answer = vi.fn<TableCommands['answer']>();
  const whyNot = vi.fn<TableCommands['whyNot']>();
  const commands: TableCommands = {
    answer,
    whyNot,
    concede: () => undefined,
    setWindows: () => undefined,
    dismissNotice: () => undefined,
  };
  const { container, rerender } = render(<Table model={modelOf(scene)} commands={commands} />);
  const find = (selector: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing fits ${selector}`);
    return found;
  };
  const open = () => {
    act(() => vi.advanceTimersByTime(GUARD_MS));
    expect(find('[data-decision]').hasAttribute('data-guard')).toBe(false);
  };
  const click = (selector: string) => fireEvent.click(find(selector));
  const next = (scene: Scene) => rerender(<Table model={modelOf(scene)} commands={commands} />);
  return { answer, whyNot, container, find, open, click, next };
}
const actEnded = (more: boolean | undefined): Scene['board'] =>
  more
    ? { phase: 'actEnd', acts: [{ act: 2, winner: 1, by: 'storyline', sp: [3, 6], permanents: [9, 8], turns: 11 }] }
    : {};

test.each(DECISION_KINDS)('%s can be answered by its controls alone', (kind) => {
  const { decision, action, actEnd } = DECISIONS[kind];
  const { answer, container, find, open, click } = show({ decision, board: actEnded(actEnd) });
  expect(find('[data-decision]').dataset).toMatchObject({
    decision: '7',
    kind,
    min: `${decision.min}`,
    max: `${decision.max}`,
    version: '120',
  });
  for (const index of decision.options.keys()) {
    expect(container.querySelectorAll(`[data-option="${index}"]`)).toHaveLength(1);
  }
  open();
  click('[data-option="0"]');
  if (find('[data-decision]').dataset.commit === 'confirm') {
    if (decision.ordered) click('[data-option="1"]');
    click('[data-confirm]');
  }
  expect(answer.mock.calls).toEqual([[action]]);
});

test('Pass and End turn are never in the same place', () => {
  const acting = show({ decision: DECISIONS.action.decision });
  expect(acting.find('.at-dock-h .at-endturn[data-option]').textContent).toContain('End turn');
  expect(acting.container.querySelector('.at-pass')).toBeNull();
  cleanup();
  const responding = show({ decision: DECISIONS.response.decision });
  expect(responding.find('.at-dock-b .at-pass').textContent).toContain('Pass');
  expect(responding.find('.at-endturn').getAttribute('aria-disabled')).toBe('true');
});

test('nothing can be pressed just after another decision took the dock', () => {
  const { answer, open, click, next } = show({ decision: DECISIONS.may.decision });
  open();
  next({ decision: { ...DECISIONS.mode.decision, id: 8 } });
  act(() => vi.advanceTimersByTime(GUARD_MS - 1));
  click('[data-option="0"]');
  expect(answer).not.toHaveBeenCalled();
  open();
  click('[data-option="0"]');
  expect(answer).toHaveBeenCalledOnce();
});

test('a card that is picked narrows the acts, and its target leaves one as the primary button', () => {
  const { answer, container, open, click, find } = show({ decision: DECISIONS.action.decision });
  open();
  click('.at-map [data-card="3"]');
  expect(container.querySelectorAll('.at-options [data-option]')).toHaveLength(3);
  click('.at-map [data-card="12"]');
  expect(find('.at-primary').textContent).toContain('Attack Korrigan’s Sable Vey with Brother Osk');
  click('.at-primary');
  expect(answer.mock.calls).toEqual([[{ type: 'act', act: { do: 'attack', attacker: 3, target: 12 } }]]);
});

test('cards on the Map and in the hand are toggles of a choice', () => {
  const { answer, open, click } = show({ decision: { ...DECISIONS.discard.decision, min: 2, max: 2 } });
  open();
  click('.at-hand [data-card="42"]');
  click('.at-hand [data-card="40"]');
  click('[data-confirm]');
  expect(answer.mock.calls).toEqual([[{ type: 'choose', chosen: [2, 0] }]]);
});

test('a choice is not sent before enough is chosen', () => {
  const { answer, open, click, find } = show({ decision: { ...DECISIONS.target.decision, min: 2, max: 2 } });
  open();
  click('[data-option="0"]');
  expect(find('[data-confirm]').getAttribute('aria-disabled')).toBe('true');
  click('[data-confirm]');
  expect(answer).not.toHaveBeenCalled();
});

test('an act that is not offered asks the server why not', () => {
  const { whyNot, open, click } = show({ decision: decisionOf('response', [PASS]) });
  open();
  click('.at-hand [data-card="41"]');
  click('[data-why-not]');
  expect(whyNot.mock.calls).toEqual([[{ do: 'play', card: 41 }]]);
});

test('W asks why not of a card in hand when none is chosen, and shows that card', () => {
  const { whyNot, open, find } = show({ decision: decisionOf('response', [PASS]) });
  open();
  expect(find('.at-keys').textContent).toContain('why not');
  fireEvent.keyDown(window, { code: 'KeyW', key: 'w' });
  const [[asked]] = whyNot.mock.calls as [[{ do: string; card: number }]];
  expect(asked.do).toBe('play');
  expect(find(`.at-hand [data-card="${asked.card}"]`)).toBeTruthy();
  expect(find('[data-inspected] [data-why-not]').dataset.whyNot).toBe(JSON.stringify(asked));
});

test('a spectator sees the table and is offered nothing', () => {
  const { container, find } = show({ viewer: 'spectator' });
  expect(find('[data-table]').dataset.viewer).toBe('spectator');
  expect(container.querySelector('[data-option], [data-why-not], .at-hand [data-zone="hand"]')).toBeNull();
});

test('the result says who won and proves the shuffles', () => {
  const settled = {
    match: 'm1',
    ratings: [{ before: 1612, after: 1628, rdAfter: 47 }],
    uncounted: null,
    seed: 'not the seed',
  };
  const { find } = show({ board: { result: { winner: 0, reason: 'acts' } }, model: { settled } });
  expect(find('[data-result]').dataset).toMatchObject({ result: 'acts', winner: '0' });
  expect(find('[data-rating-seat="0"]').textContent).toContain('+16');
  expect(find('[data-seed-kept]').dataset.seedKept).toBe('false');
});

test('one who looks at the Map comes back to the result', () => {
  const { container, find } = show({ board: { result: { winner: 0, reason: 'acts' } } });
  const press = (words: string) =>
    fireEvent.click(
      [...container.querySelectorAll('button')].find((button) => button.textContent === words) as Element,
    );
  press('Look at the Map');
  expect(container.querySelector('[data-result]')).toBeNull();
  press('Show the result');
  expect(find('[data-result]').dataset.result).toBe('acts');
});

test('a rated game that changes no rating says why, and before its end that it will not', () => {
  const settled = { match: 'm1', ratings: null, uncounted: 'pairLimit', seed: 'not the seed' } as const;
  const { find } = show({ board: { result: { winner: 0, reason: 'acts' } }, model: { settled } });
  expect(find('[data-settled="true"]').textContent).toContain('three rated games today');
  const { info } = modelOf();
  const plate = (pairDone: boolean) =>
    show({ model: { info: { ...info, pairDone } } }).container.querySelector('.at-who')?.textContent;
  expect(plate(true)).toContain('no change today');
  expect(plate(false)).not.toContain('no change today');
});

test('the menu is dark as the table is, in either theme of the page', () => {
  const { container, click } = show({});
  click('.as-table [aria-label="Menu"]');
  act(() => vi.runOnlyPendingTimers());
  const dialog = screen.getByRole('dialog');
  expect(container.contains(dialog)).toBe(false);
  expect(dialog.closest('[data-theme]')?.getAttribute('data-theme')).toBe('dark');
});

test('a player who is new to a rated game is not called unrated', () => {
  const { info } = modelOf();
  const seats = info.seats.map((seat) => ({ ...seat, bot: false, rating: null }));
  const plates = (rated: boolean) =>
    show({ model: { info: { ...info, rated, seats } } }).container.querySelector('.at-who')?.textContent;
  expect(plates(true)).toContain('no rating yet');
  cleanup();
  expect(plates(false)).toContain('unrated');
});
