import { RULES } from '@astris/rulebook';
import { expect, test } from 'vitest';
import { EVENT_TYPES, type EventType, type GameEvent, type ViewEvent } from './events';
import { apply, createGame, eventsFor, explain, isRefusal, viewFor } from './game';
import {
  all,
  any,
  attacks,
  burn,
  C,
  CP,
  damage,
  destroy,
  discarding,
  draw,
  enters,
  fall,
  falls,
  gain,
  happens,
  heal,
  it,
  modify,
  opponents,
  pay,
  raids,
  redeem,
  redeemed,
  removeStoryline,
  returnToHand,
  SP,
  sacrificing,
  takeControl,
  target,
  when,
  your,
} from './language/words';
import { eventSentence } from './messages/events/index';
import { namingOf } from './messages/naming';
import { plain } from './messages/segment';
import { RULESET } from './ruleset';
import { buildPool } from './state/pool';
import { fixtureList } from './testing/fixture-deck';
import { FIXTURES } from './testing/fixtures';
import { randomAction, seeded } from './testing/random-player';
import { scenario } from './testing/scenario';
import { fast, slow, tool } from './testing/small-cards';
import { finale, NEVER, ON_MANEUVER, story } from './testing/stories';

const POOL = buildPool(FIXTURES);

test('an event is explained by its rule, that rule’s own sentences, and what caused it', () => {
  const game = scenario({ cards: [slow('windfall', gain(C(2)))], you: { hand: ['windfall'] } });
  game.you.play('windfall');
  const [event] = game.told('treasuryChanged');
  if (!event) throw new Error('nothing was told');
  const { rule, text, cause } = explain(event);
  const own = RULES.find((one) => one.id === rule);
  expect(text).toBe(own?.text.map((sentence) => sentence.text).join(' '));
  expect(cause).toMatchObject({ card: 'windfall', controller: 0 });
});

/** A whole game between random players, with what its log says of each event. */
function wholeGame(seed: number): { event: ViewEvent; sentence: string }[] {
  const game = createGame(RULESET, POOL, [fixtureList(), fixtureList()], `explain ${seed}`);
  const random = seeded(seed);
  const told: { event: ViewEvent; sentence: string }[] = [];
  while (!game.board.result) {
    const next = randomAction(game, random);
    if (!next) throw new Error('nobody is asked');
    const result = apply(game, next.seat, next.action);
    if (isRefusal(result)) throw new Error(result.why);
    const naming = namingOf(viewFor(game, 'spectator'), (id) => POOL.cards[id]?.card as never, ['Tessaly', 'Korrigan']);
    for (const event of eventsFor(result.events, 'spectator'))
      told.push({ event, sentence: plain(eventSentence(event, naming)) });
  }
  return told;
}

/** What random players of the fixture decks do not come by. */
const RARE: Partial<Record<EventType, () => GameEvent[]>> = {
  conceded: () => {
    const game = scenario();
    game.you.concede();
    return game.events;
  },
  clockRanOut: () => {
    const game = scenario();
    game.server({ type: 'clockOut', seat: 0 });
    return game.events;
  },
  gameVoided: () => {
    const game = scenario();
    game.server({ type: 'void' });
    return game.events;
  },
  decisionLost: () => {
    const game = scenario({
      cards: [finale()],
      you: { tally: 1, hand: ['test-slow'], map: [{ card: 'finale', chapter: 3 }] },
      opponent: { hand: ['test-fast'] },
    });
    game.you.play('test-slow');
    game.server({ type: 'clockOut', seat: 1 });
    return game.events;
  },
  discarded: () => {
    const game = scenario({
      cards: [tool('bin', pay(discarding(1), draw(1)))],
      you: { hand: ['test-slow'], map: ['bin'] },
    });
    game.you.use('bin');
    return game.events;
  },
  tookSetAside: () => {
    const game = scenario({
      cards: [finale()],
      you: { tally: 1, hand: ['test-slow'], map: [{ card: 'finale', chapter: 3 }] },
      opponent: { hand: ['test-fast'] },
    });
    game.you.play('test-slow');
    game.opponent.choose('test-fast');
    return game.events;
  },
  tallyChanged: () => {
    const game = scenario({ opponent: { C: 0 } });
    game.you.endTurn();
    return game.events;
  },
  couldNotDraw: () => {
    const game = scenario({ cards: [slow('study', draw(30))], you: { hand: ['study'] } });
    game.you.play('study');
    return game.events;
  },
  loopStopped: () => {
    const game = scenario({
      cards: [
        tool('light', when(falls(any('Character')), redeem(it))),
        tool('dark', when(redeemed(any('Character')), fall(it))),
        slow('push', fall(target(any('Character')))),
      ],
      you: { hand: ['push'], map: ['light', 'dark', 'test-character-2-2'] },
    });
    game.you.play('push');
    return game.events;
  },
  partnered: () => {
    const duo = story('duo', { one: { end: NEVER } }, { partner: true });
    const game = scenario({
      cards: [duo, slow('push', fall(target(your('Character', 'Bound'))))],
      you: { hand: ['push'], map: ['duo', 'test-character-1-2', 'test-character-2-2'] },
    });
    game.you.bind('duo', 'test-character-1-2');
    game.you.partner('duo', 'test-character-2-2');
    game.you.play('push');
    return game.events;
  },
  reversalLive: () => {
    const chapter = { title: 'Turned', end: NEVER };
    const turn = story(
      'turn',
      { two: { end: happens(raids(any('permanent')), 2) } },
      { reversal: { live: ON_MANEUVER, chapter } },
    );
    const game = scenario({
      cards: [turn],
      you: { hand: ['test-slow'], map: [{ card: 'turn', chapter: 2 }, 'test-character-1-2'] },
    });
    game.you.attack('test-character-1-2', 'test-homeworld#2');
    game.you.play('test-slow');
    return game.events;
  },
  removed: () => {
    const disrupt = { ...slow('disrupt', removeStoryline(target(opponents('Storyline')))), cost: { CP: 5 } };
    const game = scenario({
      cards: [disrupt],
      you: { CP: 5, hand: ['disrupt'] },
      opponent: { map: ['test-storyline'] },
    });
    game.you.play('disrupt');
    return game.events;
  },
  triggerLost: () => {
    const game = scenario({
      cards: [tool('gun', when(enters(your('Location')), damage(1, target(any('Character')))))],
      you: { hand: ['test-location'], map: ['gun'] },
    });
    game.you.play('test-location');
    return game.events;
  },
  fizzled: () => {
    const game = scenario({
      cards: [slow('shot', damage(1, target(any('Character')))), fast('send', returnToHand(target(any('Character'))))],
      you: { hand: ['shot'], map: ['test-character-1-2'] },
      opponent: { hand: ['send'] },
    });
    game.respond();
    game.you.play('shot');
    game.opponent.play('send');
    game.settle();
    return game.events;
  },
  controlChanged: () => {
    const all_ = [
      slow(
        'charm',
        takeControl(target(any('Character')), 'this turn'),
        modify(it, 'power', 1, 'this turn'),
        heal(1, it),
      ),
      slow('raze', destroy(all(any('Device'))), burn(target(any('Location')))),
      tool('altar', pay(sacrificing(your('Character')), gain(SP(1))), when(attacks(any('Character')), gain(CP(1)))),
    ];
    const game = scenario({
      cards: all_,
      you: { hand: ['charm', 'raze'], map: ['altar', 'test-character-1-1', 'test-character-5-6'] },
      opponent: { map: [{ card: 'test-character-1-4', damage: 2 }, 'test-location'] },
    });
    game.you.play('charm', 'test-character-1-4');
    game.you.attack('test-character-5-6', 'test-location');
    game.you.use('altar', 0, 'test-character-1-1');
    game.you.play('raze');
    game.you.endTurn();
    return game.events;
  },
};

test('every type of event happens in some game, and each is told and explained by a rule, its sentences and its cause', () => {
  const games = [1, 2].flatMap(wholeGame);
  const rare = Object.values(RARE).flatMap((play) => play());
  const seen = new Map<EventType, Pick<GameEvent, 'type' | 'rule' | 'cause'>[]>();
  for (const event of [...games.map((one) => one.event), ...rare])
    seen.set(event.type, [...(seen.get(event.type) ?? []), event]);
  expect(EVENT_TYPES.filter((type) => !seen.has(type))).toEqual([]);
  const known = new Map(RULES.map((rule) => [rule.id, rule.text.map((sentence) => sentence.text).join(' ')]));
  for (const [type, events] of seen)
    for (const event of events) {
      const { rule, text, cause } = explain(event);
      expect([type, rule, text]).toEqual([type, event.rule, known.get(event.rule)]);
      expect([type, cause]).toEqual([type, event.cause ?? null]);
    }
  for (const { event, sentence } of games) {
    expect(sentence, event.type).toMatch(/^[A-Z].+ \([\d.]+[a-z]?\)$/);
    expect(sentence, event.type).not.toMatch(/undefined|NaN|\[object| {2}/);
  }
}, 120_000);

test('what an effect does names the card that caused it, and what the rules alone do names none', () => {
  const game = scenario({
    cards: [slow('blast', damage(2, target(any('Character'))), gain(C(1)), draw(1))],
    you: { hand: ['blast'] },
    opponent: { map: ['test-character-1-2'] },
  });
  game.you.play('blast');
  const caused = (type: EventType) => game.told(type).map((event) => explain(event).cause?.card ?? null);
  expect([caused('damaged'), caused('drew'), caused('treasuryChanged')]).toEqual([['blast'], ['blast'], ['blast']]);
  expect([caused('commandChanged'), caused('fell')]).toEqual([[null], [null]]);
  game.you.endTurn();
  expect([...caused('readied'), ...caused('turnBegan')].filter((card) => card !== null)).toEqual([]);
  expect(caused('turnBegan')).toHaveLength(1);
});
