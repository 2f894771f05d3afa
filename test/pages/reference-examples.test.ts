import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stopServers } from '../platform/mail/servers.ts';
import { fillPath } from '../support/all-resources.ts';
import { BackendClient, type BrowserClient } from '../support/clients.ts';
import { allRoutes, HOSTS, type Host } from '../support/examples.ts';
import { stopReceivers } from '../support/receivers.ts';
import { service } from '../support/service.ts';
import { type ShownRequest, shownRequests } from '../support/shown-requests.ts';
import { preparations } from '../support/statements/count.ts';
import {
  createFixture,
  type Fixture,
  type Preparation,
  type Preparations,
  type RequestParts,
} from '../support/statements/fixture.ts';
import { closeStreams, openStream } from '../support/streams.ts';
import { createWorld, unique } from '../support/world.ts';

/* The requests are read from the pages, so the example of a new operation is tested without a change here. */

const MAILED_TOKEN = 'requires a token that is only mailed';
const PROVIDER_RESPONSE = 'requires the state of a request that a browser has started';
const MESSAGE_CODE = 'requires a code that is only mailed or sent to a phone';

/** Operations whose example cannot succeed, because a part of the request exists only once, with the reason. */
const CANNOT_SUCCEED: Readonly<Record<string, string>> = {
  acceptInvitation: MAILED_TOKEN,
  invitationPreview: MAILED_TOKEN,
  renewInvitation: MAILED_TOKEN,
  resetPassword: MAILED_TOKEN,
  verifyMagicLink: MAILED_TOKEN,
  attemptVerification: MESSAGE_CODE,
  verifyMyEmail: MESSAGE_CODE,
  verifyMyPhone: MESSAGE_CODE,
  verifyAuthenticator: 'requires two codes of an authenticator, which change every 30 seconds',
  attemptPasskey: 'requires the signature of a passkey',
  registerPasskey: 'requires the signature of a passkey',
  linkMyWallet: 'requires the signature of a wallet',
  completeSocialSignIn: PROVIDER_RESPONSE,
  storeSocialResponse: PROVIDER_RESPONSE,
};

/** A deployment in which the account of the examples exists, created by the example of `POST /users`. */
async function withExampleUser() {
  const world = await createWorld();
  const { body } = shown('BACKEND', 'POST', '/users');
  const { status, text } = await world.backend.post('/users', body);
  if (status !== 201) throw new Error(text);
  return { client: world.browser() };
}

/** An API whose users may create keys with the permissions of the examples. */
const selfServiceApp: Preparation = async ({ create, admin }) => {
  const app = { name: unique('app'), self_service: { permissions: ['invoices:read'] } };
  return { client: admin.browser, values: { app_name: (await create('/api-auth/apps', app)).name } };
};

/** In place of the preparations of the statement counts, whose bodies contain what the examples contain here. */
const own: Readonly<Record<Host, Preparations>> = {
  BACKEND: {
    // The example of an import creates the account of the examples in the fixture, after its response.
    createUser: async () => ({ client: (await createWorld()).backend }),
  },
  DEPLOYMENT: {
    signIn: withExampleUser,
    signUp: async () => ({ client: (await createWorld()).browser() }),
    createMyApiAuthKey: selfServiceApp,
  },
};

let pages: ReadonlyMap<string, ShownRequest>;
let fixtures: Readonly<Record<Host, Fixture>>;

const keyOf = (host: Host, method: string, path: string) => `${host} ${method} ${path}`;

function shown(host: Host, method: string, path: string): ShownRequest {
  const request = pages.get(keyOf(host, method, path));
  if (!request) throw new Error(`The API reference shows no request for ${method} ${path}.`);
  return request;
}

beforeAll(async () => {
  fixtures = { BACKEND: await createFixture(), DEPLOYMENT: await createFixture() };
  const { backend, deployment } = await service();
  const requests = [
    ...(await shownRequests('BACKEND', backend.url, new URL(backend.url).host)),
    ...(await shownRequests('DEPLOYMENT', deployment.url, fixtures.DEPLOYMENT.world.frontendHost)),
  ];
  pages = new Map(requests.map((each) => [keyOf(each.host, each.route.method, each.route.path), each]));
});

afterAll(async () => {
  closeStreams();
  await Promise.all([stopReceivers(), stopServers()]);
});

/** Deletions are last, so that they do not remove what other examples need. */
const ORDER = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const requests = ORDER.flatMap((order) =>
  [...new Map(allRoutes.map((each) => [keyOf(each.host, each.route.method, each.route.path), each])).values()]
    .filter(({ route }) => route.method === order)
    .map(({ host, route: { operationId, method, path } }) => ({ host, operationId, method, path })),
);
const [possible, impossible] = [false, true].map((isListed) =>
  requests.filter(({ operationId }) => operationId in CANNOT_SUCCEED === isListed),
) as [typeof requests, typeof requests];

/** The status and the text of the response to the request that the page shows. */
async function outcomeOf({ host, method, path }: (typeof requests)[number]): Promise<string> {
  const request = shown(host, method, path);
  const { operationId } = request.route;
  const prepare = own[host][operationId] ?? preparations[host][operationId];
  const { status, text } = await send(request, (await prepare?.(fixtures[host])) ?? {});
  return `${status} ${text.slice(0, 500)}, for the body ${JSON.stringify(request.body)}`;
}

describe('an example of the API reference', () => {
  it.each(possible)('succeeds when it is sent: $method $path of the host $host', async (each) => {
    const outcome = await outcomeOf(each);
    expect(outcome, outcome).toMatch(/^2/);
  });

  it.each(impossible)('is rejected where it cannot be real: $method $path of the host $host', async (each) => {
    const outcome = await outcomeOf(each);
    expect(outcome, outcome).toMatch(/^4/);
  });

  it('is prepared and excused only for operations that exist', () => {
    const names = new Set([...pages.values()].map(({ route }) => route.operationId));
    expect(Object.keys(CANNOT_SUCCEED).filter((name) => !names.has(name))).toEqual([]);
    expect(HOSTS.flatMap((host) => Object.keys(own[host])).filter((name) => !names.has(name))).toEqual([]);
  });
});

const EXAMPLE_ID = '7204519936130318337';
const KNOWN = '/{user_id}/{organization_id}/{workspace_id}/{app_name}/{role_id}/{endpoint_id}/{key_id}/{delivery_id}';

/** Sends the request as it is shown, with the ids and names of existing resources. */
async function send(request: ShownRequest, { client: given, values, body: prepared }: RequestParts) {
  const { host, route, method, headers } = request;
  const { world, resources, admin } = fixtures[host];
  const client = given ?? (host === 'BACKEND' ? world.backend : admin.browser);
  const path = fillPath(request.path, { ...resources.valuesFor(route.path), ...values });
  const known = { ...resources.valuesFor(route.path + KNOWN), ...values, ...prepared };
  const body = request.body === undefined ? undefined : withIds(request.body, known);
  if (route.operation === 'subscription') return stream(request, client, path, body);
  if (client instanceof BackendClient) {
    // The client sends its own key.
    const { authorization, 'content-type': _, ...others } = headers;
    return (authorization === undefined ? client.with(null) : client).request(method, path, body, others);
  }
  return withoutCookie(client, (cookie) => client.request(method, path, body, filled(headers, cookie)));
}

/** Sends a request whose credential is in a header, as curl does. */
async function withoutCookie<Result>(
  client: BrowserClient,
  work: (cookie: string) => Promise<Result>,
): Promise<Result> {
  const { cookie } = client;
  client.cookie = null;
  try {
    return await work(String(cookie));
  } finally {
    client.cookie = cookie;
  }
}

/** Opens a stream. One that is opened with POST ends by itself. */
async function stream({ host, method, headers }: ShownRequest, client: object, path: string, body: unknown) {
  const { backend, deployment } = await service();
  const { world } = fixtures[host];
  const credential = client instanceof BackendClient ? world.apiKey : String((client as BrowserClient).cookie);
  const opened = await openStream(host === 'BACKEND' ? backend.url : deployment.url, '', {
    path,
    method,
    headers: {
      authorization: '',
      ...(host === 'DEPLOYMENT' && { host: world.frontendHost }),
      ...filled(headers, credential),
    },
    ...(body !== undefined && { body: body as object }),
  });
  if (method === 'POST' && opened.status < 300) await opened.ended;
  else opened.close();
  return { status: opened.status, text: opened.text() };
}

const filled = (headers: ShownRequest['headers'], credential: string) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('$CREDENTIAL', credential)]));

/** The body with the ids and names of existing resources. Nothing else changes. */
function withIds(value: unknown, known: Readonly<Record<string, unknown>>, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withIds(item, known, name.replace(/s$/, '')));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([field, item]) => [field, withIds(item, known, field)]));
  }
  return value === EXAMPLE_ID || name === 'app_name' ? (known[name] ?? value) : value;
}
