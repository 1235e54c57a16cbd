import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf, trustedProxies } from './client-address';

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

describe('the address of a request over IPv6', () => {
  it('is its network, from a peer or from a trusted proxy', () => {
    expect(clientAddress('2001:db8::1', undefined, 0)).toBe('2001:db8:0:0::/64');
    expect(clientAddress('10.0.0.7', '2001:db8::1', 1)).toBe('2001:db8:0:0::/64');
  });
});

describe('what a limit counts by', () => {
  it('is an IPv4 address itself, also where it is written as one of IPv6', () => {
    for (const address of ['198.51.100.1', '::ffff:198.51.100.1', '::FFFF:c633:6401'])
      expect(networkOf(address)).toBe('198.51.100.1');
  });

  it('is the network of an IPv6 address: another address of the same customer counts with it, the next customer’s does not', () => {
    const network = '2001:db8:0:7::/64';
    for (const address of ['2001:db8:0:7::1', '2001:0DB8::7:ffff:0:0:9', '2001:db8:0:7:1:2:3:4%eth0'])
      expect(networkOf(address)).toBe(network);
    expect(networkOf('2001:db8:0:8::1')).not.toBe(network);
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
  });

  it('is the word itself where there is no address', () => {
    expect(['direct', '', 'unknown'].map(networkOf)).toEqual(['direct', '', 'unknown']);
  });
});
