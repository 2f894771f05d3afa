import { readdirSync, readFileSync, statSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import express, { type Request } from 'express';
import { originCheck } from '../../../src/api/http/origin.ts';
import { listen } from '../../../src/api/http/server.ts';
import { presentErrors } from '../../../src/api/rest/errors.ts';
import type { Uploads } from '../../../src/api/rest/multipart.ts';
import { createRestRouter } from '../../../src/api/rest/router.ts';
import type { Resolvers } from '../../../src/api/schema/schema.ts';
import { createEventStreams } from '../../../src/api/streams/event-streams.ts';
import { SessionCookie } from '../../../src/platform/access/session-cookie.ts';
import { Viewer } from '../../../src/platform/access/viewer.ts';
import type { Context, HostName } from '../../../src/platform/context.ts';
import { fieldError, notFound, ServiceError, validationFailed } from '../../../src/platform/errors.ts';
import type { Upload } from '../../../src/platform/files/uploads.ts';
import { toySchema } from './toy.ts';

/** A row as the features return it: GraphQL names, internal enum values. */
const row = {
  id: '7',
  displayName: 'Seven',
  baseKind: 'HYBRID_SEARCH',
  web3Wallet: null,
  publicMetadata: { camelCase: { deepKey: 'VECTOR' }, snake_case: 1 },
  createdAt: '2026-01-31T09:30:00.000Z',
  owner: { fullName: 'Ann', favouriteKind: 'GRAPH' },
};

const page = (filters: object) => ({ data: [], hasMore: false, limit: null, offset: null, filters });

/** The path of the last upload, for the test that checks its deletion. */
export const uploads: { last: Upload | null } = { last: null };

const failures: Record<string, () => Error> = {
  taken: () =>
    new ServiceError('EMAIL_TAKEN', 'This address is taken.', {
      errors: [fieldError('email', 'is taken', 'EMAIL_TAKEN')],
    }),
  limited: () => new ServiceError('RATE_LIMITED', 'Too many calls.', { retryAfter: 2.2 }),
  missing: () => notFound('ORGANIZATION_NOT_FOUND', 'The organization'),
  secret: () => new TypeError('select password from users'),
  rules: () => validationFailed([fieldError(['input', 'rateLimits', 0, 'maxRequests'], 'is too many')]),
};

/** Available events, after which the stream stays open until its client ends it. */
function events<T>(all: readonly T[]): AsyncIterableIterator<T> {
  const waiting = [...all];
  const closed = Promise.withResolvers<IteratorResult<T>>();
  return {
    next: async () => (waiting.length > 0 ? { value: waiting.shift() as T, done: false } : closed.promise),
    return: async () => {
      closed.resolve({ value: undefined, done: true });
      return closed.promise;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

const eventsWith = (field: string, count: number, members: object) =>
  events(Array.from({ length: count }, (_, at) => ({ [field]: { id: String(at + 1), type: 'seen', ...members } })));

const backendResolvers: Resolvers = {
  Subscription: {
    watchBases: {
      subscribe: (_, { input }) => eventsWith('watchBases', input.eventCount, { baseKind: input.baseKind }),
    },
  },
  Base: { shoutedName: (base: typeof row) => base.displayName.toUpperCase() },
  Query: {
    base: (_, { baseId }) => {
      if (baseId === '0') throw notFound('ORGANIZATION_NOT_FOUND', 'The base');
      return { ...row, id: baseId };
    },
    favouriteBase: () => ({ ...row, id: 'favourite' }),
    bases: (_, args) => ({ ...page(args), data: [row], limit: args.limit, offset: args.offset }),
    failing: (_, { how }) => {
      throw failures[how]?.() ?? new Error(how);
    },
  },
  Mutation: {
    createBase: (_, { input }) => {
      if (input.displayName === 'rules') throw failures.rules?.();
      return page(input);
    },
    touchBase: (_, { baseId }) => ({ ...row, id: baseId }),
    deleteBase: () => null,
    nameFile: (_, { input }, context) => {
      const { upload } = context as { upload?: Upload };
      uploads.last = upload ?? null;
      const content = upload && readFileSync(upload.path, 'utf8').slice(0, 20);
      return page({
        ...input,
        upload: upload && { ...upload, path: '', content, mode: statSync(upload.path).mode & 0o777 },
      });
    },
  },
};

const deploymentResolvers: Resolvers = {
  Subscription: {
    visitEvents: {
      subscribe: (_, { eventCount }, { viewer }) =>
        eventsWith('visitEvents', eventCount, { userId: viewer.assertSignedIn().userId }),
    },
    watchVisits: {
      subscribe: (_, __, { viewer }) => eventsWith('watchVisits', 2, { userId: viewer.assertSignedIn().userId }),
    },
  },
  Query: {
    visits: () => [{ id: '1', landingPage: '/home' }],
    meta: () => ({ id: '2', landingPage: '/' }),
  },
  Mutation: {
    signIn: (_, { input }, context) => {
      context.sessionCookie.set({ id: input.userName, token: 'token', maxAgeSeconds: 1 });
      return { id: '3', landingPage: '/welcome' };
    },
    signOut: () => null,
    explode: () => {
      throw new Error('the wire is red');
    },
  },
};

const formUploads: Uploads = {
  nameFile: { maxBytes: 1000, toInput: (file, fields) => ({ file_name: file.filename, ...fields }) },
};

const BEARERS: Record<string, readonly string[]> = { all: [], reader: ['organizations:read'] };

/** Credentials that have ended, and the viewer that replaces each. */
export const revoked = new Map<string, string | null>();

/** The origin whose pages may write to the deployment host. */
export const OWN_ORIGIN = 'https://app.example';

function contextOf(request: Request, host: HostName): Context {
  const authorization = request.get('authorization') ?? '';
  const userId = request.get('x-user');
  const sessionCookie = new SessionCookie(userId ?? null);
  const authenticate = () => viewerOf(host, current(authorization), userId === undefined ? null : current(userId));
  return {
    host,
    viewer: authenticate(),
    browser: sessionCookie,
    sessionCookie,
    request: { id: 'request-1', ip: '', userAgent: null },
    authenticateAgain: async () => authenticate(),
  } as unknown as Context;
}

const current = (credential: string) => (revoked.has(credential) ? (revoked.get(credential) ?? null) : credential);

function viewerOf(host: HostName, authorization: string | null, userId: string | null): Viewer {
  const bearer = BEARERS[authorization?.replace('Bearer ', '') ?? ''];
  const backend = bearer ? Viewer.apiKey(1, 'key', bearer) : Viewer.anonymous(null);
  const deployment = userId
    ? Viewer.user(1, { userId, sessionId: '1', signInId: '1', authenticatedAt: new Date().toISOString() })
    : Viewer.anonymous(1);
  return host === 'BACKEND' ? backend : deployment;
}

/** The session's rows in GraphQL names; reading `broken` fails. */
function sessionOf({ sessionCookie }: Context) {
  if (sessionCookie.sessionId === 'broken') throw new Error('no session');
  const signin = sessionCookie.sessionId && { id: '1', userId: sessionCookie.sessionId };
  return {
    signInAttempts: [{ id: '5', currentStep: 'verify' }],
    signIns: signin ? [signin] : [],
    signUpAttempts: [],
    activeSignIn: signin,
  };
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly json: ToyBody;
}

/** The fields of the toy's responses that tests read. */
export interface ToyBody {
  readonly id: string;
  readonly display_name: string;
  readonly code: string;
  readonly message: string;
  readonly errors: [{ readonly path: string; readonly code: string; readonly message: string }];
  readonly data: object;
  readonly session: object;
  readonly filters: { readonly upload: { readonly size: number } };
}

export interface Call {
  readonly body?: unknown;
  /** Sent unchanged, instead of `body`. */
  readonly raw?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Toy {
  /** `GET /bases?limit=1` */
  call(line: string, options?: Call): Promise<Answer>;
  readonly logged: { err: unknown; request_id: string }[];
  readonly port: number;
  /** The number of upload folders on the disk. */
  uploadFolders(): number;
  close(): Promise<void>;
}

/** A host with the toy schema on a real socket. */
export async function startToy(host: HostName): Promise<Toy> {
  const logged: Toy['logged'] = [];
  const log = { error: (fields: object) => void logged.push(fields as Toy['logged'][number]) };
  const app = express();
  if (host === 'DEPLOYMENT') app.use(originCheck(() => ({ own: [OWN_ORIGIN], allowed: [] })));
  app.use(
    createRestRouter({
      host,
      schema: toySchema(host, host === 'BACKEND' ? backendResolvers : deploymentResolvers),
      contextOf: (request) => contextOf(request, host),
      sessionOf,
      uploads: formUploads,
      beforeResponse: ({ sessionCookie }, response) =>
        response.setHeader('X-Browser', sessionCookie.sessionId ?? 'none'),
      streams: createEventStreams({ heartbeatMs: 50, log }),
      log,
    }),
    presentErrors({ host, log }),
  );
  const before = readdirSync(tmpdir()).filter((name) => name.startsWith('gatehouse-upload-')).length;
  const { url, close } = await listen(app, { host: '127.0.0.1', port: 0 });
  const port = Number(new URL(url).port);
  return {
    logged,
    port,
    uploadFolders: () => readdirSync(tmpdir()).filter((name) => name.startsWith('gatehouse-upload-')).length - before,
    call: (line, options = {}) => send(port, line, options),
    close: () => close(0),
  };
}

/** Uses Node's HTTP client, because `fetch` would normalize the path and the headers. */
function send(port: number, line: string, { body, raw, headers = {} }: Call): Promise<Answer> {
  const [method, path] = line.split(' ');
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const length =
    payload === undefined || headers['transfer-encoding'] ? {} : { 'content-length': Buffer.byteLength(payload) };
  const typed = payload === undefined ? {} : { 'content-type': 'application/json', ...length };
  return new Promise((resolve, reject) => {
    const sent = httpRequest({
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: { authorization: 'Bearer all', ...typed, ...headers },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          json: text.startsWith('{') ? JSON.parse(text) : undefined,
        });
      });
    });
    sent.end(payload);
  });
}
