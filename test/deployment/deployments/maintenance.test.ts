import { describe, expect, it } from 'vitest';
import { createWorld } from '../../support/world.ts';

describe('A deployment under maintenance', () => {
  it('returns 503 with Retry-After for everything except its metadata, until maintenance ends', async () => {
    const { backend, browser } = await createWorld();
    await backend.patch('/', { maintenance_mode: true });
    const { status, body, headers } = await browser().get('/session');
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('60');
    expect(body).toMatchObject({ status: 503, data: {}, errors: [{ code: 'UNAVAILABLE' }] });
    expect((await browser().graphql('{ deploymentMetadata { appName } }')).status).toBe(503);
    expect((await browser().get('/.well-known/meta')).status).toBe(200);

    await backend.patch('/', { maintenance_mode: false });
    expect((await browser().get('/session')).status).toBe(200);
  });

  it('does not affect other deployments or the backend host', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    await world.backend.patch('/', { maintenance_mode: true });
    expect((await other.browser().get('/session')).status).toBe(200);
    expect((await world.backend.get('/')).body.maintenance_mode).toBe(true);
  });
});
