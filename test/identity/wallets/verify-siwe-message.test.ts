import { readFileSync } from 'node:fs';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage, type SiweMessage as ViemMessage } from 'viem/siwe';
import { describe, expect, it } from 'vitest';
import { recoverSigner } from '../../../src/identity/wallets/recover-signer.ts';
import { parseSiweMessage } from '../../../src/identity/wallets/siwe-message.ts';
import { isSignedByKey, rejectionReason } from '../../../src/identity/wallets/verify-siwe-message.ts';

type Vector = Record<string, string> & { readonly chainId: number };
const vectors = (name: string): [string, Vector][] =>
  Object.entries(JSON.parse(readFileSync(new URL(`./vectors/${name}.json`, import.meta.url), 'utf8')));

const NOT_SIGNED = 'its key has not signed it';

/** The message of a vector, built line by line, because its signature is over this exact text. */
function textOf(vector: Vector): string {
  const optional = (label: string, value: string | undefined) => (value === undefined ? [] : [`${label}: ${value}`]);
  return [
    `${vector['domain']} wants you to sign in with your Ethereum account:`,
    vector['address'],
    '',
    vector['statement'],
    '',
    `URI: ${vector['uri']}`,
    'Version: 1',
    `Chain ID: ${vector.chainId}`,
    `Nonce: ${vector['nonce']}`,
    `Issued At: ${vector['issuedAt']}`,
    ...optional('Expiration Time', vector['expirationTime']),
    ...optional('Not Before', vector['notBefore']),
  ].join('\n');
}

function rejectionOf(vector: Vector): string | null {
  const text = textOf(vector);
  const message = parseSiweMessage(text);
  if (message === null) return 'it does not match the grammar';
  const expected = {
    domain: vector['domainBinding'] ?? message.domain,
    uri: message.uri,
    nonce: vector['matchNonce'] ?? message.nonce,
    chainIds: [1],
  };
  const now = vector['time'] === undefined ? new Date() : new Date(vector['time']);
  const isSigned = isSignedByKey({ text, message, signature: vector['signature'] ?? '' });
  return rejectionReason(message, expected, now) ?? (isSigned ? null : NOT_SIGNED);
}

const NOW = new Date(1_800_000_000_000);
const account = privateKeyToAccount(generatePrivateKey());
const expected = { domain: 'app.example', uri: 'https://app.example', nonce: 'abcdefgh12345678', chainIds: [1, 10] };

async function sign(changes: Partial<ViemMessage> = {}, signer = account) {
  const text = createSiweMessage({
    address: account.address,
    version: '1',
    chainId: 1,
    domain: expected.domain,
    uri: expected.uri,
    nonce: expected.nonce,
    issuedAt: NOW,
    ...changes,
  });
  return { text, signature: await signer.signMessage({ message: text }) };
}

function check({ text, signature }: { text: string; signature: string }) {
  const message = parseSiweMessage(text);
  if (message === null) return 'malformed';
  return rejectionReason(message, expected, NOW) ?? (isSignedByKey({ text, message, signature }) ? null : NOT_SIGNED);
}

describe('a signed Sign-In with Ethereum message', () => {
  it.each(vectors('verification_positive'))('is accepted like the reference implementation does: %s', (_, vector) => {
    expect(rejectionOf(vector)).toBeNull();
  });

  it.each(vectors('verification_negative'))('is rejected like the reference implementation does: %s', (_, vector) => {
    expect(rejectionOf(vector)).not.toBeNull();
  });

  it('of viem is accepted for each allowed chain', async () => {
    expect(check(await sign())).toBeNull();
    expect(check(await sign({ chainId: 10, statement: 'Sign in to Acme.' }))).toBeNull();
  });

  it.each([
    ['another domain', { domain: 'evil.example' }, 'it is for another domain'],
    ['another scheme', { scheme: 'http' }, 'it is for another scheme'],
    ['another URI', { uri: 'https://app.example.evil.example' }, 'it is for another URI'],
    ['another nonce', { nonce: 'hgfedcba12345678' }, 'its nonce is not the one of the challenge'],
    ['another chain', { chainId: 5 }, 'its chain is not allowed by this deployment'],
    ['an expiration time in the past', { expirationTime: NOW }, 'it has expired'],
    ['a later start', { notBefore: new Date(NOW.getTime() + 120_000) }, 'it is not valid yet'],
  ] satisfies [string, Partial<ViemMessage>, string][])('with %s is rejected', async (_, changes, reason) => {
    expect(check(await sign(changes))).toBe(reason);
  });

  it('is rejected when another wallet signed it or its text was changed', async () => {
    const other = privateKeyToAccount(generatePrivateKey());
    expect(check(await sign({}, other))).toBe(NOT_SIGNED);
    const signed = await sign({ statement: 'Sign in to Acme.' });
    expect(check({ ...signed, text: signed.text.replace('Acme', 'Acne') })).toBe(NOT_SIGNED);
  });

  it('is rejected with the same signature in its form with a high s', async () => {
    const { text, signature } = await sign();
    const s = BigInt(`0x${signature.slice(66, 130)}`);
    const highS = (secp256k1.Point.Fn.ORDER - s).toString(16).padStart(64, '0');
    const recoveryId = signature.endsWith('1b') ? '1c' : '1b';
    expect(recoverSigner(text, signature)).toBe(account.address);
    expect(recoverSigner(text, `${signature.slice(0, 66)}${highS}${recoveryId}`)).toBeNull();
  });

  it.each(['', '0x', `0x${'0'.repeat(130)}`, `0x${'f'.repeat(130)}`, `0x${bytesToHex(new Uint8Array(64).fill(1))}`])(
    'is rejected with the malformed signature %s',
    (signature) => {
      expect(recoverSigner('text', signature)).toBeNull();
    },
  );
});
