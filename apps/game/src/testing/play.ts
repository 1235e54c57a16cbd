import { type Action, type Decision, sampleAnswer } from '@astris/engine';
import type { TestClient } from './client';

export type Policy = (decision: Decision, client: TestClient) => Action;

export const randomPolicy =
  (random: () => number): Policy =>
  (decision) =>
    sampleAnswer(decision, random);

/** A client whose player must decide now. */
export const deciding = (clients: TestClient[]): TestClient[] => clients.filter(({ view }) => view.decision !== null);

/** All who are asked answer at once, until the game is over or this holds; all have seen it all by then. */
export async function playOn(
  clients: TestClient[],
  policy: Policy,
  { until = () => false, watchers = [] }: { until?: () => boolean; watchers?: TestClient[] } = {},
): Promise<void> {
  while (!clients.some(({ over }) => over) && !until()) {
    const asked = deciding(clients);
    const answers = await Promise.all(
      asked.map((client) => client.act(policy(client.view.decision as Decision, client))),
    );
    const refused = answers.find(({ ok }) => !ok);
    if (refused || asked.length === 0) throw new Error(`the game is stuck: ${JSON.stringify(refused)}`);
    const version = Math.max(...answers.map((answer) => answer.version ?? 0));
    await Promise.all([...clients, ...watchers].map((client) => client.reached(version)));
  }
}
