import { readFileSync } from 'node:fs';
import { createSiweMessage, parseSiweMessage as parseWithViem } from 'viem/siwe';
import { describe, expect, it } from 'vitest';
import { parseSiweMessage } from '../../../src/identity/wallets/siwe-message.ts';

const vectors = (name: string) => JSON.parse(readFileSync(new URL(`./vectors/${name}.json`, import.meta.url), 'utf8'));
const positive: Record<string, { message: string; fields: Record<string, unknown> }> = vectors('parsing_positive');
const negative: Record<string, string> = vectors('parsing_negative');

const iso = (text: unknown) => (text === undefined ? null : new Date(text as string));

describe('a Sign-In with Ethereum message', () => {
  it.each(Object.entries(positive))(
    'is parsed like the reference implementation does: %s',
    (_, { message, fields }) => {
      expect(parseSiweMessage(message)).toEqual({
        scheme: fields['scheme'] ?? null,
        domain: fields['domain'],
        address: fields['address'],
        statement: fields['statement'] ?? null,
        uri: fields['uri'],
        chainId: fields['chainId'],
        nonce: fields['nonce'],
        issuedAt: iso(fields['issuedAt']),
        expirationTime: iso(fields['expirationTime']),
        notBefore: iso(fields['notBefore']),
        requestId: fields['requestId'] ?? null,
        resources: fields['resources'] ?? [],
      });
    },
  );

  it.each(Object.entries(negative))('is rejected like the reference implementation does: %s', (_, message) => {
    expect(parseSiweMessage(message)).toBeNull();
  });

  const parts = {
    domain: 'app.example',
    address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    uri: 'https://app.example',
    version: '1',
    chainId: 1,
    nonce: 'abcdefgh12345678',
    issuedAt: new Date(1_700_000_000_000),
  } as const;

  it('of viem is parsed to the same parts that viem parses', () => {
    const text = createSiweMessage({
      ...parts,
      statement: 'Sign in to Acme.',
      requestId: 'r-1',
      resources: ['ipfs://a'],
    });
    const { version: _, ...parsed } = parseWithViem(text);
    expect(parseSiweMessage(text)).toMatchObject(parsed);
  });

  it.each([
    [
      'a second nonce in the statement',
      createSiweMessage({ ...parts }).replace('\n\n\n', '\n\nNonce: other123\nx\n\n'),
    ],
    ['a line break of Windows', createSiweMessage({ ...parts }).replaceAll('\n', '\r\n')],
    ['text after its last line', `${createSiweMessage({ ...parts })}\nNonce: other123`],
    ['a line break at its end', `${createSiweMessage({ ...parts })}\n`],
    ['text before the domain', `x\n${createSiweMessage({ ...parts })}`],
    ['another account type', createSiweMessage({ ...parts }).replace('Ethereum', 'Solana')],
    ['a month that does not exist', createSiweMessage({ ...parts }).replace(/At: \d{4}-\d\d/, 'At: 2022-13')],
  ])('with %s is rejected', (_, text) => {
    expect(parseSiweMessage(text)).toBeNull();
  });
});
