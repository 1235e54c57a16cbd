/** A person at a browser: signs up, sits down, and plays by clicking what the policy chooses. */
import { GAME_POOL } from '@astris/cards';
import type { Decision } from '@astris/engine';
import { wantsWindow } from '@astris/protocol/windows';
import { type Browser, expect, type Page } from '@playwright/test';
import { type Watched, watch } from './frames';
import { choose } from './policy';

/** How often a state that is waited for is looked at, in ms. */
const OFTEN = { intervals: [40] };

export class Player {
  clicks = 0;
  /** Kinds of decisions that were answered on the page. */
  readonly answered = new Set<Decision['kind']>();

  private constructor(
    readonly page: Page,
    readonly name: string,
    readonly seen: Watched,
  ) {}

  /** A new browser of its own, as two people have. */
  static async arrive(browser: Browser, name: string): Promise<Player> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    return new Player(page, name, watch(page));
  }

  async signUp(): Promise<void> {
    await this.page.goto('/signup');
    await this.page.getByLabel('Name').fill(this.name);
    await this.page.getByLabel('Email').fill(`${this.name.toLowerCase()}@example.org`);
    await this.page.getByLabel('Password').fill('correct horse battery');
    await this.page.getByRole('button', { name: 'Sign up' }).click();
    await expect(this.page.getByRole('banner')).toContainText(this.name);
  }
  /** Opens a table in the lobby, with the starter deck of that id. */
  async openTable(deck: string, options: { rated: boolean; seed?: string }): Promise<void> {
    await this.page.goto(options.seed ? `/play?testSeed=${options.seed}` : '/play');
    await this.page.getByLabel('Deck').first().selectOption(`starter:${deck}`);
    await this.page.getByLabel('Rated').setChecked(options.rated);
    await this.page.getByRole('button', { name: 'Open a table' }).click();
  }
  async join(host: string, deck: string): Promise<void> {
    await this.page.goto('/play');
    await this.page.getByLabel('Deck').first().selectOption(`starter:${deck}`);
    await this.page.getByRole('button', { name: `Join ${host}` }).click();
  }
  /** Enters a queue in the lobby, with the deck that is chosen there. */
  async queue(kind: 'ranked' | 'casual'): Promise<void> {
    await this.page.goto('/play');
    await this.page.getByRole('button', { name: `Play ${kind}` }).click();
    await expect(this.page.locator('[data-queue]')).toBeVisible();
  }
  /** The match page, with the first view received. */
  async atTable(): Promise<void> {
    await this.page.waitForURL(/\/match\//);
    await expect.poll(() => this.seen.view !== null).toBe(true);
  }
  get decision(): Decision | null {
    return this.seen.view?.decision ?? null;
  }
  get isOver(): boolean {
    return this.seen.view?.board.result != null;
  }

  /** Answers the open decision on the page; a window that the preset passes (11.6) is waited for. */
  async answer(): Promise<void> {
    const { decision } = this;
    const { view } = this.seen;
    if (!decision || !view) return;
    const root = this.page.locator(`[data-decision="${decision.id}"]`);
    const gone = () => this.decision?.id !== decision.id;
    if (decision.kind === 'response' && !wantsWindow('smart', view.board, decision.seat, GAME_POOL)) {
      await expect.poll(gone, { message: 'the window is passed by preset', ...OFTEN, timeout: 15_000 }).toBe(true);
      return;
    }
    const action = choose(view, GAME_POOL);
    await expect(root).toBeVisible();
    if (action.type === 'act') {
      const wanted = JSON.stringify(action.act);
      const index = decision.options.findIndex((o) => o.kind === 'act' && JSON.stringify(o.act) === wanted);
      await this.click(`[data-decision="${decision.id}"] [data-option="${index}"]`);
    } else if (action.type === 'choose') {
      const confirms = (await root.getAttribute('data-commit')) === 'confirm';
      const preset = confirms ? (decision.preset ?? []) : [];
      const changed = [
        ...preset.filter((n) => !action.chosen.includes(n)),
        ...action.chosen.filter((n) => !preset.includes(n)),
      ];
      for (const index of changed) await this.click(`[data-decision="${decision.id}"] [data-option="${index}"]`);
      if (confirms) await this.click(`[data-decision="${decision.id}"] [data-confirm]`);
    }
    await expect
      .poll(gone, { message: `the answer to a ${decision.kind} counts`, ...OFTEN, timeout: 15_000 })
      .toBe(true);
    this.answered.add(decision.kind);
  }
  private async click(selector: string): Promise<void> {
    const button = this.page.locator(selector).first();
    // A button that has just appeared takes no click for a moment.
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await button.click();
    this.clicks += 1;
  }
  async concede(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.page.locator('[data-concede]').click();
    await this.page.locator('[data-concede-sure]').click();
  }
}

/** Both play until `until` says so or the game is over; whoever is asked acts. */
export async function play(players: readonly Player[], until: () => boolean = () => false): Promise<void> {
  const done = () => until() || players.some((player) => player.isOver);
  while (!done()) {
    await expect
      .poll(() => done() || players.some((player) => player.decision), { message: 'somebody is asked', ...OFTEN })
      .toBeTruthy();
    for (const player of players) if (!done()) await player.answer();
  }
}
