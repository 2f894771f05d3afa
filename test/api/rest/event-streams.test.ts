import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OWN_ORIGIN, revoked, startToy, type Toy } from './server.ts';

let backend: Toy;
let deployment: Toy;
beforeAll(async () => {
  [backend, deployment] = await Promise.all([startToy('BACKEND'), startToy('DEPLOYMENT')]);
});

const open = new Set<ClientRequest>();
afterEach(() => {
  for (const stream of open) stream.destroy();
  open.clear();
  revoked.clear();
});
afterAll(() => Promise.all([backend.close(), deployment.close()]));

const signedIn = { 'x-user': '7' };

interface OpenStream {
  readonly response: IncomingMessage;
  /** The text received so far. */
  text(): string;
  readonly ended: Promise<void>;
}

/** Opens a stream that does not end by itself. */
async function openStream({ port }: Toy, method: string, path: string, headers: object, body?: object) {
  const json = body && { 'content-type': 'application/json' };
  return new Promise<OpenStream>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method, path, agent: false, headers: { ...json, ...headers } });
    open.add(sent);
    sent.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      const ended = new Promise<void>((resolve) => response.once('close', resolve));
      resolve({ response, text: () => text, ended });
    });
    sent.end(body && JSON.stringify(body));
  });
}

const event = (id: number, members: object) =>
  `id: ${id}\nevent: seen\ndata: ${JSON.stringify({ id: String(id), type: 'seen', ...members })}\n\n`;

describe('a POST stream of the backend host', () => {
  const headers = { authorization: 'Bearer reader' };
  const body = { base_kind: 'graph' };

  it('reads its input from the JSON body, in REST names and with defaults', async () => {
    const stream = await openStream(backend, 'POST', '/bases/watch', headers, body);
    expect(stream.response.statusCode).toBe(200);
    expect(stream.response.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const events = [1, 2].map((id) => event(id, { base_kind: 'graph' })).join('');
    await expect.poll(() => stream.text()).toContain(`retry: 2000\n\n${events}`);
  });

  it.each([
    ['an unknown enum value', { base_kind: 'GRAPH' }, '', ['base_kind must be one of vector, graph, hybrid_search']],
    ['a broken bound', { ...body, event_count: 4 }, '', ['event_count must be at most 3']],
    ['an unknown field', { ...body, other: 1 }, '', ['other is not a known field']],
    ['an unknown query parameter', body, '?x=1', ['x is not a known query parameter']],
    ['no body', undefined, '', ['base_kind is required']],
  ])('rejects %s with a JSON response before it begins', async (_, sent, query, messages) => {
    const answer = await backend.call(`POST /bases/watch${query}`, { body: sent, headers });
    expect([answer.status, answer.headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
    expect(answer.json.errors.map(({ message }: { message: string }) => message)).toEqual(messages);
  });

  it('requires a credential before it reads the body', async () => {
    const answer = await backend.call('POST /bases/watch', { raw: '{broken', headers: { authorization: '' } });
    expect([answer.status, answer.json.code]).toEqual([401, 'NOT_AUTHENTICATED']);
  });

  it('accepts only POST', async () => {
    const { status, headers: received } = await backend.call('PUT /bases/watch', { body });
    expect([status, received.allow]).toEqual([405, 'OPTIONS, POST']);
  });

  it('ends when its credential ends', async () => {
    const stream = await openStream(backend, 'POST', '/bases/watch', headers, body);
    await expect.poll(() => stream.text()).toContain(':\n\n');
    revoked.set('Bearer reader', null);
    await stream.ended;
    expect(stream.response.complete).toBe(true);
  });
});

describe.each([
  ['GET', '/visits/stream', undefined],
  ['POST', '/visits/watch', { landing_page: '/home' }],
] as const)('a %s stream of the deployment host', (method, path, body) => {
  it('sends its events without the envelope', async () => {
    const stream = await openStream(deployment, method, path, signedIn, body);
    expect([stream.response.statusCode, stream.response.headers['content-type']]).toEqual([200, 'text/event-stream']);
    await expect
      .poll(() => stream.text())
      .toContain(`retry: 2000\n\n${event(1, { user_id: '7' })}${event(2, { user_id: '7' })}`);
  });

  it('rejects invalid input in the envelope before it begins', async () => {
    const { status, json } = await deployment.call(`${method} ${path}?x=1`, { body, headers: signedIn });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      status: 400,
      data: {},
      session: { active_signin: { user_id: '7' } },
      errors: [{ code: 'VALIDATION_FAILED', path: 'x' }],
    });
  });

  it('requires a signed-in user', async () => {
    const { status, json } = await deployment.call(`${method} ${path}`, { body });
    expect([status, json.errors]).toEqual([401, [expect.objectContaining({ code: 'NOT_AUTHENTICATED' })]]);
  });

  it.each([
    ['signs out', null],
    ['is replaced by another user of the browser', '8'],
  ])('ends when the user %s', async (_, next) => {
    const stream = await openStream(deployment, method, path, signedIn, body);
    await expect.poll(() => stream.text()).toContain(':\n\n');
    revoked.set('7', next);
    await stream.ended;
    expect(stream.response.complete).toBe(true);
  });
});

describe('the origin check of the deployment host', () => {
  const body = { landing_page: '/home' };

  it('rejects a POST stream for a page of another origin', async () => {
    const headers = { ...signedIn, origin: 'https://evil.example' };
    const { status, json } = await deployment.call('POST /visits/watch', { body, headers });
    expect([status, json.errors[0].code]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
  });

  it("lets the deployment's own pages open it", async () => {
    const headers = { ...signedIn, origin: OWN_ORIGIN };
    expect((await openStream(deployment, 'POST', '/visits/watch', headers, body)).response.statusCode).toBe(200);
  });
});
