import { randomText } from './random.ts';
import { type ApiKeyFields, createTestApiKeys } from './test-api-keys.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestKeys } from './test-keys.ts';
import { newWebhookSecret, type SignedWebhook, signWebhook, type WebhookFields } from './test-webhook.ts';

/** No service can have these names: RFC 2606 reserves `.invalid`. */
const URL_OF_DEPLOYMENT = 'https://deployment.gatehouse.invalid';
const URL_OF_BACKEND = 'https://backend.gatehouse.invalid';
const DEPLOYMENT_ID = '1';
const APP_NAME = 'Test';

/** What every token says. */
interface TokenFields {
  readonly userId?: string | undefined;
  readonly organizationId?: string | undefined;
  readonly workspaceId?: string | undefined;
  /** The permissions in the organization. */
  readonly permissions?: readonly string[] | undefined;
  /** Seconds until the token expires. Negative for one that has expired. */
  readonly expiresInSeconds?: number | undefined;
  /** Further claims, such as those of your JWT template. They replace others of the same name. */
  readonly claims?: Readonly<Record<string, unknown>> | undefined;
}

export interface SessionTokenFields extends TokenFields {
  /** Who acts for the user. */
  readonly impersonator?: string | undefined;
}

export interface AccessTokenFields extends TokenFields {
  /** The identifier of the resource: `accessTokensFor` of your API. */
  readonly resource: string;
  readonly clientId?: string | undefined;
  readonly scopes?: readonly string[] | undefined;
}

/** A Gatehouse in this process, which issues credentials as a test needs them. */
export interface FakeGatehouse {
  /** For `createAuth` of `@gatehouse/node`: the URL, a `fetch` that reaches only this Gatehouse, and its clock. */
  readonly authOptions: { readonly url: string; readonly fetch: typeof fetch; readonly now: () => number };
  /** For `apiKeys` of `createAuth`. */
  readonly apiKeyOptions: { readonly backendUrl: string; readonly credential: string; readonly appName: string };
  readonly clock: TestClock;
  sessionToken(fields?: SessionTokenFields): Promise<string>;
  accessToken(fields: AccessTokenFields): Promise<string>;
  apiKey(fields?: ApiKeyFields): string;
  /** A delivery, signed with `webhookSecret`. */
  webhook(fields: WebhookFields): Promise<SignedWebhook>;
  readonly webhookSecret: string;
}

/** Creates a Gatehouse for unit tests. Its keys are made now and stay in this process, so that no other API accepts them. */
export async function createFakeGatehouse({
  clock = createTestClock(),
}: {
  readonly clock?: TestClock;
} = {}): Promise<FakeGatehouse> {
  const [sessionKeys, accessKeys] = await Promise.all([createTestKeys(), createTestKeys()]);
  const credential = randomText();
  const webhookSecret = newWebhookSecret();
  const apiKeys = createTestApiKeys(APP_NAME, clock);

  function claimsOf({ organizationId, workspaceId, permissions = [], expiresInSeconds = 60 }: TokenFields) {
    const iat = Math.floor(clock.now() / 1_000);
    return {
      iss: URL_OF_DEPLOYMENT,
      iat: Math.min(iat, iat + expiresInSeconds),
      exp: iat + expiresInSeconds,
      ...(organizationId !== undefined && { org_id: organizationId, org_permissions: permissions }),
      ...(workspaceId !== undefined && { workspace_id: workspaceId, workspace_permissions: permissions }),
    };
  }

  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const route = `${request.method} ${request.url}`;
    if (route === `GET ${URL_OF_DEPLOYMENT}/.well-known/jwks.json`) return Response.json(sessionKeys.jwks);
    if (route === `GET ${URL_OF_DEPLOYMENT}/oauth/jwks`) return Response.json(accessKeys.jwks);
    if (route === `GET ${URL_OF_DEPLOYMENT}/.well-known/meta`) {
      return Response.json({ data: { deployment_id: Number(DEPLOYMENT_ID) } });
    }
    if (route !== `POST ${URL_OF_BACKEND}/api-auth/verify`) {
      throw new TypeError(`The fake Gatehouse has no ${route}. Test against a service in development mode instead.`);
    }
    if (request.headers.get('authorization') !== `Bearer ${credential}`) {
      return Response.json({ code: 'NOT_AUTHENTICATED', message: 'The API key is wrong.' }, { status: 401 });
    }
    const { key } = (await request.json()) as { key: string };
    return Response.json(apiKeys.check(key));
  };

  return {
    authOptions: { url: URL_OF_DEPLOYMENT, fetch: send, now: clock.now },
    apiKeyOptions: { backendUrl: URL_OF_BACKEND, credential, appName: APP_NAME },
    clock,
    webhookSecret,
    sessionToken: (fields = {}) =>
      sessionKeys.sign('session+jwt', {
        ...claimsOf(fields),
        aud: `urn:gatehouse:session:${DEPLOYMENT_ID}`,
        sub: fields.userId ?? '1',
        sid: randomText(),
        signin_id: randomText(),
        ...(fields.impersonator !== undefined && { act: { sub: fields.impersonator } }),
        ...fields.claims,
      }),
    accessToken({ clientId = '2', scopes = [], ...fields }) {
      return accessKeys.sign('at+jwt', {
        ...claimsOf({ expiresInSeconds: 3_600, ...fields }),
        aud: fields.resource,
        // A machine is its own subject.
        sub: fields.userId ?? clientId,
        client_id: clientId,
        jti: randomText(),
        scope: scopes.join(' '),
        ...fields.claims,
      });
    },
    apiKey: apiKeys.add,
    webhook: (fields) => signWebhook(fields, webhookSecret, clock.now()),
  };
}
