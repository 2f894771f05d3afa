import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/platform/crypto/tokens.ts';
import type { HttpResponse } from '../support/http.ts';
import type { GraphqlBody } from '../support/rest-types/response-of.ts';
import { service } from '../support/service.ts';
import { type CountedRequest, countedRequests, prepareRequest } from '../support/statements/count.ts';
import { createFixture, type SignedIn, signedInUser } from '../support/statements/fixture.ts';
import { createWorld, unique } from '../support/world.ts';

/* Derived from the `@rest` table: an operation that is added is tested without a line here. */

const requests = countedRequests.filter(({ route }) => route.idempotent);
const withKey = (key: string) => ({ 'idempotency-key': key });
const isReplay = ({ headers }: HttpResponse) => headers['idempotency-replayed'] === 'true';

/** The session of the envelope changes with each request. */
function resultOf({ text }: HttpResponse): unknown {
  if (text === '') return null;
  const { session: _, ...result } = JSON.parse(text);
  return result;
}

/** The number of events that a request has recorded. */
async function eventsOfRequest({ headers }: HttpResponse): Promise<number> {
  const { rows } = (await service()).services.database;
  const id = headers['x-request-id'] as string;
  return (await rows.selectFrom('event').select('id').where('request_id', '=', id).execute()).length;
}

type Fixture = Awaited<ReturnType<typeof createFixture>>;

/** What is wrong with an operation when requests are repeated with their key; empty if nothing is. */
async function failuresOf(fixture: Fixture, request: CountedRequest): Promise<string[]> {
  const failures: string[] = [];
  const check = (holds: boolean, what: string) => void (holds || failures.push(`${request.name} ${what}`));
  const { route } = request;
  const { client, path, body } = await prepareRequest(fixture, request);
  const send = (key: string, sent: object | undefined, at = path) =>
    client.request(route.method, at, sent, withKey(key)) as Promise<HttpResponse>;
  const key = unique('key');
  const first = await send(key, body);
  check(first.status === route.status && !isReplay(first), `returned ${first.status} ${first.text.slice(0, 300)}`);
  const again = await send(key, body);
  check(again.status === route.status && isReplay(again), `again returned ${again.status} ${again.text.slice(0, 300)}`);
  check(JSON.stringify(resultOf(again)) === JSON.stringify(resultOf(first)), 'again returned another response');
  check((await eventsOfRequest(again)) === 0, 'recorded an event again');

  const other = (await prepareRequest(fixture, request)).body;
  if (body !== undefined && JSON.stringify(other) !== JSON.stringify(body)) {
    const conflict = await send(key, other);
    check(conflict.status === 409 && conflict.text.includes('CONFLICT'), `accepted another body: ${conflict.status}`);
  }

  const parallel = await prepareRequest(fixture, request);
  const at = unique('key');
  const sendTwice = () =>
    parallel.client.request(route.method, parallel.path, parallel.body, withKey(at)) as Promise<HttpResponse>;
  const both = await Promise.all([sendTwice(), sendTwice()]);
  const done = both.filter(({ status }) => status === route.status);
  check(done.filter((response) => !isReplay(response)).length === 1, `ran ${done.length} of two requests at once`);
  const rejected = both.filter((response) => !done.includes(response));
  check(
    rejected.every(({ text }) => text.includes('REQUEST_IN_FLIGHT')),
    `returned ${rejected.map(({ text }) => text)}`,
  );
  return failures;
}

describe('POST with an Idempotency-Key', () => {
  it('creates once for each operation, returns the response again, and rejects another body', async () => {
    expect(requests.length).toBeGreaterThan(40);
    const fixture = await createFixture();
    const failures: string[] = [];
    for (const request of requests) failures.push(...(await failuresOf(fixture, request)));
    expect(failures).toEqual([]);
  }, 300_000);

  it('runs a request again that failed', async () => {
    const { backend } = await createWorld();
    await backend.patch('/settings/b2b', { organizations_enabled: false });
    const create = () => backend.post('/organizations', { name: 'Northwind' }, withKey('k'));
    expect((await create()).status).toBe(403);
    await backend.patch('/settings/b2b', { organizations_enabled: true });
    const created = await create();
    expect([created.status, isReplay(created)]).toEqual([201, false]);
    expect(isReplay(await create())).toBe(true);
  });

  it('stores no secret of a response in plain text, and returns it again after the master key was changed', async () => {
    const world = await createWorld();
    const create = () => world.backend.post('/api-keys', { name: 'Server' }, withKey('k'));
    const { key } = (await create()).body;
    const { rows } = world.services.database;
    const stored = await rows.selectFrom('idempotency_key').selectAll().where('deployment_id', '=', world.id).execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(key);
    expect((await create()).body.key).toBe(key);
    expect(world.services.features.flatMap(({ sealedColumns = [] }) => sealedColumns)).toContainEqual({
      table: 'idempotency_key',
      column: 'response_sealed',
    });
  });

  it('stores no digest of a request that a thief of the database could guess a password with', async () => {
    const worlds = [await createWorld(), await createWorld()];
    const body = { email: 'ada@example.com', password: 'correct horse battery staple' };
    const hashes: string[] = [];
    for (const world of worlds) {
      expect((await world.backend.post('/users', body, withKey('k'))).status).toBe(201);
      const { rows } = world.services.database;
      const stored = await rows
        .selectFrom('idempotency_key')
        .selectAll()
        .where('deployment_id', '=', world.id)
        .execute();
      hashes.push(...stored.flatMap(({ key_hash, request_hash }) => [key_hash, request_hash]));
    }
    expect(new Set(hashes).size).toBe(4);
    for (const text of ['k', JSON.stringify({ input: body }), JSON.stringify(body)])
      expect(hashes).not.toContain(sha256(text));
  });

  it('has separate keys for each user of the deployment host', async () => {
    const world = await createWorld();
    const [ada, bob] = [await signedInUser(world), await signedInUser(world)];
    const create = ({ browser }: SignedIn) => browser.post('/organizations', { name: 'Northwind' }, withKey('k'));
    const first = await create(ada);
    expect([first.status, isReplay(first)]).toEqual([201, false]);
    expect((await create(bob)).body.data.id).not.toBe(first.body.data.id);
    const again = await create(ada);
    expect([again.body.data.id, isReplay(again)]).toEqual([first.body.data.id, true]);
  });

  it('is rejected by a POST that does not support it, and ignored by other methods', async () => {
    const world = await createWorld();
    const browser = world.browser();
    const signIn = { strategy: 'email_password', email: 'ada@example.com', password: 'correct horse battery' };
    const rejected = await browser.post('/auth/signin', signIn, withKey('k'));
    expect([rejected.status, rejected.body.errors[0]?.code]).toEqual([400, 'BAD_REQUEST']);
    const patch = () => world.backend.request('PATCH', '/settings/ui', { app_name: 'Northwind' }, withKey('k'));
    for (const { status, headers } of [await patch(), await patch()]) {
      expect([status, headers['idempotency-replayed']]).toEqual([200, undefined]);
    }
    expect((await world.backend.request('GET', '/', undefined, withKey('k'))).status).toBe(200);
  });
});

describe('a GraphQL mutation with an Idempotency-Key', () => {
  const CREATE = 'createOrganization(input: { name: "Northwind" }) { id }';

  it('returns the response of the first request, also of a request over REST', async () => {
    const { backend } = await createWorld();
    const create = () => backend.request('POST', '/graphql', { query: `mutation { ${CREATE} }` }, withKey('k'));
    const first = (await create()) as HttpResponse<GraphqlBody>;
    const { id } = first.body.data.createOrganization;
    const again = (await create()) as HttpResponse<GraphqlBody>;
    expect([again.body.data.createOrganization.id, isReplay(again)]).toEqual([id, true]);
    expect((await backend.post('/organizations', { name: 'Northwind' }, withKey('k'))).body.id).toBe(id);
  });

  it('must be the only mutation of its document', async () => {
    const { backend } = await createWorld();
    const query = `mutation { a: ${CREATE} b: ${CREATE} }`;
    const response = await backend.request('POST', '/graphql', { query }, withKey('k'));
    const { status, body } = response as HttpResponse<GraphqlBody>;
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
    expect((await backend.get('/organizations')).body.data).toEqual([]);
  });
});
