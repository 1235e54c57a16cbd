import { z } from 'zod';

/** An address that can't be read would be printed whole by what fails on it, password and all. */
const isPostgres = (text: string): boolean => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
const isRedis = (text: string): boolean => URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol);
/** An empty text is how a compose file says that a variable is not set. */
const optional = z
  .string()
  .default('')
  .transform((text) => text || null);
const seconds = z.coerce.number().min(0).max(3_600);

const schema = z.object({
  GAME_PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Comma-separated. */
  WEB_ORIGIN: z.string().default('http://127.0.0.1:3000,http://localhost:3000'),
  DATABASE_URL: z.string().refine(isPostgres, 'is no address of a PostgreSQL'),
  REDIS_URL: optional.refine((text) => text === null || isRedis(text), 'is no address of a Redis'),
  AUTH_SECRET: z.string().min(1),
  METRICS_TOKEN: optional,
  GAME_DRAIN_SECONDS: seconds.default(0),
  GAME_CLOSE_SECONDS: seconds.default(7),
  GAME_USER_SOCKETS: z.coerce.number().int().min(1).max(1_000_000).default(20),
  GAME_ADDRESS_SOCKETS: z.coerce.number().int().min(1).max(1_000_000).default(500),
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
