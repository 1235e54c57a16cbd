/** What chaos does while matches run. */
import type { PrismaClient } from '@astris/db';
import type { SocketPlayer } from '../players/socket-player';
import { FLEET, type Fleet } from './fleet';

export const TROUBLES = [
  'kill',
  'stop',
  'cut the database',
  'restart redis',
  'drop clients',
  'repeat messages',
] as const;
export type Trouble = (typeof TROUBLES)[number];

interface Scene {
  db: PrismaClient;
  fleet: Fleet;
  nodes: number;
  players(): SocketPlayer[];
  random(): number;
  /** Something that must not be was seen. */
  fault(what: string): void;
}

/** Makes one trouble, and resolves once it is over. */
export async function makeTrouble(trouble: Trouble, scene: Scene): Promise<void> {
  const { fleet, random } = scene;
  const anyNode = Math.floor(random() * scene.nodes);
  switch (trouble) {
    case 'kill':
      await fleet.disturb(anyNode, 'SIGKILL', Math.floor(random() * 3_000));
      return;
    case 'stop':
      await fleet.disturb(anyNode, 'SIGTERM', Math.floor(random() * 1_000));
      return;
    case 'cut the database':
      await cutConnections(scene.db);
      return;
    case 'restart redis':
      await fleet.redis.restart(Math.floor(random() * 1_500));
      return;
    case 'drop clients':
      for (const player of scene.players()) if (random() < 0.3) player.drop();
      return;
    case 'repeat messages':
      for (const player of scene.players()) player.repeat((version, answer) => checkRepeated(scene, version, answer));
  }
}

/** A message that was acknowledged before gets the same answer, or none that says anything else happened. */
function checkRepeated(scene: Scene, version: number, answer: Parameters<Parameters<SocketPlayer['repeat']>[0]>[1]) {
  if (answer.ok && answer.version !== version) {
    scene.fault(`a message acknowledged as action ${version} was acknowledged again as ${answer.version}`);
  }
}

/** Ends all connections of the services to this database. */
async function cutConnections(db: PrismaClient): Promise<void> {
  await db.$queryRaw`
    SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = ${FLEET}`;
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
