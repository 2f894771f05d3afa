import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAllResources } from '../../support/all-resources.ts';
import { type RawResponse, sendEndlessly, sendRaw } from '../../support/raw-http.ts';
import { service } from '../../support/service.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const MIB = 1024 * 1024;
/** Larger than any limit, and than the data that is discarded before a connection is closed. */
const ENORMOUS = 10_000 * MIB;
const JSON_TYPE = 'Content-Type: application/json';
const FORM_TYPE = 'Content-Type: multipart/form-data; boundary=edge';
const FORM_START = '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';

let world: World;
let documents: string;
let urls: { readonly backend: string; readonly deployment: string };

beforeAll(async () => {
  world = await createWorld();
  const everything = await createAllResources(world);
  documents = `/ai-knowledge-bases/${everything.valuesFor('/{kb_id}')['kb_id']}/documents`;
  const { backend, deployment } = await service();
  urls = { backend: backend.url, deployment: deployment.url };
});

interface Target {
  readonly host: 'backend' | 'deployment';
  readonly path: () => string;
  readonly type: string;
  readonly start?: string;
  /** The largest body that the operation accepts. */
  readonly limit: number;
}

/** Every code path that reads a body. */
const TARGETS: readonly (readonly [name: string, target: Target])[] = [
  ['REST on the backend host', { host: 'backend', path: () => '/organizations', type: JSON_TYPE, limit: MIB }],
  ['REST on the deployment host', { host: 'deployment', path: () => '/auth/signin', type: JSON_TYPE, limit: MIB }],
  ['GraphQL on the backend host', { host: 'backend', path: () => '/graphql', type: JSON_TYPE, limit: 1.5 * MIB }],
  ['GraphQL on the deployment host', { host: 'deployment', path: () => '/graphql', type: JSON_TYPE, limit: 1.5 * MIB }],
  ['a file as JSON', { host: 'backend', path: () => documents, type: JSON_TYPE, limit: 1.5 * MIB }],
  [
    'a file as a form',
    { host: 'backend', path: () => documents, type: FORM_TYPE, start: FORM_START, limit: 25.25 * MIB },
  ],
];

function headOf({ host, path, type }: Target, framing: string, { authorization = true } = {}): string {
  const own =
    host === 'deployment'
      ? `Host: ${world.frontendHost}`
      : `Host: localhost${authorization ? `\r\nAuthorization: Bearer ${world.apiKey}` : ''}`;
  return `POST ${path()} HTTP/1.1\r\n${own}\r\n${type}\r\n${framing}\r\n\r\n`;
}

function expectRejected({ text, status }: RawResponse, expected: number, code: string) {
  expect([status, text.includes(code)]).toEqual([expected, true]);
  expect(text).toMatch(/\r\nconnection: close\r\n/i);
}

/** A chunk of a chunked body. */
const chunkOf = (content: Buffer) =>
  Buffer.concat([Buffer.from(`${content.length.toString(16)}\r\n`), content, Buffer.from('\r\n')]);
const filler = Buffer.alloc(64 * 1024, 'x');
/** The buffers of both sides of a connection, in addition to the data that the service reads. */
const BUFFERS = 24 * MIB;

describe.each(TARGETS)('a body that is too large for %s', (_, target) => {
  it('is rejected for its Content-Length before it is sent', async () => {
    const head = headOf(target, `Content-Length: ${ENORMOUS}`);
    expectRejected(await sendRaw(urls[target.host], `${head}{`), 413, 'BODY_TOO_LARGE');
  });

  it('is rejected and the connection closed although the client continues to send', async () => {
    const head = headOf(target, `Content-Length: ${ENORMOUS}`);
    const response = await sendEndlessly(urls[target.host], head, filler);
    expectRejected(response, 413, 'BODY_TOO_LARGE');
    expect(response.bytesSent).toBeLessThan(BUFFERS);
  });

  it('is rejected and the connection closed when it exceeds the limit without a Content-Length', async () => {
    const start = target.start === undefined ? '' : chunkOf(Buffer.from(target.start)).toString('latin1');
    const head = headOf(target, 'Transfer-Encoding: chunked') + start;
    const response = await sendEndlessly(urls[target.host], head, chunkOf(filler));
    expectRejected(response, 413, 'BODY_TOO_LARGE');
    expect(response.bytesSent).toBeGreaterThan(target.limit);
    expect(response.bytesSent).toBeLessThan(target.limit + BUFFERS);
  });

  it('is rejected instead of accepted with 100 Continue', async () => {
    const head = headOf(target, `Expect: 100-continue\r\nContent-Length: ${ENORMOUS}`);
    const response = await sendRaw(urls[target.host], head);
    expectRejected(response, 413, 'BODY_TOO_LARGE');
    expect(response.text).not.toContain('100 Continue');
  });

  it('is rejected if it is compressed', async () => {
    const body = gzipSync(Buffer.alloc(100 * MIB, ' '));
    const framing = `Content-Encoding: gzip\r\nConnection: close\r\nContent-Length: ${body.length}`;
    const response = await sendRaw(urls[target.host], Buffer.concat([Buffer.from(headOf(target, framing)), body]));
    expectRejected(response, 415, 'UNSUPPORTED_MEDIA_TYPE');
  });
});

describe('a large body that no operation reads', () => {
  const paths = [
    ['without a credential', '/organizations', 401, 'NOT_AUTHENTICATED'],
    ['at an unknown path', '/no/such/path', 404, 'ROUTE_NOT_FOUND'],
    ['at a path that takes no POST', '/audit-log', 405, 'METHOD_NOT_ALLOWED'],
    ['at a probe', '/healthz', 405, 'METHOD_NOT_ALLOWED'],
  ] as const;

  it.each(paths)('ends with a closed connection after the response %s', async (_, path, status, code) => {
    const target = { host: 'backend', path: () => path, type: JSON_TYPE, limit: 0 } as const;
    const head = headOf(target, 'Transfer-Encoding: chunked', { authorization: false });
    const response = await sendEndlessly(urls.backend, head, chunkOf(filler));
    expectRejected(response, status, code);
    expect(response.bytesSent).toBeLessThan(BUFFERS);
  });

  const deploymentCalls = [
    ['for an unknown host', 'unknown.example', '', 404, 'DEPLOYMENT_NOT_FOUND'],
    ['of a foreign page', null, 'Origin: https://evil.example\r\n', 403, 'ORIGIN_NOT_ALLOWED'],
    ['of a user who is signed out', null, '', 401, 'NOT_AUTHENTICATED'],
  ] as const;

  it.each(deploymentCalls)(
    'ends with a closed connection after the response %s',
    async (_, host, extra, status, code) => {
      const head =
        `POST /me/password HTTP/1.1\r\nHost: ${host ?? world.frontendHost}\r\n${extra}` +
        `${JSON_TYPE}\r\nContent-Length: ${ENORMOUS}\r\n\r\n`;
      const response = await sendEndlessly(urls.deployment, head, filler);
      expectRejected(response, status, code);
      expect(response.bytesSent).toBeLessThan(BUFFERS);
    },
  );

  it('prevents pipelined requests from being served', async () => {
    const before = (await eventsOf(world)).length;
    const body = JSON.stringify({ name: 'Smuggled' });
    const organizations = { host: 'backend', path: () => '/organizations', type: JSON_TYPE, limit: MIB } as const;
    const behind = `${headOf(organizations, `Content-Length: ${body.length}`)}${body}`;
    const large = `${headOf(organizations, `Content-Length: ${2 * MIB}`)}${'x'.repeat(2 * MIB)}`;
    const response = await sendRaw(urls.backend, large + behind);
    expectRejected(response, 413, 'BODY_TOO_LARGE');
    expect(response.text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect((await eventsOf(world)).length).toBe(before);
  });

  it('leaves the connection open if it is small', async () => {
    const unread = `POST /organizations HTTP/1.1\r\nHost: localhost\r\n${JSON_TYPE}\r\nContent-Length: 9\r\n\r\n{"a": 12}`;
    const next = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    const { text } = await sendRaw(urls.backend, unread + next);
    expect([...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)).toEqual(['401', '200']);
  });
});

describe('a body that waits for 100 Continue', () => {
  it('is requested once when it is read', async () => {
    const body = JSON.stringify({ name: `Asked ${randomBytes(4).toString('hex')}` });
    const organizations = { host: 'backend', path: () => '/organizations', type: JSON_TYPE, limit: MIB } as const;
    const framing = `Expect: 100-continue\r\nConnection: close\r\nContent-Length: ${body.length}`;
    const { text } = await sendRaw(urls.backend, headOf(organizations, framing) + body);
    expect([...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)).toEqual(['100', '201']);
  });

  it('is not requested without a credential, and the connection is closed', async () => {
    const organizations = { host: 'backend', path: () => '/organizations', type: JSON_TYPE, limit: MIB } as const;
    const head = headOf(organizations, 'Expect: 100-continue\r\nContent-Length: 12', { authorization: false });
    const response = await sendRaw(urls.backend, head);
    expectRejected(response, 401, 'NOT_AUTHENTICATED');
    expect(response.text).not.toContain('100 Continue');
  });
});
