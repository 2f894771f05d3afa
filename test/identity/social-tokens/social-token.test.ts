import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { storeProvider, storeSocialAccount } from '../../support/social-accounts.ts';
import { ABSENT, createUser, rejectionOf } from '../../support/users.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const servers: Server[] = [];

afterAll(() => Promise.all(servers.map((server) => new Promise((closed) => server.close(closed)))));

/** A token endpoint that accepts each refresh token once, like providers that rotate them. */
class TokenEndpoint {
  /** What it was sent. */
  readonly requests: Record<string, string>[] = [];
  /** The refresh token that it accepts. */
  accepted = 'refresh-0';
  /** What it answers instead. */
  failure: { readonly status: number; readonly body: object } | null = null;
  rotates = true;
  delayMs = 0;
  url = '';

  async start(): Promise<this> {
    const server = createServer(async (request, response) => {
      const { status, body } = await this.#answer(request);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    servers.push(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return this;
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    this.requests.push(form);
    const number = this.requests.length;
    await sleep(this.delayMs);
    if (this.failure !== null) return this.failure;
    if (form['refresh_token'] !== this.accepted) return { status: 400, body: { error: 'invalid_grant' } };
    if (this.rotates) this.accepted = `refresh-${number}`;
    const tokens = { access_token: `access-${number}`, token_type: 'Bearer', expires_in: 3600 };
    return { status: 200, body: this.rotates ? { ...tokens, refresh_token: this.accepted } : tokens };
  }
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000);

/** A user whose access token at the provider expires after this time. */
async function createLinkedUser(expiresIn: number | null, { refreshToken = 'refresh-0' as string | null } = {}) {
  const [world, endpoint] = [await createWorld(), await new TokenEndpoint().start()];
  const endpoints = {
    authorizationUrl: `${endpoint.url}/authorize`,
    tokenUrl: `${endpoint.url}/token`,
    profileUrl: `${endpoint.url}/profile`,
    profileFields: { subject: 'id' },
  };
  const at = { name: 'calendar', kind: 'OAUTH2', label: 'Calendar', endpoints, tokensStored: true } as const;
  const providerId = await storeProvider(world, at);
  const user = await createUser(world);
  const connectionId = await storeSocialAccount(world, user.id, {
    providerId,
    provider: 'calendar',
    accessToken: 'access-0',
    ...(refreshToken !== null && { refreshToken }),
    ...(expiresIn !== null && { tokenExpiresAt: inSeconds(expiresIn) }),
  });
  const path = `/users/${user.id}/social-connections/calendar/token` as const;
  return { world, endpoint, path, userId: user.id, connectionId, read: () => world.backend.get(path) };
}

const readsOf = async (world: World) => (await eventsOf(world)).filter(({ type }) => type === 'user.social_token.read');

describe('GET /users/{user_id}/social-connections/{provider}/token', () => {
  it.each([null, 90])(
    'returns the stored token that expires after %s seconds, and records the event',
    async (seconds) => {
      const { world, endpoint, userId, connectionId, read } = await createLinkedUser(seconds);
      const { status, body, headers } = await read();
      expect([status, body]).toEqual([
        200,
        {
          access_token: 'access-0',
          expires_at: seconds === null ? null : expect.any(String),
          scopes: [],
          refreshed: false,
        },
      ]);
      expect(headers['cache-control']).toContain('no-store');
      expect(endpoint.requests).toEqual([]);
      const events = await readsOf(world);
      expect(events).toMatchObject([
        {
          resource_id: userId,
          actor_type: 'api_key',
          after: { socialConnectionId: connectionId, provider: 'calendar', refreshed: false },
        },
      ]);
      expect(JSON.stringify(events)).not.toContain('access-0');
    },
  );

  it('refreshes a token that expires within a minute, and stores both new tokens', async () => {
    const { world, endpoint, read } = await createLinkedUser(50);
    const { body } = await read();
    expect(body).toMatchObject({ access_token: 'access-1', refreshed: true });
    expect(Date.parse(body.expires_at as string)).toBeGreaterThan(Date.now() + 3_500_000);
    expect(endpoint.requests).toMatchObject([{ grant_type: 'refresh_token', refresh_token: 'refresh-0' }]);
    expect((await read()).body).toEqual({ ...body, refreshed: false });
    await world.services.database.rows
      .updateTable('social_connection')
      .set({ token_expires_at: inSeconds(-5).toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    expect((await read()).body).toMatchObject({ access_token: 'access-2', refreshed: true });
    expect(endpoint.requests[1]).toMatchObject({ refresh_token: 'refresh-1' });
    const stored = await world.services.database.rows
      .selectFrom('social_connection')
      .select(['access_token_sealed', 'refresh_token_sealed', 'token_lease_until'])
      .where('deployment_id', '=', world.id)
      .executeTakeFirstOrThrow();
    expect(stored.token_lease_until).toBeNull();
    expect(JSON.stringify(stored)).not.toMatch(/access-|refresh-/);
  });

  it('keeps the refresh token when the provider gives no new one', async () => {
    const { endpoint, world, read } = await createLinkedUser(0);
    endpoint.rotates = false;
    await read();
    await world.services.database.rows
      .updateTable('social_connection')
      .set({ token_expires_at: inSeconds(-5).toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    expect((await read()).body).toMatchObject({ access_token: 'access-2', refreshed: true });
  });

  it('refreshes once for requests at the same time, which all receive the new token', async () => {
    const { endpoint, read } = await createLinkedUser(-10);
    endpoint.delayMs = 300;
    const responses = await Promise.all(Array.from({ length: 6 }, read));
    expect(responses.map(({ status, body }) => [status, body.access_token])).toEqual(
      responses.map(() => [200, 'access-1']),
    );
    expect(responses.filter(({ body }) => body.refreshed)).toHaveLength(1);
    expect(endpoint.requests).toHaveLength(1);
  });

  it('waits for a process that refreshes, and takes over when its lease has ended', async () => {
    const { world, endpoint, read } = await createLinkedUser(-10);
    const lease = (seconds: number) =>
      world.services.database.rows
        .updateTable('social_connection')
        .set({ token_lease_until: inSeconds(seconds).toISOString() })
        .where('deployment_id', '=', world.id)
        .execute();
    await lease(60);
    const reading = read();
    await sleep(500);
    expect(endpoint.requests).toEqual([]);
    await lease(-1);
    expect((await reading).body).toMatchObject({ access_token: 'access-1', refreshed: true });
  });

  it('does not overwrite the tokens of a sign-in that completes during the refresh', async () => {
    const { world, endpoint, userId, connectionId, read } = await createLinkedUser(-10);
    endpoint.delayMs = 400;
    const reading = read();
    await expect.poll(() => endpoint.requests.length).toBe(1);
    const seal = (column: string, text: string) =>
      world.services.vault.seal(text, { table: 'social_connection', column, row: connectionId });
    await world.services.database.rows
      .updateTable('social_connection')
      .set({
        access_token_sealed: seal('access_token_sealed', 'of the sign-in'),
        refresh_token_sealed: seal('refresh_token_sealed', 'of the sign-in'),
        token_expires_at: inSeconds(3_600).toISOString(),
      })
      .where('deployment_id', '=', world.id)
      .where('user_id', '=', userId)
      .execute();
    expect((await reading).body).toMatchObject({ access_token: 'of the sign-in', refreshed: false });
  });

  it('returns 409 for an expired token that cannot be refreshed, and the token while it is valid', async () => {
    const invalid = { status: 400, body: { error: 'invalid_grant' } };
    for (const refreshToken of ['refresh-0', null]) {
      const expired = await createLinkedUser(-1, { refreshToken });
      expired.endpoint.failure = invalid;
      expect(rejectionOf(await expired.read())).toEqual([409, 'CONFLICT', undefined]);
      expect(await readsOf(expired.world)).toEqual([]);
      const valid = await createLinkedUser(30, { refreshToken });
      valid.endpoint.failure = invalid;
      expect((await valid.read()).body).toMatchObject({ access_token: 'access-0', refreshed: false });
    }
  });

  it('returns 503 when the provider fails, and refreshes with the next request', async () => {
    const { endpoint, read } = await createLinkedUser(-1);
    endpoint.failure = { status: 500, body: {} };
    expect(rejectionOf(await read())).toEqual([503, 'SOCIAL_PROVIDER_FAILED', undefined]);
    endpoint.failure = null;
    endpoint.accepted = 'refresh-0';
    expect((await read()).body).toMatchObject({ refreshed: true });
  });

  it('returns 404 without the account, and 409 without a stored token', async () => {
    const { world, userId, path, read } = await createLinkedUser(90);
    const other = await createLinkedUser(90);
    for (const missing of [
      `/users/${userId}/social-connections/google/token`,
      `/users/${ABSENT}/social-connections/calendar/token`,
      other.path,
    ]) {
      expect(rejectionOf(await world.backend.get(missing as typeof path))).toEqual([
        404,
        'SOCIAL_CONNECTION_NOT_FOUND',
        undefined,
      ]);
    }
    await world.services.database.rows
      .updateTable('social_connection')
      .set({ access_token_sealed: null, refresh_token_sealed: null })
      .where('deployment_id', '=', world.id)
      .execute();
    const { status, body } = await read();
    expect([status, (body as { code?: string }).code]).toEqual([409, 'CONFLICT']);
    expect(JSON.stringify(body)).toContain('tokens_stored');
  });

  it('works in GraphQL, and requires a scope of its own', async () => {
    const { world, userId, path } = await createLinkedUser(90);
    const reader = world.backend.with(await world.token(['users:read', 'users:export']));
    expect(rejectionOf(await reader.get(path))).toEqual([403, 'INSUFFICIENT_PERMISSIONS', undefined]);
    const allowed = world.backend.with(await world.token(['social_tokens:read']));
    const { userSocialToken } = await allowed.data(
      'query ($id: ID!) { userSocialToken(userId: $id, provider: "calendar") { accessToken refreshed } }',
      { id: userId },
    );
    expect(userSocialToken).toEqual({ accessToken: 'access-0', refreshed: false });
  });
});
