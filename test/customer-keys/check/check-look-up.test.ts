import { beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/platform/crypto/tokens.ts';
import { addApiAuthKey, keysPath } from '../../support/api-auth-keys.ts';
import { createGateway } from '../../support/key-checks.ts';
import { sendRaw } from '../../support/raw-http.ts';
import { service } from '../../support/service.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const QUERY = 'mutation ($input: VerifyApiKeyInput!) { verifyApiKey(input: $input) { code keyId } }';
const BATCH = 'mutation ($input: VerifyApiKeysInput!) { verifyApiKeys(input: $input) { verifications { code } } }';

let world: World;
let other: World;

beforeAll(async () => {
  [world, other] = await Promise.all([createWorld(), createWorld()]);
});

/** A credential of the backend host: its key and the hash of the key. */
async function credential({ backend }: World, input: object = {}) {
  const { status, body } = await backend.post('/api-keys', { name: 'Gateway', ...input });
  expect(status).toBe(201);
  return { id: body.id, key: body.key, hash: sha256(body.key) };
}

describe('the lookup of a customer’s key together with the caller’s credential', () => {
  const lookUp = (callerHash: string, hash: string) => world.services.findCallerAndKey({ callerHash, hash });

  it('returns both from the deployment of the credential', async () => {
    const { key } = await createGateway(world);
    const caller = await credential(world, { scopes: ['api_auth_keys:verify'] });
    const found = await lookUp(caller.hash, sha256(key.key));
    expect(found.caller).toMatchObject({ id: caller.id, scopes: ['api_auth_keys:verify'], expiresAt: null });
    expect(found.key).toMatchObject({ id: key.id, revokedAt: null });
  });

  it('returns no key for a credential without the scope', async () => {
    const { key } = await createGateway(world);
    const caller = await credential(world, { scopes: ['api_auth_keys:read', 'users:read'] });
    expect(await lookUp(caller.hash, sha256(key.key))).toMatchObject({ caller: { id: caller.id }, key: null });
  });

  it('returns no key for an expired credential', async () => {
    const { key } = await createGateway(world);
    const caller = await credential(world);
    const { rows } = world.services.database;
    const past = new Date(Date.now() - 1_000).toISOString();
    await rows.updateTable('api_key').set({ expires_at: past }).where('id', '=', caller.id).execute();
    expect(await lookUp(caller.hash, sha256(key.key))).toMatchObject({ caller: { id: caller.id }, key: null });
    expect((await world.backend.with(caller.key).post('/api-auth/verify', { key: key.key })).status).toBe(401);
  });

  it('returns no key for a revoked or an unknown credential', async () => {
    const { key } = await createGateway(world);
    const caller = await credential(world);
    await world.backend.delete(`/api-keys/${caller.id}`);
    for (const hash of [caller.hash, sha256('unknown')]) {
      expect(await lookUp(hash, sha256(key.key))).toEqual({ caller: null, key: null });
    }
  });

  it('returns no key of another deployment', async () => {
    const { key } = await createGateway(other);
    const found = await lookUp(sha256(world.apiKey), sha256(key.key));
    expect(found).toMatchObject({ caller: { deploymentId: world.id }, key: null });
  });
});

describe('a check', () => {
  it('executes one statement in GraphQL when its variables contain the keys, with the same result as REST', async () => {
    const { appName, key } = await createGateway(world);
    const input = { key: key.key, appName };
    expect(await countStatementsOf(world, () => world.backend.graphql(QUERY, { input }))).toBe(1);
    expect((await world.backend.data(QUERY, { input })).verifyApiKey).toEqual({ code: 'VALID', keyId: key.id });
    const checks = [input, { key: 'nothing', appName }];
    expect(await countStatementsOf(world, () => world.backend.graphql(BATCH, { input: { checks } }))).toBe(1);
    const { verifyApiKeys } = await world.backend.data(BATCH, { input: { checks } });
    expect(verifyApiKeys.verifications).toEqual([{ code: 'VALID' }, { code: 'NOT_FOUND' }]);
    const named = 'mutation ($key: String!) { verifyApiKey(input: { key: $key, anyApp: true }) { code } }';
    expect(await countStatementsOf(world, () => world.backend.graphql(named, { key: key.key }))).toBe(1);
  });

  it('executes two statements when the body does not show the key before the operation is known', async () => {
    const { appName, key } = await createGateway(world);
    const inline = `mutation { verifyApiKey(input: { key: "${key.key}", anyApp: true }) { code } }`;
    expect(await countStatementsOf(world, () => world.backend.data(inline))).toBe(2);
    const token = world.backend.with(await world.token(['api_auth_keys:verify']));
    const body = { key: key.key, any_app: true };
    expect(await countStatementsOf(world, () => token.post('/api-auth/verify', body))).toBe(2);
    // Over 64 KiB, so that the body is read after the caller was authenticated.
    const checks = Array(100).fill({ key: key.key, app_name: appName, resource: `/${'a'.repeat(700)}` });
    let codes: string[] = [];
    const statements = await countStatementsOf(world, async () => {
      const { body: batch } = await world.backend.post('/api-auth/verify/batch', { checks });
      codes = batch.data.map(({ code }) => code);
    });
    expect([statements, new Set(codes)]).toEqual([2, new Set(['VALID'])]);
  });

  it('sees the changes of an earlier mutation in the same document', async () => {
    const { appName, key } = await createGateway(world);
    const both = `mutation ($app: String!, $id: ID!, $input: VerifyApiKeyInput!) {
      revokeApiAuthKey(appName: $app, keyId: $id, input: {}) { __typename } verifyApiKey(input: $input) { code }
    }`;
    const input = { key: key.key, appName };
    const { verifyApiKey } = await world.backend.data(both, { app: appName, id: key.id, input });
    expect(verifyApiKey.code).toBe('REVOKED');
  });

  it('sees a revoked and a created key immediately after the response', async () => {
    const { appName, key, code } = await createGateway(world);
    expect(await code()).toBe('VALID');
    await world.backend.post(`${keysPath(appName)}/${key.id}/revoke`, {});
    expect(await code()).toBe('REVOKED');
    const made = await addApiAuthKey(world, appName);
    expect(await code({ key: made.key })).toBe('VALID');
  });

  it('returns 401 or 403 before any validation error of the body', async () => {
    const { key, appName } = await createGateway(world);
    const lacking = await credential(world, { scopes: ['users:read'] });
    const good = { key: key.key, app_name: appName };
    for (const body of [good, { ...good, cost: 0 }, { checks: [good] }, ['x'], 'x', null]) {
      for (const path of ['/api-auth/verify', '/api-auth/verify/batch']) {
        const responses = [];
        for (const secret of [null, 'sk_test_', `sk_test_${'x'.repeat(49)}`, lacking.key]) {
          responses.push(await world.backend.with(secret).post(path, body));
        }
        expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 403]);
        const text = JSON.stringify(responses.map((response) => [response.body, response.headers]));
        for (const secret of [key.id, key.name, appName, 'api_auth_key"']) expect(text).not.toContain(secret);
      }
    }
  });

  it('rejects a body that is not JSON only after the caller is authenticated', async () => {
    const { backend } = await service();
    const send = (secret: string, body: string) =>
      sendRaw(
        backend.url,
        `POST /api-auth/verify HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${secret}\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
    expect((await send(`sk_test_${'x'.repeat(49)}`, '{"key": ')).status).toBe(401);
    const { status, text } = await send(world.apiKey, '{"key": ');
    expect([status, text.includes('BAD_REQUEST')]).toEqual([400, true]);
    expect((await send(world.apiKey, '[1]')).status).toBe(400);
  });

  it('returns the same response for a body with a length and a chunked body', async () => {
    const { backend } = await service();
    const { key, appName } = await createGateway(world);
    const body = JSON.stringify({ key: key.key, app_name: appName });
    const head =
      `POST /api-auth/verify HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${world.apiKey}\r\n` +
      'Content-Type: application/json\r\n';
    const sized = await sendRaw(backend.url, `${head}Content-Length: ${body.length}\r\n\r\n${body}`);
    const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const chunked = await sendRaw(backend.url, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`);
    for (const { status, text } of [sized, chunked]) expect([status, text.includes('"VALID"')]).toEqual([200, true]);
  });
});
