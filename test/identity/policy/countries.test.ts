import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeployment } from '../../../src/deployment/deployments/create-deployment.ts';
import type { Running } from '../../../src/start.ts';
import { PASSWORD } from '../../support/accounts.ts';
import { BackendClient, BrowserClient } from '../../support/clients.ts';
import { startOwnService } from '../../support/own-service.ts';
import { unique } from '../../support/world.ts';

let trusting: Running;
let strict: Running;

beforeAll(async () => {
  trusting = await startOwnService({ TRUST_PROXY: '127.0.0.0/8,::1', COUNTRY_HEADER: 'CF-IPCountry' });
  strict = await startOwnService({ COUNTRY_HEADER: 'CF-IPCountry' });
});

afterAll(() => Promise.all([trusting.stop(0), strict.stop(0)]));

/** A deployment with one user, Ada, and these country restrictions. */
async function tenant({ services, backend, deployment }: Running, country_restrictions: object) {
  const host = `${unique('tenant')}.example.test`;
  const names = { name: 'Northwind', mode: 'staging' as const, backendHost: `api.${host}`, frontendHost: host };
  const { apiKey } = await createDeployment(services, names);
  const client = new BackendClient(backend.url, apiKey);
  await client.post('/users', { email: 'ada@example.com', password: PASSWORD });
  const { status } = await client.patch('/settings/restrictions', { country_restrictions });
  expect(status).toBe(200);
  const response = async (path: string, body: object, country?: string) => {
    const headers: Record<string, string> = country === undefined ? {} : { 'cf-ipcountry': country };
    const { status, body: sent } = await new BrowserClient(deployment.url, host).request('POST', path, body, headers);
    return [status, sent.errors[0]?.code];
  };
  const password = { email: 'ada@example.com', password: PASSWORD };
  return {
    signIn: (country?: string) => response('/auth/signin', { strategy: 'email_password', ...password }, country),
    signUp: (country?: string) =>
      response('/auth/signup', { ...password, email: `${unique('new')}@example.com` }, country),
  };
}

const rejected = [403, 'COUNTRY_NOT_ALLOWED'];

describe('country restrictions', () => {
  it('accepts only listed countries with an allowlist and rejects unknown countries', async () => {
    const { signIn, signUp } = await tenant(trusting, { mode: 'allowlist', allowed_country_codes: ['DE', 'FR'] });
    expect([await signIn('DE'), await signUp('fr')]).toEqual([
      [200, undefined],
      [201, undefined],
    ]);
    for (const country of ['US', 'XX', 'T1', 'Germany', undefined]) {
      expect([await signIn(country), await signUp(country)]).toEqual([rejected, rejected]);
    }
  });

  it('rejects only listed countries with a blocklist and accepts unknown countries', async () => {
    const { signIn, signUp } = await tenant(trusting, { mode: 'blocklist', blocked_country_codes: ['US'] });
    expect([await signIn('US'), await signUp('us')]).toEqual([rejected, rejected]);
    for (const country of ['DE', 'XX', undefined]) {
      expect([await signIn(country), await signUp(country)]).toEqual([
        [200, undefined],
        [201, undefined],
      ]);
    }
  });

  it('accepts every country while restrictions are disabled', async () => {
    const { signIn } = await tenant(trusting, { mode: 'disabled', blocked_country_codes: ['US'] });
    expect(await signIn('US')).toEqual([200, undefined]);
  });

  it('reads the country only from the header of a trusted proxy', async () => {
    const { signIn } = await tenant(strict, { mode: 'allowlist', allowed_country_codes: ['DE'] });
    expect(await signIn('DE')).toEqual(rejected);
  });
});
