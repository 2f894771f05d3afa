import { afterAll, describe, expect, it, vi } from 'vitest';
import { authorizationUrl, profileOf } from '../../../src/identity/social-providers/social-client.ts';
import {
  type LocalProvider,
  providerRow,
  REQUEST,
  RESPONSE,
  serveOidc,
  socialContext,
  startLocalProvider,
  stopLocalProviders,
} from './local-provider.ts';

const ctx = socialContext();

afterAll(stopLocalProviders);

const PERSON = { email: 'ada@people.example', name: 'Ada' };
const DISCOVERY = '/.well-known/openid-configuration';
const countOf = ({ requests }: LocalProvider, path: string) =>
  requests.filter(({ url }) => url.pathname === path).length;

async function provider() {
  const local = await startLocalProvider();
  const issuer = serveOidc(local, PERSON);
  return { local, row: providerRow({ kind: 'OIDC', endpoints: { issuer } }) };
}

describe('the configuration of a provider', () => {
  it('is discovered once for requests that arrive together', async () => {
    const { local, row } = await provider();
    await Promise.all(Array.from({ length: 20 }, () => authorizationUrl(ctx, row, REQUEST)));
    expect(countOf(local, DISCOVERY)).toBe(1);
  });

  it('is kept with its keys for ten minutes', async () => {
    const { local, row } = await provider();
    for (let round = 0; round < 3; round += 1) await profileOf(ctx, row, REQUEST, RESPONSE);
    expect([countOf(local, DISCOVERY), countOf(local, '/keys'), countOf(local, '/token')]).toEqual([1, 1, 3]);
    const start = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(start + 601_000);
    await authorizationUrl(ctx, row, REQUEST);
    clock.mockRestore();
    expect(countOf(local, DISCOVERY)).toBe(2);
  });

  it.each([
    ['another client', { clientId: 'client-2' }],
    ['another secret', { clientSecretSealed: 'v1.other' }],
    ['another id', { id: 'other' }],
  ])('is not used for %s', async (_, changes) => {
    const { local, row } = await provider();
    await authorizationUrl(ctx, row, REQUEST);
    await authorizationUrl(ctx, { ...row, ...changes }, REQUEST);
    expect(countOf(local, DISCOVERY)).toBe(2);
  });

  it('is not used for another deployment', async () => {
    const { local, row } = await provider();
    await authorizationUrl(ctx, row, REQUEST);
    await authorizationUrl({ ...ctx, viewer: { ...ctx.viewer, deploymentId: 8 } as typeof ctx.viewer }, row, REQUEST);
    expect(countOf(local, DISCOVERY)).toBe(2);
  });

  it('is discovered again soon after a failure, but not for each request', async () => {
    const { local, row } = await provider();
    const works = local.routes[DISCOVERY];
    local.routes[DISCOVERY] = () => ({ status: 503, body: {} });
    const failed = { code: 'SOCIAL_PROVIDER_FAILED' };
    for (let round = 0; round < 3; round += 1) {
      await expect(authorizationUrl(ctx, row, REQUEST)).rejects.toMatchObject(failed);
    }
    expect(countOf(local, DISCOVERY)).toBe(1);
    local.routes[DISCOVERY] = works as NonNullable<typeof works>;
    const start = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(start + 3_000);
    expect(await authorizationUrl(ctx, row, REQUEST)).toContain('/authorize?');
    clock.mockRestore();
  });
});
