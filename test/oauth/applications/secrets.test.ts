import { describe, expect, it } from 'vitest';
import { secretHash } from '../../../src/oauth/applications/application-secret.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const WEB = { type: 'web', name: 'Portal', redirect_uris: ['https://portal.example.com/callback'] } as const;
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

async function newApplication(world: World) {
  const { body } = await world.backend.post('/oauth-applications', WEB);
  const path = `/oauth-applications/${body.id}` as const;
  return { id: body.id, secret: body.secret as string, firstId: body.secrets[0]?.id as string, path };
}

async function hashesOf({ services, id }: World) {
  const secrets = services.database.rows.selectFrom('oauth_application_secret').select(['secret_hash', 'expires_at']);
  return secrets.where('deployment_id', '=', id).orderBy('id').execute();
}

describe('POST /oauth-applications/{application_id}/secrets', () => {
  it('adds a secret that is shown once, so that the old one can be deleted after the new one is deployed', async () => {
    const world = await createWorld();
    const { path, secret, firstId, id } = await newApplication(world);
    const { status, body } = await world.backend.post(`${path}/secrets`, {});
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^\d+$/),
      secret: expect.stringMatching(/^gos_[0-9A-Za-z]{49}$/),
      hint: `gos_…${body.secret.slice(-4)}`,
      expires_at: null,
      created_at: expect.any(String),
    });
    const { secret: _, ...shown } = body;
    expect((await world.backend.get(path)).body.secrets).toMatchObject([{ id: firstId, expires_at: null }, shown]);
    const both = [secret, body.secret].map((each) => ({ secret_hash: secretHash(each), expires_at: null }));
    expect(await hashesOf(world)).toEqual(both);

    expect((await world.backend.delete(`${path}/secrets/${firstId}`)).status).toBe(204);
    expect(await hashesOf(world)).toEqual(both.slice(1));
    const events = (await eventsOf(world)).slice(-2);
    expect(events).toMatchObject([
      { type: 'oauth_application_secret.created', resource_type: 'oauth_application', resource_id: id },
      { type: 'oauth_application_secret.deleted', resource_id: id, before: { secretId: firstId } },
    ]);
    expect(JSON.stringify(events)).not.toContain(body.secret);
  });

  it('lets the other secret expire, and never later than before', async () => {
    const world = await createWorld();
    const { path, firstId } = await newApplication(world);
    const { body } = await world.backend.post(`${path}/secrets`, { previous_expires_at: TOMORROW });
    expect((await world.backend.get(path)).body.secrets).toMatchObject([
      { id: firstId, expires_at: TOMORROW },
      { id: body.id, expires_at: null },
    ]);
    await world.backend.delete(`${path}/secrets/${body.id}`);
    await world.backend.post(`${path}/secrets`, { previous_expires_at: '2099-01-01T00:00:00.000Z' });
    expect((await world.backend.get(path)).body.secrets[0]).toMatchObject({ id: firstId, expires_at: TOMORROW });
  });

  it('rejects a third secret, unless one of two has expired', async () => {
    const world = await createWorld();
    const { path, firstId } = await newApplication(world);
    const second = (await world.backend.post(`${path}/secrets`, { previous_expires_at: TOMORROW })).body;
    const third = await world.backend.post(`${path}/secrets`, {});
    expect([third.status, third.body.code]).toEqual([409, 'CONFLICT']);
    await world.services.database.rows
      .updateTable('oauth_application_secret')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('deployment_id', '=', world.id)
      .where('id', '=', firstId)
      .execute();
    const { status, body } = await world.backend.post(`${path}/secrets`, {});
    expect(status).toBe(201);
    expect((await world.backend.get(path)).body.secrets.map(({ id }) => id)).toEqual([second.id, body.id]);
    expect((await eventsOf(world)).slice(-2).map(({ type }) => type)).toEqual([
      'oauth_application_secret.deleted',
      'oauth_application_secret.created',
    ]);
  });

  it('adds one of several secrets that are requested at the same time', async () => {
    const world = await createWorld();
    const { path } = await newApplication(world);
    const responses = await Promise.all([1, 2, 3].map(() => world.backend.post(`${path}/secrets`, {})));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await hashesOf(world)).toHaveLength(2);
  });

  it('rejects an expiry in the past, and applications that have no secrets', async () => {
    const world = await createWorld();
    const { path } = await newApplication(world);
    const past = await world.backend.post(`${path}/secrets`, { previous_expires_at: '2020-01-01T00:00:00.000Z' });
    expect([past.status, past.body.errors?.[0]?.path]).toEqual([400, 'previous_expires_at']);
    const input = { type: 'browser', name: 'App', redirect_uris: ['https://app.example.com/'] };
    const { id } = (await world.backend.post('/oauth-applications', input)).body;
    const rejected = await world.backend.post(`/oauth-applications/${id}/secrets`, {});
    expect([rejected.status, rejected.body.code]).toEqual([409, 'CONFLICT']);
  });
});

describe('DELETE /oauth-applications/{application_id}/secrets/{secret_id}', () => {
  it('deletes the last secret, and rejects secrets of other applications and deployments', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const [first, second] = [await newApplication(world), await newApplication(world)];
    const wrong = await world.backend.delete(`${first.path}/secrets/${second.firstId}`);
    expect([wrong.status, wrong.body.code]).toEqual([404, 'OAUTH_APPLICATION_SECRET_NOT_FOUND']);
    const elsewhere = await other.backend.delete(`${first.path}/secrets/${first.firstId}`);
    expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'OAUTH_APPLICATION_NOT_FOUND']);
    expect((await world.backend.delete(`${first.path}/secrets/${first.firstId}`)).status).toBe(204);
    expect((await world.backend.get(first.path)).body.secrets).toEqual([]);
    expect((await world.backend.get(second.path)).body.secrets).toHaveLength(1);
  });
});
