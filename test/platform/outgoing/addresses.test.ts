import type dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import { describe, expect, test } from 'vitest';
import { answering, guardAllowing } from './guards.ts';

const REJECTED = {
  unspecified: ['0.0.0.0', '0.1.2.3', '::'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  'link-local': ['169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'febf::1'],
  'unique local and site-local': ['fc00::1', 'fd12:3456::1', 'fec0::1'],
  'carrier-grade NAT': ['100.64.0.1', '100.127.255.255'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  broadcast: ['255.255.255.255'],
  benchmarking: ['198.18.0.1', '198.19.255.255', '2001:2::1'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  reserved: ['192.0.0.8', '192.88.99.1', '240.0.0.1', '100::1', '4000::1', '5f00::1'],
  'IPv4-mapped': ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8'],
  'IPv4-compatible and -translated': ['::127.0.0.1', '::7f00:1', '::ffff:0:127.0.0.1'],
  NAT64: ['64:ff9b::127.0.0.1', '64:ff9b::8.8.8.8', '64:ff9b:1::10.0.0.1'],
  '6to4': ['2002:7f00:1::', '2002:808:808::1'],
  Teredo: ['2001:0:7f00:1::1'],
  ORCHID: ['2001:10::1', '2001:20::1'],
  "Azure's platform": ['168.63.129.16'],
  'what is no address': ['', 'localhost', '127.1', '0x7f.0.0.1', '2130706433', '[::1]'],
};
const PUBLIC = [
  '8.8.8.8',
  '1.1.1.1',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '2606:4700::1111',
  '2a00:1450::1',
];

function lookUp(lookup: LookupFunction, host: string, options: dns.LookupOptions = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    lookup(host, options, (error, address, family) => (error ? reject(error) : resolve([address, family])));
  });
}

describe('the address guard', () => {
  const guard = guardAllowing([]);

  test.each(Object.entries(REJECTED))('rejects %s', (_kind, addresses) => {
    expect(addresses.filter((address) => guard.isAllowed(address))).toEqual([]);
  });

  test('allows public addresses, including those next to rejected ranges', () => {
    expect(PUBLIC.filter((address) => !guard.isAllowed(address))).toEqual([]);
  });

  test('allows listed ranges and no addresses next to them', () => {
    const listed = guardAllowing(['10.1.0.0/16', 'fd00::/8', '127.0.0.1']);
    expect(listed.isAllowed('10.1.2.3')).toBe(true);
    expect(listed.isAllowed('fd12::1')).toBe(true);
    expect(listed.isAllowed('127.0.0.1')).toBe(true);
    expect(listed.isAllowed('10.2.0.1')).toBe(false);
    expect(listed.isAllowed('127.0.0.2')).toBe(false);
    expect(listed.isAllowed('::ffff:10.1.2.3')).toBe(false);
  });

  test('tells listed addresses from public ones, which plain http may not reach', () => {
    const listed = guardAllowing(['10.1.0.0/16']);
    expect(listed.isListed('10.1.2.3')).toBe(true);
    expect(listed.isListed('8.8.8.8')).toBe(false);
    expect(listed.isListed('localhost')).toBe(false);
  });

  test('rejects an IP literal before the connection and leaves names to the lookup', () => {
    expect(() => guard.assertLiteralAllowed('127.0.0.1')).toThrow(
      expect.objectContaining({ code: 'ADDRESS_NOT_ALLOWED' }),
    );
    expect(() => guard.assertLiteralAllowed('8.8.8.8')).not.toThrow();
    expect(() => guard.assertLiteralAllowed('localhost')).not.toThrow();
  });
});

describe('the lookup of the guard', () => {
  test.each(['localhost', '2130706433', '0x7f.1', '017700000001', '127.1'])(
    'rejects %s, which resolves to loopback',
    async (host) => {
      await expect(lookUp(guardAllowing([]).lookup, host)).rejects.toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
    },
  );

  test('rejects a name when one of its addresses is not allowed', async () => {
    const { lookup } = guardAllowing([], answering('8.8.8.8', '10.0.0.1'));
    await expect(lookUp(lookup, 'mixed.example')).rejects.toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
    await expect(lookUp(lookup, 'mixed.example', { all: true })).rejects.toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
  });

  test('rejects a public address of a name when only listed ones are accepted', async () => {
    const { lookupListed } = guardAllowing(['10.0.0.0/8'], answering('10.0.0.1', '8.8.8.8'));
    await expect(lookUp(lookupListed, 'mixed.example')).rejects.toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
    const { lookupListed: listed } = guardAllowing(['10.0.0.0/8'], answering('10.0.0.1'));
    expect(await lookUp(listed, 'ollama')).toEqual(['10.0.0.1', 4]);
  });

  test('does not reveal the address of a rejected name', async () => {
    const failure = lookUp(guardAllowing([], answering('10.9.8.7')).lookup, 'intranet.example');
    await expect(failure).rejects.toMatchObject({ message: expect.not.stringContaining('10.9.8.7') });
  });

  test('returns one address or all, as requested', async () => {
    const { lookup } = guardAllowing([], answering('2606:4700::1111', '1.1.1.1'));
    expect(await lookUp(lookup, 'two.example')).toEqual(['2606:4700::1111', 6]);
    const all = [
      { address: '2606:4700::1111', family: 6 },
      { address: '1.1.1.1', family: 4 },
    ];
    expect(await lookUp(lookup, 'two.example', { all: true })).toEqual([all, undefined]);
  });

  test('resolves a name once for each connection', async () => {
    let requested = 0;
    const { lookup } = guardAllowing([], (host, options, callback) => {
      requested += 1;
      answering(requested === 1 ? '8.8.8.8' : '127.0.0.1')(host, options, callback);
    });
    expect(await lookUp(lookup, 'rebinding.example')).toEqual(['8.8.8.8', 4]);
    expect(requested).toBe(1);
  });

  test('passes on the error of an unknown name and rejects a name without addresses', async () => {
    await expect(lookUp(guardAllowing([]).lookup, 'nowhere.invalid')).rejects.not.toMatchObject({
      code: 'ADDRESS_NOT_ALLOWED',
    });
    await expect(lookUp(guardAllowing([], answering()).lookup, 'empty.example')).rejects.toMatchObject({
      code: 'ENOTFOUND',
    });
  });
});
