import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../support/accounts.ts';
import { createWorldWithPasskeys, originOf } from '../../support/passkeys.ts';
import { createWorld } from '../../support/world.ts';

const PATH = '/.well-known/webauthn';

describe('GET /.well-known/webauthn', () => {
  it("returns the bare list of the deployment's own origin and its allowed origins, which may be cached briefly", async () => {
    const world = await createWorldWithPasskeys();
    const { status, body, headers } = await world.browser().get(PATH);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(body).toEqual({ origins: [originOf(world)] });

    const allowed = [`https://app.${world.frontendHost}`, 'https://shop.example.com', originOf(world)];
    await world.backend.put('/settings/allowed-origins', { allowed_origins: allowed });
    expect((await world.browser().get(PATH)).body).toEqual({ origins: [originOf(world), ...allowed.slice(0, 2)] });
  });

  it('returns the same list in GraphQL, separately for each deployment', async () => {
    const [world, other] = [await createWorldWithPasskeys(), await createWorldWithPasskeys()];
    await other.backend.put('/settings/allowed-origins', { allowed_origins: ['https://shop.example.com'] });
    const { relatedOrigins } = await world.browser().data('{ relatedOrigins { origins } }');
    expect(relatedOrigins).toEqual({ origins: [originOf(world)] });
  });

  it('lists no origin while the settings disable passkeys', async () => {
    const world = await createWorld();
    expect((await world.browser().get(PATH)).body).toEqual({ origins: [] });
    await changeSettings(world, { authentication_factors: { passkey: { enabled: true } } });
    expect((await world.browser().get(PATH)).body).toEqual({ origins: [originOf(world)] });
  });
});
