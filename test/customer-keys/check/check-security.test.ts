import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../src/platform/logging/log.ts';
import { addUser } from '../../support/add-user.ts';
import { keysPath } from '../../support/api-auth-keys.ts';
import type { HttpResponse } from '../../support/http.ts';
import { createGateway, createMemberGateway, rateLimitRule } from '../../support/key-checks.ts';
import { addOrganization } from '../../support/organizations.ts';
import { startOwnService } from '../../support/own-service.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace } from '../../support/workspaces.ts';
import { createWorld, eventsOf, unique, type World } from '../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

describe('the check of a key whose owner has ended', () => {
  it.each(['organization', 'workspace'] as const)('rejects the key when the member leaves the %s', async (level) => {
    const {
      code,
      check: ask,
      path,
      membership,
    } = await createMemberGateway(world, level, ['orders:read'], ['orders:read']);
    expect(await code()).toBe('VALID');
    expect((await world.backend.delete(`${path}/members/${membership.id}`)).status).toBe(204);
    expect((await ask()).body).toMatchObject({ valid: false, code: 'OWNER_INACTIVE', permissions: [] });
  });

  it('rejects the key when the organization of its workspace is deleted', async () => {
    const { code, organizationId } = await createMemberGateway(world, 'workspace', ['orders:read'], ['orders:read']);
    expect((await world.backend.delete(`/organizations/${organizationId}`)).status).toBe(204);
    expect(await code()).toBe('OWNER_INACTIVE');
  });

  it('rejects the key when the user is disabled or deleted', async () => {
    for (const end of [
      (id: string) => world.backend.patch(`/users/${id}`, { is_active: false }),
      (id: string) => world.backend.delete(`/users/${id}`),
    ]) {
      const { id } = await addUser(world);
      const { code } = await createGateway(world, {}, { user_id: id });
      expect(await code()).toBe('VALID');
      expect((await end(id)).status).toBeLessThan(300);
      expect(await code()).toBe('OWNER_INACTIVE');
    }
  });

  it('rejects the key when its organization or workspace is deleted', async () => {
    for (const level of ['organization', 'workspace'] as const) {
      const id = level === 'organization' ? await addOrganization(world) : (await addWorkspace(world)).id;
      const { code } = await createGateway(world, {}, { [`${level}_id`]: id });
      expect(await code()).toBe('VALID');
      expect((await world.backend.delete(`/${level}s/${id}`)).status).toBe(204);
      expect(await code()).toBe('OWNER_INACTIVE');
    }
  });

  it('rejects the key when its owner was deleted directly in the database', async () => {
    const { id } = await addUser(world);
    const { code } = await createGateway(world, {}, { user_id: id });
    const { rows } = world.services.database;
    await rows.updateTable('user').set({ is_active: false }).where('id', '=', id).execute();
    expect(await code()).toBe('OWNER_INACTIVE');
    await rows.updateTable('user').set({ is_active: true }).where('id', '=', id).execute();
    expect(await code()).toBe('VALID');
  });
});

describe('a rule that counts by address', () => {
  it('requires no address for a request that is rejected for another reason', async () => {
    const { appName, key, check: ask } = await createGateway(world, { rate_limits: [rateLimitRule(5, 'per_ip')] });
    const { status: lacking, body } = await ask({ permissions: 'a:b' });
    expect([lacking, body.code]).toEqual([200, 'INSUFFICIENT_PERMISSIONS']);
    await world.backend.post(`${keysPath(appName)}/${key.id}/revoke`, {});
    const { status, body: revoked } = await ask();
    expect([status, revoked.code]).toEqual([200, 'REVOKED']);
  });

  it.each(['per_ip', 'per_key_and_ip'])('requires the address for a rule by %s', async (mode) => {
    const { check: ask, code } = await createGateway(world, {
      rate_limits: [rateLimitRule(5, 'per_key'), rateLimitRule(5, mode)],
    });
    for (const input of [{}, { ip: null }]) {
      const { status, body } = await ask(input);
      expect([status, body.errors[0].path]).toEqual([400, 'ip']);
    }
    expect(await code({ ip: '192.0.2.1' })).toBe('VALID');
  });
});

/** A deployment of a service that logs at every level, with its log lines. */
async function listened() {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line: string) => void lines.push(line) });
  const running = await startOwnService({}, log);
  const own = await createWorld({ running });
  const { rows } = running.services.database;
  return { own, rows, lines: () => lines.join(''), stop: () => running.stop(1_000) };
}

describe('the log of key checks', () => {
  it('never contains a key, nor do events, for any result', async () => {
    const { own, lines, stop, rows } = await listened();
    try {
      const { appName, key, check: ask } = await createGateway(own, { rate_limits: [rateLimitRule(1)] });
      const wrong = `${key.key.slice(0, -2)}zz`;
      const keys = [key.key, wrong, unique('legacy-key')];
      for (const text of keys) {
        await ask({ key: text });
        await ask({ key: text, permissions: 'a:b' });
        await ask({ key: text, app_name: undefined });
        await own.backend.post('/api-auth/verify/batch', { checks: [{ key: text, app_name: appName }] });
        const query = 'mutation ($key: String!) { verifyApiKey(input: { key: $key, anyApp: true }) { code } }';
        await own.backend.graphql(query, { key: text });
        await own.backend.graphql(query, { key: [text] });
        await own.backend.request('POST', '/api-auth/verify', `{"key": "${text}"`, {
          'content-type': 'application/json',
        });
      }
      // Unexpected failures are logged with their error.
      await rows.schema.alterTable('api_auth_key').renameTo('api_auth_key_away').execute();
      for (const text of [key.key, keys[2]]) expect((await ask({ key: text })).status).toBe(500);
      await rows.schema.alterTable('api_auth_key_away').renameTo('api_auth_key').execute();
      expect(lines()).toContain('failed unexpectedly');
      const events = JSON.stringify(await eventsOf(own));
      for (const text of keys) {
        expect(lines()).not.toContain(text);
        expect(events).not.toContain(text);
      }
    } finally {
      await stop();
    }
  });

  it('never contains a key that is part of the logged resource', async () => {
    const { own, lines, stop } = await listened();
    try {
      const { key, code } = await createGateway(own, { rate_limits: [rateLimitRule(100)] });
      for (const text of [key.key, unique('legacy-key')]) {
        for (const resource of [`/v1/orders?api_key=${text}`, `/v1/orders#${text}`, `/v1/key/${text}/orders`]) {
          for (const method of ['GET', `/?${text}`.slice(0, 32)]) {
            expect(await code({ key: text, resource, method })).toMatch(/^(VALID|NOT_FOUND)$/);
          }
        }
        expect(lines()).not.toContain(text);
      }
      expect(lines()).not.toContain('api_key');
      expect(lines()).toContain('"resource":"/v1/orders","method":"GET"');
      expect(lines()).toContain('"resource":"/v1/key/[key]/orders"');
    } finally {
      await stop();
    }
  });

  it('never contains a rotated, imported or self-made key, nor do events', async () => {
    const { own, lines, stop } = await listened();
    try {
      const { appName, key, code } = await createGateway(own, { self_service: { permissions: ['a:b'] } });
      const path = keysPath(appName);
      const secrets: string[] = [key.key];
      const kept = ({ status, body }: HttpResponse, secret: string) => {
        expect([status, secret.length > 40]).toEqual([201, true]);
        secrets.push(secret);
        return body;
      };
      const rotated = await own.backend.post(`${path}/${key.id}/rotate`, { overlap_seconds: 60 });
      kept(rotated, rotated.body.key);
      const imported = `${unique('imported')}-${'x'.repeat(40)}`;
      const hash = createHash('sha256').update(imported);
      const hex = hash.copy().digest('hex');
      kept(await own.backend.post(`${path}/import`, { keys: [{ hash: hex, name: 'Imported' }] }), imported);
      const browser = await openSignedInBrowser(own, (await addUser(own)).id);
      const mine = await browser.post(path, { name: 'Laptop', permissions: ['a:b'] });
      kept(mine, mine.body.data.key);
      const renewed = await browser.post(`${path}/${mine.body.data.id}/rotate`, {});
      kept(renewed, renewed.body.data.key);
      for (const secret of secrets) expect(await code({ key: secret })).toBe('VALID');
      const events = JSON.stringify(await eventsOf(own));
      expect(events).toContain('api_auth_key.imported');
      for (const secret of [...secrets, hex, hash.digest('base64url')]) {
        expect(lines()).not.toContain(secret);
        expect(events).not.toContain(secret);
      }
    } finally {
      await stop();
    }
  });

  it('allows at most one check operation in a GraphQL request, so that aliases cannot exceed the batch limit', async () => {
    const { body } = await world.backend.graphql(
      'mutation { a: verifyApiKey(input: { key: "a", anyApp: true }) { code } b: verifyApiKey(input: { key: "b", anyApp: true }) { code } }',
    );
    expect(body.errors[0].extensions.code).toBe('QUERY_TOO_COMPLEX');
  });
});
