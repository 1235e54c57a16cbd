import { expect, test } from 'vitest';
import { readEnvironment } from './environment';

const least = { DATABASE_URL: 'postgresql://127.0.0.1/astris', AUTH_SECRET: 'a secret' };

test('what is not said has a value that keeps the service on this machine', () => {
  expect(readEnvironment(least)).toMatchObject({
    GAME_PORT: 4001,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    METRICS_TOKEN: null,
    REDIS_URL: null,
  });
});

test('what is missing or wrong is named, without its value', () => {
  expect(() => readEnvironment({ GAME_PORT: '70000', AUTH_SECRET: 'a secret' })).toThrow(/GAME_PORT.*DATABASE_URL/s);
  const unreadable = { ...least, DATABASE_URL: 'postgresql://astris:opensesame@host:port/astris' };
  expect(() => readEnvironment(unreadable)).toThrow(/^(?!.*opensesame).*DATABASE_URL/s);
  const redis = { ...least, REDIS_URL: 'http://astris:opensesame@host' };
  expect(() => readEnvironment(redis)).toThrow(/^(?!.*opensesame).*REDIS_URL/s);
  expect(() => readEnvironment({ ...least, LOG_LEVEL: 'loud' })).toThrow(/^(?!.*a secret)/);
});

test('a variable that is set to nothing, as a compose file does, is not set', () => {
  expect(readEnvironment({ ...least, METRICS_TOKEN: '' }).METRICS_TOKEN).toBeNull();
  expect(readEnvironment({ ...least, METRICS_TOKEN: 'open sesame' }).METRICS_TOKEN).toBe('open sesame');
});
