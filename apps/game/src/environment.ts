import { z } from 'zod';

const schema = z.object({
  GAME_PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Comma-separated. */
  WEB_ORIGIN: z.string().default('http://127.0.0.1:3000,http://localhost:3000'),
  DATABASE_URL: z.string().min(1),
  AUTH_SECRET: z.string().min(1),
  GAME_NODE: z.string().min(1).max(64).default('game'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** What the service is told by its environment. Throws, naming the variables, when one is missing or wrong. */
export function readEnvironment(source: NodeJS.ProcessEnv) {
  const read = schema.safeParse(source);
  if (read.success) return read.data;
  const wrong = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The environment is not complete.\n${wrong.join('\n')}`);
}
