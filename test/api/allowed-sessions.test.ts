import type { GraphQLField } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectRoutes, type Route } from '../../src/api/rest/routes.ts';
import { graphOf } from '../../src/api/schema/graph.ts';
import { changeSettings, PASSWORD } from '../support/accounts.ts';
import { addUser } from '../support/add-user.ts';
import { fillPath } from '../support/all-resources.ts';
import type { BrowserClient } from '../support/clients.ts';
import { exampleBodyOf, slices } from '../support/examples.ts';
import { waitForMail } from '../support/mail.ts';
import { operationDocument, toGraphqlNames } from '../support/operation-documents.ts';
import { clientWithToken, createSessionToken } from '../support/session-tokens.ts';
import { backdateAuthentication, openSignedInBrowser } from '../support/sign-in.ts';
import { createImpersonation, openImpersonatedBrowser, redeem } from '../support/sign-in-tickets.ts';
import { ABSENT } from '../support/users.ts';
import { createWorld, unique, type World } from '../support/world.ts';

/* The tests are derived from `session` of `@access`, so a new operation is tested without a change here. */

const graph = graphOf(slices.DEPLOYMENT);
const changes = collectRoutes(slices.DEPLOYMENT, 'DEPLOYMENT').filter(({ operation }) => operation !== 'query');
const named = (routes: readonly Route[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route.operation, route] as const);
const withSession = (...allowed: readonly Route['access']['session'][]) =>
  changes.filter(({ access }) => allowed.includes(access.session));

/** For each conditional operation, a body that needs the user's own session, and one that does not. */
const CONDITIONAL: Readonly<Record<string, { readonly rejected: object; readonly accepted: object }>> = {
  startAuthenticator: { rejected: {}, accepted: { signin_attempt_id: ABSENT } },
  verifyAuthenticator: {
    rejected: { code1: '123456', code2: '654321' },
    accepted: { code1: '123456', code2: '654321', signin_attempt_id: ABSENT },
  },
  regenerateBackupCodes: { rejected: {}, accepted: { signin_attempt_id: ABSENT } },
  updateMe: { rejected: { username: 'other' }, accepted: { first_name: 'Ada', username: null } },
  linkMyWallet: {
    rejected: { message: 'a message', signature: `0x${'0'.repeat(130)}` },
    accepted: { message: 'a message', signature: `0x${'0'.repeat(130)}`, signin_attempt_id: ABSENT },
  },
};
/** Those that depend on more than the body, which have tests of their own. */
const TESTED_APART = ['deleteMySession', 'verifyMagicLink'];
const conditional = withSession('CONDITIONAL').filter(({ operationId }) => !TESTED_APART.includes(operationId));

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const pathOf = ({ path, pathNames }: Route) =>
  fillPath(path, Object.fromEntries(pathNames.map((name) => [name, name === 'app_name' ? 'gateway' : ABSENT])));

const send = (browser: Pick<BrowserClient, 'request'>, route: Route, body: object | undefined = exampleBodyOf(route)) =>
  browser.request(route.method, pathOf(route), body);

async function codeInRest(browser: Pick<BrowserClient, 'request'>, route: Route, body?: object): Promise<unknown> {
  const response = await send(browser, route, body);
  return (response.body as { errors?: readonly { code: string }[] }).errors?.[0]?.code ?? response.status;
}

/** The name that GraphQL has for the operation of a route, which has the same resolver and arguments. */
function graphqlNameOf({ field }: Route): string {
  const fields: Record<string, GraphQLField<unknown, unknown>> = graph.getMutationType()?.getFields() ?? {};
  const found = Object.values(fields).find(({ extensions }) => extensions.operation === field.extensions.operation);
  if (!found) throw new Error(`${field.name} is not in the graph.`);
  return found.name;
}

async function codeInGraphql(browser: BrowserClient, route: Route, body = exampleBodyOf(route)): Promise<unknown> {
  const variables = route.field.args.map(({ name, type }) => {
    if (name === 'input') return [name, toGraphqlNames(type, body)];
    return [name, name === 'appName' ? 'gateway' : ABSENT];
  });
  const document = operationDocument(graph, 'mutation', graphqlNameOf(route));
  const response = await browser.graphql(document, Object.fromEntries(variables));
  return response.body.errors?.[0]?.extensions?.code ?? response.status;
}

/** The ways to send an operation. A subscription has a stream in REST, and is not compared with a mutation. */
const waysToSend = ({ operation }: Route) => (operation === 'mutation' ? [codeInRest, codeInGraphql] : [codeInRest]);

async function openImpersonated(): Promise<BrowserClient> {
  return (await openImpersonatedBrowser(world, (await addUser(world)).id)).browser;
}

describe('an impersonated session', () => {
  it.each(named(withSession('NOT_IMPERSONATED', 'OWN_BROWSER', 'REAUTHENTICATED')))(
    'may not run %s (%s)',
    async (_, __, route) => {
      const browser = await openImpersonated();
      for (const codeOf of waysToSend(route)) expect(await codeOf(browser, route)).toBe('IMPERSONATED_SESSION');
    },
  );

  it.each(named(withSession('ANY')))('may run %s (%s)', async (_, __, route) => {
    const browser = await openImpersonated();
    for (const codeOf of waysToSend(route)) expect(await codeOf(browser, route)).not.toBe('IMPERSONATED_SESSION');
  });

  it.each(named(conditional))('may run %s (%s) only where it does not keep access', async (_, __, route) => {
    const { rejected, accepted } = CONDITIONAL[route.operationId] ?? {};
    const browser = await openImpersonated();
    for (const codeOf of waysToSend(route)) {
      expect(await codeOf(browser, route, rejected)).toBe('IMPERSONATED_SESSION');
      expect(await codeOf(browser, route, accepted)).not.toBe('IMPERSONATED_SESSION');
    }
  });

  it('may not end another session', async () => {
    const { id } = await addUser(world);
    const own = await openSignedInBrowser(world, id);
    const [session] = (await own.get('/me/sessions')).body.data;
    const { browser } = await openImpersonatedBrowser(world, id);
    const other = await browser.delete(`/me/sessions/${session?.id}`);
    expect([other.status, other.body.errors[0].code]).toEqual([403, 'IMPERSONATED_SESSION']);
    expect((await own.get('/me')).status).toBe(200);
  });

  it('may not verify an address that the user added in the same browser', async () => {
    const linkWorld = await createWorld();
    await changeSettings(linkWorld, { email: { otp_verification_allowed: false } });
    const { id } = await addUser(linkWorld);
    const browser = await openSignedInBrowser(linkWorld, id);
    const address = `${unique('work')}@example.com`;
    const { data: added } = (await browser.post('/me/emails', { email: address })).body;
    expect((await browser.post(`/me/emails/${added.id}/prepare-verification`, {})).status).toBe(200);
    const token = (await waitForMail(linkWorld, address)).link?.searchParams.get('token');
    const { ticket } = await createImpersonation(linkWorld, id);
    expect((await redeem(browser, ticket)).status).toBe(200);
    const response = await browser.post('/auth/verify-magic-link', { token });
    expect([response.status, response.body.errors[0].code]).toEqual([403, 'IMPERSONATED_SESSION']);
  });
});

describe('a session token', () => {
  const routes = [...withSession('OWN_BROWSER', 'REAUTHENTICATED'), ...conditional];
  it.each(named(routes))('may not run %s (%s)', async (_, __, route) => {
    const browser = await openSignedInBrowser(world, (await addUser(world)).id);
    const bearer = clientWithToken(world, await createSessionToken(browser));
    const request: BrowserClient['request'] = (method, path, body) => bearer.call(method, path, body);
    expect(await codeInRest({ request }, route, CONDITIONAL[route.operationId]?.rejected)).toBe(
      'INSUFFICIENT_PERMISSIONS',
    );
  });
});

describe('an authentication that is older than ten minutes', () => {
  it.each(named([...withSession('REAUTHENTICATED'), ...conditional]))(
    'is not enough for %s (%s)',
    async (_, __, route) => {
      const browser = await openLate();
      for (const codeOf of waysToSend(route)) {
        expect(await codeOf(browser, route, CONDITIONAL[route.operationId]?.rejected)).toBe(
          'REAUTHENTICATION_REQUIRED',
        );
      }
    },
  );

  it.each(named(withSession('NOT_IMPERSONATED')))('is enough for %s (%s)', async (_, __, route) => {
    const browser = await openLate();
    for (const codeOf of waysToSend(route)) expect(await codeOf(browser, route)).not.toBe('REAUTHENTICATION_REQUIRED');
  });

  async function openLate(): Promise<BrowserClient> {
    const { id } = await addUser(world, { password: PASSWORD });
    const browser = await openSignedInBrowser(world, id);
    await backdateAuthentication(world, id);
    return browser;
  }
});

it('a recent authentication is required for every deletion under /me and every change of a password or factor', () => {
  const own = changes.filter(
    ({ method, path }) =>
      path.startsWith('/me') &&
      (method === 'DELETE' || /password|authenticator|passkeys|backup|primary|wallets|social/.test(path)),
  );
  const others = own.filter(({ access }) => !['REAUTHENTICATED', 'CONDITIONAL'].includes(access.session ?? ''));
  // They do not change how the user signs in.
  expect(others.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'DELETE /me/invitations/{invitation_id}',
    'DELETE /me/oauth-grants/{grant_id}',
    'DELETE /me/profile-image',
  ]);
});
