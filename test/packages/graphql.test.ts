import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createGraphqlClient, type TypedDocument } from '../../packages/client/src/graphql.ts';
import { service } from '../support/service.ts';
import { createWorld } from '../support/world.ts';

/** As the client preset writes it. */
class Document<Result, Variables> extends String implements TypedDocument<Result, Variables> {
  declare readonly __apiType?: (variables: Variables) => Result;
}

const USERS = new Document<{ users: { nodes: { email: string }[] } }, { search: string }>(
  'query ($search: String!) { users(search: $search) { nodes { email } } }',
);

async function clientOf() {
  const world = await createWorld();
  const { backend } = await service();
  return { world, run: createGraphqlClient({ url: backend.url, credential: () => world.apiKey }) };
}

describe('the client of GraphQL', () => {
  it('runs typed documents and texts', async () => {
    const { world, run } = await clientOf();
    await world.backend.post('/users', { email: 'ada@example.com' });
    const { users } = await run(USERS, { search: 'ada@' });
    expect(users.nodes.map(({ email }) => email)).toEqual(['ada@example.com']);
    await expect(run('{ deployment { id } }')).resolves.toEqual({ deployment: { id: String(world.id) } });
  });

  it('throws the errors of a response with the data beside them, and those of a rejected document', async () => {
    const { run } = await clientOf();
    const missing = run('{ deployment { id } user(id: "1") { id } }');
    await expect(missing).rejects.toMatchObject({ name: 'GraphqlError', code: 'USER_NOT_FOUND' });
    await expect(missing).rejects.toMatchObject({ data: { deployment: { id: expect.any(String) }, user: null } });
    const invalid = run('{ users(first: 1000) { nodes { id } } }');
    await expect(invalid).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const { backend } = await service();
    const anonymous = createGraphqlClient({ url: backend.url, credential: 'wrong' });
    await expect(anonymous('{ deployment { id } }')).rejects.toMatchObject({ code: 'NOT_AUTHENTICATED' });
  });

  it.each<[string, string, object, number]>([
    ['a query again', '{ deployment { id } }', {}, 2],
    ['no mutation again', 'mutation { deleteUser(id: "1") { id } }', {}, 1],
    [
      'a mutation with an idempotency key again',
      'mutation { deleteUser(id: "1") { id } }',
      { idempotencyKey: 'one' },
      2,
    ],
  ])('sends %s after a failure', async (_, document, options, count) => {
    const sent: unknown[] = [];
    const server = createServer((request, response) => {
      sent.push(request.headers['idempotency-key']);
      const isFirst = sent.length === 1;
      const body = isFirst ? { code: 'UNAVAILABLE', message: 'Later.' } : { data: { deployment: { id: '1' } } };
      response.writeHead(isFirst ? 503 : 200, { 'Retry-After': '0' }).end(JSON.stringify(body));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((listening) => server.once('listening', listening));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const run = createGraphqlClient({ url, credential: 'key' });
    await run(document, {}, options).catch(() => null);
    expect(sent).toHaveLength(count);
  });
});
