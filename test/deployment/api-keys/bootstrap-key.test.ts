import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/config/config.ts';
import { newApiKey } from '../../../src/platform/crypto/api-keys.ts';
import { createLog } from '../../../src/platform/logging/log.ts';
import { start } from '../../../src/start.ts';
import { sendRequest } from '../../support/http.ts';
import { newDatabaseEnv, runScript, startProcess } from '../../support/process.ts';

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
const statusOf = async (url: string, key: string) =>
  (await sendRequest({ method: 'GET', url: `${url}/organizations`, headers: { authorization: `Bearer ${key}` } }))
    .status;
const config = (environment: Record<string, string>) =>
  readConfig({ ...environment, PORT: '0', DEPLOYMENT_PORT: '0', LOG_LEVEL: 'silent' });

describe('BOOTSTRAP_API_KEY', () => {
  it('is accepted as a key, in the format of openssl, by a process that started with it', async () => {
    const environment = await newDatabaseEnv();
    const BOOTSTRAP_API_KEY = `sk_test_${hex(32)}`;
    const first = await startProcess({ ...environment, BOOTSTRAP_API_KEY });
    expect(first.output()).toContain(BOOTSTRAP_API_KEY);
    expect(await statusOf(first.backendUrl, BOOTSTRAP_API_KEY)).toBe(200);
    expect(await statusOf(first.backendUrl, `sk_test_${hex(32)}`)).toBe(401);
    await first.stop();

    const again = await startProcess({ ...environment, BOOTSTRAP_API_KEY });
    expect(again.output()).not.toContain('BOOTSTRAP_API_KEY');
    expect(await statusOf(again.backendUrl, BOOTSTRAP_API_KEY)).toBe(200);
    await again.stop();

    const other = await startProcess({ ...environment, BOOTSTRAP_API_KEY: `sk_test_${hex(32)}` });
    expect(other.output()).toContain('BOOTSTRAP_API_KEY is not a key of this database');
    await other.stop();
  });

  it.each([
    ['32 hex digits', `sk_test_${hex(16)}`],
    ['a prefix of the other mode', `sk_live_${hex(32)}`],
    ['base64url', `sk_test_${randomBytes(32).toString('base64url')}`],
    ['a minted key with a wrong checksum', `${newApiKey('test').key.slice(0, -6)}000000`],
    ['255 characters', `sk_test_${hex(124).slice(0, 247)}`],
  ])('accepts %s', async (_, apiKey) => {
    const environment = await newDatabaseEnv();
    const running = await start(config({ ...environment, BOOTSTRAP_API_KEY: apiKey }), createLog('silent'));
    expect(running.first?.apiKey).toBe(apiKey);
    expect(await statusOf(running.backend.url, apiKey)).toBe(200);
    await running.stop(0);
  });

  it('is stored when an earlier start created a key but was killed before it showed it', async () => {
    const environment = await newDatabaseEnv();
    const killed = start(config(environment), createLog('silent'), {}, () => {
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    const apiKey = `sk_test_${hex(32)}`;
    const running = await start(config({ ...environment, BOOTSTRAP_API_KEY: apiKey }), createLog('silent'));
    expect(running.first?.apiKey).toBe(apiKey);
    expect(await statusOf(running.backend.url, apiKey)).toBe(200);
    await running.stop(0);
  });

  it.each([
    ['too short', `sk_test_${hex(32).slice(0, 31)}`],
    ['too long', `sk_test_${hex(124)}`],
    ['without a prefix', hex(32)],
    ['with another prefix', `pk_test_${hex(32)}`],
    ['with other characters', `sk_test_${hex(32)}.${createHash('md5').digest('base64')}`],
    ['of one character', `sk_test_${'x'.repeat(64)}`],
  ])('stops the start without repeating the value when it is %s', async (_, apiKey) => {
    const { code, output } = await runScript('src/main.ts', [], {
      ...(await newDatabaseEnv()),
      BOOTSTRAP_API_KEY: apiKey,
    });
    expect([code, output]).toEqual([1, expect.stringContaining('BOOTSTRAP_API_KEY must be sk_test_')]);
    expect(output).not.toContain(apiKey);
  });
});
