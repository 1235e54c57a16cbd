import { type DestinationStream, type Logger, pino } from 'pino';

/** What is never written, under whatever name it lies: what tells hidden cards, lets somebody in, or opens a database. */
const SECRETS = [
  'seed',
  'ticket',
  'token',
  'password',
  'passwordHash',
  'secret',
  'cookie',
  'authorization',
  'connectionString',
  'DATABASE_URL',
  'REDIS_URL',
  'AUTH_SECRET',
  'METRICS_TOKEN',
];
const CENSORED = '[secret]';
/** The password in an address with a user, wherever a text quotes one. */
const PASSWORD_IN_ADDRESS = /(\w+:\/\/[^\s:/@"]*:)[^\s@"]+(@)/g;

/** The service's log: a JSON record a line. A line about a match has its id as `match`. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { error: pino.stdSerializers.err },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: CENSORED },
    hooks: { streamWrite: (line: string) => line.replaceAll(PASSWORD_IN_ADDRESS, `$1${CENSORED}$2`) },
  };
  return destination ? pino(options, destination) : pino(options);
}
