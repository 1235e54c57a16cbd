/** What chaos does while matches run. */
import type { PrismaClient } from '@astris/db';
import type { Answer, ProtocolRefusal } from '@astris/protocol';
import type { SocketPlayer } from '../players/socket-player';
import { FLEET, type Fleet } from './fleet';

/** In the order in which each is made for the first time: first what leaves all services where they are. */
export const TROUBLES = [
  'repeat messages',
  'drop clients',
  'cut the database',
  'restart redis',
  'stop',
  'kill',
] as const;
export type Trouble = (typeof TROUBLES)[number];

interface Scene {
  db: PrismaClient;
  fleet: Fleet;
  players(): SocketPlayer[];
  random(): number;
  /** Something that must not be was seen. */
  fault(what: string): void;
}

/** Makes one trouble, and resolves once it is over. False when there was nothing to trouble. */
export async function makeTrouble(trouble: Trouble, scene: Scene): Promise<boolean> {
  const { fleet, random } = scene;
  switch (trouble) {
    case 'kill':
      return fleet.disturb(random, 'SIGKILL', Math.floor(random() * 3_000));
    case 'stop':
      return fleet.disturb(random, 'SIGTERM', Math.floor(random() * 1_000));
    case 'cut the database':
      return (await cutConnections(scene.db)) > 0;
    case 'restart redis':
      await fleet.redis.restart(Math.floor(random() * 1_500));
      return true;
    case 'drop clients': {
      const dropped = scene.players().filter(() => random() < 0.3);
      for (const player of dropped) player.drop();
      return dropped.length > 0;
    }
    case 'repeat messages': {
      const repeats = scene
        .players()
        .map((player) => player.repeat((version, answer) => checkRepeated(scene, version, answer)));
      return repeats.includes(true);
    }
  }
}

/** What says nothing of the message: it came too fast, to a service in trouble, or before its socket had joined. */
const NOT_LOOKED_AT: ReadonlySet<string | undefined> = new Set<ProtocolRefusal>([
  'tooFast',
  'serverError',
  'notJoined',
]);

/** A message that was acknowledged before gets the same answer, or one for which it was not looked at. */
export function checkRepeated(scene: Pick<Scene, 'fault'>, version: number, answer: Answer): void {
  const said = `a message acknowledged as action ${version}`;
  if (answer.ok) {
    if (answer.version !== version) scene.fault(`${said} was acknowledged again as ${answer.version}`);
  } else if (answer.rule || !NOT_LOOKED_AT.has(answer.protocol)) {
    scene.fault(`${said} was refused as it came again: ${answer.rule?.refused ?? answer.protocol}`);
  }
}

/** Ends all connections of the services to this database; gives back how many. */
async function cutConnections(db: PrismaClient): Promise<number> {
  const cut = await db.$queryRaw<object[]>`
    SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = ${FLEET}`;
  return cut.length;
}

/** A wire on which messages are late, come twice and pass each other. */
export function disturbedWire(random: () => number): (deliver: () => void) => void {
  return (deliver) => {
    const x = random();
    if (x < 0.1) setTimeout(deliver, random() * 400);
    else {
      deliver();
      if (x < 0.25) setTimeout(deliver, random() * 100);
      else if (x < 0.35) deliver();
    }
  };
}
