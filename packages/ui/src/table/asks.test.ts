import type { Act } from '@astris/engine';
import { describe, expect, test } from 'vitest';
import { english } from '../testing/english';
import { asksFor } from './asks';
import { modelOf } from './testing/fixture';

const model = modelOf();
const acts = (id: number): Act[] => asksFor(model, id).map(({ act }) => act);
const labels = (id: number): string[] => asksFor(model, id).map(({ label }) => label(english('table')));

describe('why not can be asked', () => {
  test('of a card in hand: to play it', () => {
    expect(acts(40)).toEqual([{ do: 'play', card: 40 }]);
  });

  test('of a Character of mine: to attack, to be Bound to each of my Bound Storylines, and its abilities', () => {
    expect(acts(3)).toEqual(
      expect.arrayContaining([
        { do: 'attack', attacker: 3, target: 2 },
        { do: 'bind', storyline: 9, character: 3 },
      ]),
    );
    expect(acts(4).filter((act) => act.do === 'ability').length).toBeGreaterThan(0);
    expect(acts(4), 'it is Bound to that one already').not.toContainEqual({ do: 'bind', storyline: 9, character: 4 });
  });

  test('of a Storyline: its Bind where it is mine, its Skip whoever controls it', () => {
    expect(labels(9)).toContain('Bind');
    expect(acts(9)).toContainEqual({ do: 'skip', storyline: 9 });
    expect(acts(16)).toEqual([{ do: 'skip', storyline: 16 }]);
  });

  test('of what my opponent controls and can be attacked: with a ready one of mine', () => {
    for (const id of [2, 11, 14, 15]) {
      const [act, ...more] = acts(id);
      expect(act).toMatchObject({ do: 'attack', target: id });
      expect(more).toEqual([]);
      expect(act?.do === 'attack' && model.view.board.cards[act.attacker]).toMatchObject({
        controller: 0,
        ready: true,
      });
    }
  });

  test('to intercept while an attack is going on', () => {
    expect(acts(6).some((act) => act.do === 'intercept')).toBe(false);
    const conflict = { attacker: { id: 11, inc: 1 }, target: { id: 4, inc: 1 }, defenderSeat: 0 };
    const attacked = modelOf({ board: { conflict: { ...conflict, intercepted: false, struck: false } as never } });
    expect(asksFor(attacked, 6).map(({ act }) => act)).toContainEqual({ do: 'intercept', interceptor: 6 });
  });

  test('by a player only, and not of what is in a pile', () => {
    expect(asksFor(modelOf({ viewer: 'spectator' }), 3)).toEqual([]);
    expect([...acts(60), ...acts(61)]).toEqual([]);
  });

  test('of nothing that is offered: an offered act meets what was wanted', () => {
    const [attack] = asksFor(model, 3);
    expect(attack?.isMet({ do: 'attack', attacker: 3, target: 15 })).toBe(true);
    expect(attack?.isMet({ do: 'attack', attacker: 4, target: 2 })).toBe(false);
    expect(attack?.isMet({ do: 'intercept', interceptor: 3 })).toBe(false);
  });
});
