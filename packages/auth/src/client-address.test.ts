import { describe, expect, it } from 'vitest';
import { clientAddress, trustedProxies } from './client-address';

describe('the address of a request', () => {
  it('is whoever opened the connection where no proxy is trusted, whatever the header claims', () => {
    expect(clientAddress('10.0.0.7', '1.2.3.4', 0)).toBe('10.0.0.7');
    expect(clientAddress('10.0.0.7', undefined, 0)).toBe('10.0.0.7');
  });

  it('is what the first trusted proxy saw, whatever the client sent before it', () => {
    expect(clientAddress('10.0.0.7', '198.51.100.1', 1)).toBe('198.51.100.1');
    expect(clientAddress('10.0.0.7', '1.2.3.4, 198.51.100.1', 1)).toBe('198.51.100.1');
    expect(clientAddress('10.0.0.7', '1.2.3.4, 198.51.100.1, 10.0.0.9', 2)).toBe('198.51.100.1');
  });

  it('is whoever opened the connection when it did not come through the proxies', () => {
    expect(clientAddress('10.0.0.7', undefined, 1)).toBe('10.0.0.7');
    expect(clientAddress('10.0.0.7', '', 1)).toBe('10.0.0.7');
    expect(clientAddress('10.0.0.7', '1.2.3.4', 2)).toBe('10.0.0.7');
  });
});

const proxiesOf = (TRUSTED_PROXIES?: string) => trustedProxies({ NODE_ENV: 'test', TRUSTED_PROXIES });

describe('the number of trusted proxies', () => {
  it('is none unless the environment says so, and nothing but a number', () => {
    expect([proxiesOf(), proxiesOf(''), proxiesOf('2')]).toEqual([0, 0, 2]);
    for (const wrong of ['-1', '1.5', 'all', '11']) {
      expect(() => proxiesOf(wrong), wrong).toThrow('TRUSTED_PROXIES');
    }
  });
});
