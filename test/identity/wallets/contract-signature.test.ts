import { readFileSync } from 'node:fs';
import ipaddr from 'ipaddr.js';
import { afterEach, describe, expect, it } from 'vitest';
import { isSignedByContract } from '../../../src/identity/wallets/contract-signature.ts';
import { parseSiweMessage } from '../../../src/identity/wallets/siwe-message.ts';
import { isSignedByKey, type SignedMessage } from '../../../src/identity/wallets/verify-siwe-message.ts';
import { createAddressGuard } from '../../../src/platform/outgoing/addresses.ts';
import { createOutgoingHttp } from '../../../src/platform/outgoing/create-outgoing-http.ts';
import { acceptSignature, startChain, stopChains, type TestChain } from '../../support/json-rpc.ts';

const vectors: Record<string, { message: string; signature: string }> = JSON.parse(
  readFileSync(new URL('./vectors/eip1271.json', import.meta.url), 'utf8'),
);

const http = createOutgoingHttp({ guard: createAddressGuard({ allow: [ipaddr.parseCIDR('127.0.0.0/8')] }) });

function signedOf({ message: text, signature }: { message: string; signature: string }): SignedMessage {
  const message = parseSiweMessage(text);
  if (message === null) throw new Error('malformed');
  return { text, message, signature };
}

const ask = (chain: TestChain, signed: SignedMessage) => isSignedByContract({ http, url: chain.url }, signed);

afterEach(stopChains);

describe.each(Object.entries(vectors))('the contract wallet %s of the reference implementation', (_, vector) => {
  const signed = signedOf(vector);

  it('is asked about the hash and signature that viem decodes, and is not a key', async () => {
    const chain = await startChain();
    acceptSignature(chain, signed.message.address, vector.message, vector.signature);
    expect(isSignedByKey(signed)).toBe(false);
    expect(await ask(chain, signed)).toBe(true);
    expect(chain.requests.map(({ method }) => method)).toEqual(['eth_chainId', 'eth_call']);
    expect(chain.requests[1]?.params).toEqual([{ to: signed.message.address, data: expect.any(String) }, 'latest']);
  });

  it('rejects another text, another signature and a chain without the contract', async () => {
    const chain = await startChain();
    acceptSignature(chain, signed.message.address, vector.message, vector.signature);
    expect(await ask(chain, { ...signed, text: `${signed.text} ` })).toBe(false);
    expect(await ask(chain, { ...signed, signature: `${signed.signature}00` })).toBe(false);
    expect(await ask(await startChain(), signed)).toBe(false);
  });
});

describe('the signature of a contract', () => {
  const signed = signedOf(Object.values(vectors)[0] as { message: string; signature: string });

  it.each(['', '0x', '0x0', '0xzz', `0x${'00'.repeat(4_097)}`, '00'])(
    'is not sent when it is malformed: %.12s',
    async (signature) => {
      const chain = await startChain();
      expect(await ask(chain, { ...signed, signature })).toBe(false);
      expect(chain.requests).toEqual([]);
    },
  );

  it.each([1, 31, 32, 33, 4_096])('is encoded when it has %i bytes', async (length) => {
    const chain = await startChain();
    const signature = `0x${'a7'.repeat(length)}`;
    acceptSignature(chain, signed.message.address, signed.text, signature);
    expect(await ask(chain, { ...signed, signature })).toBe(true);
  });

  it.each([
    ['the four bytes without padding', '"0x1626ba7e"'],
    ['the four bytes at the end', `"0x${'1626ba7e'.padStart(64, '0')}"`],
    ['other bytes after the four', `"0x${'1626ba7e'.padEnd(64, '1')}"`],
    ['a second word', `"0x${'1626ba7e'.padEnd(128, '0')}"`],
    ['true', `"0x${'1'.padStart(64, '0')}"`],
  ])('is rejected when the contract returns %s', async (_, result) => {
    const chain = await startChain();
    chain.fail = ({ method }) =>
      method === 'eth_call' ? { body: `{"jsonrpc":"2.0","id":1,"result":${result}}` } : undefined;
    expect(await ask(chain, signed)).toBe(false);
  });

  it.each([
    ['code 3', '{"code":3,"message":"x"}'],
    ['a text', '{"code":-32000,"message":"execution reverted: invalid"}'],
  ])('is rejected when the contract fails with %s', async (_, error) => {
    const chain = await startChain();
    chain.fail = ({ method }) =>
      method === 'eth_call' ? { body: `{"jsonrpc":"2.0","id":1,"error":${error}}` } : undefined;
    expect(await ask(chain, signed)).toBe(false);
  });

  it.each([
    ['an HTTP error', { status: 429, body: '{}' }],
    ['a page', { body: '<html>' }],
    ['null', { body: 'null' }],
    ['a result that is not text', { body: '{"result":true}' }],
    ['another error', { body: '{"error":{"code":-32005,"message":"limit exceeded"}}' }],
    ['a response of 20 kB', { body: `{"result":"0x${'0'.repeat(20_000)}"}` }],
  ])('is neither accepted nor rejected when the server returns %s', async (_, reply) => {
    const chain = await startChain();
    chain.fail = () => reply;
    await expect(ask(chain, signed)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  const valid = `"result":"0x${'1626ba7e'.padEnd(64, '0')}"`;
  it.each([
    ['a result and an error', `{"jsonrpc":"2.0","id":1,${valid},"error":{"code":3,"message":"execution reverted"}}`],
    ['a result and an error that is null', `{"jsonrpc":"2.0","id":1,${valid},"error":null}`],
    ['the id of another request', `{"jsonrpc":"2.0","id":2,${valid}}`],
    ['an id that is text', `{"jsonrpc":"2.0","id":"1",${valid}}`],
    ['no id', `{"jsonrpc":"2.0",${valid}}`],
    ['another version', `{"jsonrpc":"1.0","id":1,${valid}}`],
    ['no version', `{"id":1,${valid}}`],
    ['a list', `[{"jsonrpc":"2.0","id":1,${valid}}]`],
  ])('is neither accepted nor rejected when the response to the call has %s', async (_, body) => {
    const chain = await startChain();
    chain.fail = ({ method }) => (method === 'eth_call' ? { body } : undefined);
    await expect(ask(chain, signed)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it.each(['"1"', '"0x"', '""', '" 0x1"'])('is not asked of a chain that names itself %s', async (result) => {
    const chain = await startChain();
    chain.fail = ({ method }) =>
      method === 'eth_chainId' ? { body: `{"jsonrpc":"2.0","id":1,"result":${result}}` } : undefined;
    await expect(ask(chain, signed)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(chain.requests).toHaveLength(1);
  });

  it('is neither accepted nor rejected by the server of another chain', async () => {
    const chain = await startChain(10);
    acceptSignature(chain, signed.message.address, signed.text, signed.signature);
    await expect(ask(chain, signed)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(chain.requests.map(({ method }) => method)).toEqual(['eth_chainId']);
  });

  it('is not sent to an address that is not allowed', async () => {
    const chain = await startChain();
    const guarded = createOutgoingHttp({ guard: createAddressGuard({ allow: [] }) });
    const asked = isSignedByContract({ http: guarded, url: chain.url }, signed);
    await expect(asked).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(chain.requests).toEqual([]);
  });
});
