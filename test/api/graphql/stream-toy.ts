import express, { type Request } from 'express';
import { createExecutor } from '../../../src/api/execution/executor.ts';
import { createGraphqlMiddleware } from '../../../src/api/graphql/apollo.ts';
import { STREAM_PATH } from '../../../src/api/graphql/subscription.ts';
import { originCheck } from '../../../src/api/http/origin.ts';
import { listen } from '../../../src/api/http/server.ts';
import { assembleSchema, type Resolvers } from '../../../src/api/schema/schema.ts';
import { createEventStreams } from '../../../src/api/streams/event-streams.ts';
import { SessionCookie } from '../../../src/platform/access/session-cookie.ts';
import { Viewer } from '../../../src/platform/access/viewer.ts';
import type { Context, HostName } from '../../../src/platform/context.ts';
import { Loaders } from '../../../src/platform/database/batching/loaders.ts';
import { toySdl } from '../schema/toy.ts';

const SDL: Readonly<Record<HostName, string>> = {
  BACKEND: toySdl(`
extend type Query { "" version: Int @access(scope: "users:read") }
extend type Subscription {
  ""
  ticks("" padding: Int! = 0 @constraint(min: 0, max: 100000)): Tick!
    @rest(path: "/ticks") @access(scope: "organizations:read")
}
"" type Tick {
  "" id: ID! "" type: String! "" padding: String! "" failing: Int "" owner: Owner @edge(scope: "workspaces:read")
}
"" type Owner { "" name: String! }
`),
  DEPLOYMENT: toySdl(`
extend type Query { "" version: Int @access(caller: PUBLIC) }
extend type Subscription {
  "" visits: Visit! @rest(path: "/visits/stream") @access(caller: SIGNED_IN, session: ANY)
}
"" type Visit { "" id: ID! "" type: String! "" userId: ID! }
`),
};

export const OWN_ORIGIN = 'https://app.example';

/** A source of events that counts the events that were read and its open subscriptions. */
export class Source {
  /** Events that are available to each subscription at first. */
  waiting = 0;
  taken = 0;
  open = 0;
  readonly #wake = new Set<() => void>();

  /** Makes more events available to each subscription. */
  add(count: number): void {
    this.waiting += count;
    for (const wake of this.#wake) wake();
  }

  subscribe<T>(eventOf: (id: string) => T): AsyncIterableIterator<T, void> {
    this.open += 1;
    let [given, hasEnded] = [0, false];
    const closed = Promise.withResolvers<void>();
    const next = async (): Promise<IteratorResult<T, void>> => {
      while (given >= this.waiting && !hasEnded) {
        const woken = Promise.withResolvers<void>();
        this.#wake.add(woken.resolve);
        await Promise.race([woken.promise, closed.promise]);
        this.#wake.delete(woken.resolve);
      }
      if (hasEnded) return { value: undefined, done: true };
      given += 1;
      this.taken += 1;
      return { value: eventOf(String(given)), done: false };
    };
    return {
      next,
      return: async () => {
        if (!hasEnded) this.open -= 1;
        hasEnded = true;
        closed.resolve();
        return { value: undefined, done: true };
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  }
}

export interface StreamToy {
  readonly url: string;
  readonly source: Source;
  readonly logged: { details: object; message: string }[];
  /** The name that the edge of an event returns. */
  owner: string;
  /** The scopes of the credential `Bearer key`, or null once it has ended. */
  scopes: readonly string[] | null;
  /** The user of the browser, or null if no user is signed in. */
  user: string | null;
  stopStreams(): void;
  close(): Promise<void>;
}

/** A host with subscriptions whose events a test controls, on a real socket. */
export async function startStreamToy(host: HostName, { responseLimitBytes }: { responseLimitBytes?: number } = {}) {
  const source = new Source();
  const logged: StreamToy['logged'] = [];
  const write = (details: object, message: string) => void logged.push({ details, message });
  const log = { error: write, warn: write };
  const streams = createEventStreams({ heartbeatMs: 50, log });
  const resolvers = resolversOf(source, () => toy.owner);
  const schema = assembleSchema(host, SDL[host], resolvers[host]);
  const viewer = () => viewerOf(host, toy);
  const graphql = await createGraphqlMiddleware({
    schema,
    executor: createExecutor(schema, { responseLimitBytes }),
    introspection: true,
    log,
    streams,
    contextOf: (request) =>
      contextOf(host, request.headers.authorization === undefined && host === 'BACKEND' ? anonymous : viewer),
  });
  const app = express();
  app.all(
    STREAM_PATH,
    originCheck(() => ({ own: [OWN_ORIGIN], allowed: [] }), { everyMethod: true }),
  );
  if (graphql.streamHandler) app.all(STREAM_PATH, graphql.streamHandler);
  app.use((error: { status: number }, _req: Request, res: express.Response, _next: express.NextFunction) => {
    res.sendStatus(error.status);
  });
  const { url, close } = await listen(app, { host: '127.0.0.1', port: 0 });
  const toy: StreamToy = {
    url,
    source,
    logged,
    owner: 'Ann',
    scopes: ['organizations:read', 'workspaces:read'],
    user: '7',
    stopStreams: () => streams.stop(),
    close: async () => {
      await Promise.all([close(0), graphql.stop()]);
    },
  };
  return toy;
}

const anonymous = () => Viewer.anonymous(null);

function resolversOf(source: Source, owner: () => string): Record<HostName, Resolvers> {
  const readOwners = async (_: unknown, keys: readonly string[]) =>
    new Map(keys.map((key) => [key, { name: owner() }]));
  const Query = { version: () => 1 };
  return {
    BACKEND: {
      Query,
      Subscription: {
        ticks: {
          subscribe: (_, { padding }) =>
            source.subscribe((id) => ({ ticks: { id, type: 'tick', padding: 'x'.repeat(padding) } })),
        },
      },
      Tick: {
        failing: () => {
          throw new Error('the password is hunter2');
        },
        owner: (_, __, { loaders }) => loaders.load(readOwners, 'one'),
      },
    },
    DEPLOYMENT: {
      Query,
      Subscription: {
        visits: {
          subscribe: (_, __, { viewer }) =>
            source.subscribe((id) => ({ visits: { id, type: 'visit', userId: viewer.assertSignedIn().userId } })),
        },
      },
    },
  };
}

function viewerOf(host: HostName, { scopes, user }: StreamToy): Viewer {
  if (host === 'BACKEND') return scopes === null ? anonymous() : Viewer.apiKey(1, 'key', scopes);
  const signedIn = { sessionId: '1', signInId: '1', authenticatedAt: new Date().toISOString() };
  return user === null ? Viewer.anonymous(1) : Viewer.user(1, { ...signedIn, userId: user });
}

function contextOf(host: HostName, viewer: () => Viewer): Context {
  const sessionCookie = new SessionCookie(null);
  const context = {
    host,
    viewer: viewer(),
    browser: sessionCookie,
    sessionCookie,
    request: { id: 'request-1', ip: '', userAgent: null },
    authenticateAgain: async () => viewer(),
    loaders: new Loaders(() => context),
  } as unknown as Context;
  return context;
}
