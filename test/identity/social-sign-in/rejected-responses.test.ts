import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserClient } from '../../support/clients.ts';
import { createWorldWithMessages, outcomeOf } from '../../support/message-sign-in.ts';
import {
  addProvider,
  newPersonThere,
  startProvider,
  type TestProvider,
  visitProvider,
} from '../../support/social-provider.ts';
import type { World } from '../../support/world.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startProvider();
});

const NAME = 'idp';

async function worldWithProvider() {
  const world = await createWorldWithMessages();
  await addProvider(world, provider, { name: NAME });
  return world;
}

/** The rows that a sign-in or sign-up creates, by their table. */
async function rowsOf({ services, id }: World) {
  const tables = [
    'user',
    'user_email',
    'social_connection',
    'session',
    'signin',
    'signin_attempt',
    'signup_attempt',
  ] as const;
  const counts = await Promise.all(
    tables.map((table) =>
      services.database.rows
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('deployment_id', '=', id)
        .executeTakeFirstOrThrow(),
    ),
  );
  return Object.fromEntries(tables.map((table, index) => [table, counts[index]?.count]));
}

/** Starts a sign-in in the browser and signs in at the provider. Returns its parameters. */
async function returned(browser: BrowserClient) {
  const { body } = await browser.post('/auth/sso', { provider: NAME });
  return visitProvider(body.data.authorization_url);
}

const complete = (browser: BrowserClient, parameters: object) =>
  browser.post('/auth/sso/callback', { provider: NAME, ...parameters });

/** Changes the token endpoint's next response. */
const changeResponse = (change: (response: { body: unknown; statusCode: number }) => void) =>
  void provider.server.service.once('beforeResponse', change as never);

type Tampering = (browser: BrowserClient, world: World) => Promise<{ readonly status: number }>;

const EXPIRED = [400, 'SOCIAL_SIGN_IN_EXPIRED'] as const;
const INVALID = [400, 'SOCIAL_RESPONSE_INVALID'] as const;
/** Also what the provider of these tests says about another verifier: `invalid_request`. */
const FAILED = [503, 'SOCIAL_PROVIDER_FAILED'] as const;

const TAMPERINGS: readonly (readonly [string, readonly [number, string], Tampering])[] = [
  [
    'a state that no attempt has',
    EXPIRED,
    async (browser) => complete(browser, { ...(await returned(browser)), state: `1.${'x'.repeat(43)}` }),
  ],
  [
    'a state whose secret was changed',
    EXPIRED,
    async (browser) => {
      const { state = '', ...rest } = await returned(browser);
      return complete(browser, { ...rest, state: `${state.slice(0, -1)}${state.endsWith('A') ? 'B' : 'A'}` });
    },
  ],
  [
    'a state with another id',
    EXPIRED,
    async (browser) => {
      const { state = '', ...rest } = await returned(browser);
      return complete(browser, { ...rest, state: state.replace(/^\d+/, (id) => String(BigInt(id) + 1n)) });
    },
  ],
  [
    'a browser without the cookie',
    EXPIRED,
    async (browser, world) => complete(world.browser(), await returned(browser)),
  ],
  [
    'a browser with an attempt of its own',
    EXPIRED,
    async (browser, world) => {
      const other = world.browser();
      await returned(other);
      return complete(other, await returned(browser));
    },
  ],
  [
    'the state of another deployment',
    EXPIRED,
    async (browser) => {
      const foreign = (await worldWithProvider()).browser();
      const parameters = await returned(foreign);
      await returned(browser);
      browser.socialCookie = foreign.socialCookie;
      return complete(browser, parameters);
    },
  ],
  [
    'a response whose attempt has expired',
    EXPIRED,
    async (browser, { services, id }) => {
      const parameters = await returned(browser);
      await services.database.rows
        .updateTable('social_attempt')
        .set({ expires_at: new Date(Date.now() - 1_000).toISOString() })
        .where('deployment_id', '=', id)
        .execute();
      return complete(browser, parameters);
    },
  ],
  [
    'a provider that was disabled meanwhile',
    [400, 'STRATEGY_NOT_AVAILABLE'],
    async (browser, { backend }) => {
      const parameters = await returned(browser);
      await backend.patch(`/settings/social-connections/${NAME}`, { enabled: false });
      return complete(browser, parameters);
    },
  ],
  [
    'the code of another attempt, whose verifier it does not have',
    FAILED,
    async (browser, world) => {
      const { code } = await returned(world.browser());
      return complete(browser, { ...(await returned(browser)), code });
    },
  ],
  [
    'a foreign code that an attacker has stored first',
    FAILED,
    async (browser, world) => {
      const { code } = await returned(world.browser());
      const parameters = await returned(browser);
      await world.browser().post('/auth/sso/response', { provider: NAME, state: parameters['state'], code });
      return complete(browser, parameters);
    },
  ],
  [
    'a rejected consent',
    [400, 'SOCIAL_SIGN_IN_DENIED'],
    async (browser) => {
      const { state } = await returned(browser);
      return complete(browser, { state, error: 'access_denied', error_description: 'The person said no.' });
    },
  ],
  [
    'an ID token with the nonce of another attempt',
    INVALID,
    async (browser) => {
      const parameters = await returned(browser);
      provider.person = newPersonThere({ nonce: 'other' });
      return complete(browser, parameters);
    },
  ],
  [
    'no ID token',
    INVALID,
    async (browser) => {
      const parameters = await returned(browser);
      changeResponse((response) => Object.assign(response.body as object, { id_token: undefined }));
      return complete(browser, parameters);
    },
  ],
  [
    'a provider that does not accept the client',
    FAILED,
    async (browser) => {
      const parameters = await returned(browser);
      changeResponse((response) => Object.assign(response, { statusCode: 401, body: { error: 'invalid_client' } }));
      return complete(browser, parameters);
    },
  ],
];

describe('a response with', () => {
  it.each(TAMPERINGS)('%s is rejected and leaves nothing behind', async (_, rejection, tamper) => {
    const world = await worldWithProvider();
    provider.person = newPersonThere();
    const browser = world.browser();
    const before = await rowsOf(world);
    expect(outcomeOf((await tamper(browser, world)) as never)).toEqual(rejection);
    expect(await rowsOf(world)).toEqual(before);
    expect((await browser.get('/me')).status).toBe(401);
  });
});
