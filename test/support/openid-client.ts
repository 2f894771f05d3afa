import * as client from 'openid-client';
import { secretHash } from '../../src/oauth/applications/application-secret.ts';
import { OauthApplication } from '../../src/oauth/applications/oauth-application.entity.ts';
import { OauthApplicationSecret } from '../../src/oauth/applications/oauth-application-secret.entity.ts';
import { newToken } from '../../src/platform/crypto/tokens.ts';
import type { BrowserClient } from './clients.ts';
import { sendRequest } from './http.ts';
import { service } from './service.ts';
import type { World } from './world.ts';

export const REDIRECT_URI = 'https://app.example.com/callback';
/** The secret of each application that {@link addApplication} adds. */
export const SECRET = newToken();

/** An application of the deployment, as a client of OpenID Connect. */
export interface RelyingParty {
  readonly id: string;
  readonly configuration: client.Configuration;
}

type Fields = Partial<
  Pick<OauthApplication, 'type' | 'authMethod' | 'redirectUris' | 'scopes' | 'resources' | 'isFirstParty'>
> &
  Record<string, unknown>;

/** Adds an application with a secret to the deployment, by default one of the product itself on a server. */
export async function addApplication({ services, id: deploymentId }: World, fields: Fields = {}): Promise<string> {
  const em = services.database.orm.em.fork();
  const now = new Date();
  const id = services.database.ids.next();
  const stamps = { createdAt: now, updatedAt: now };
  em.create(OauthApplication, {
    id,
    deploymentId,
    type: 'web',
    name: 'Ledger',
    authMethod: 'client_secret_basic',
    redirectUris: [REDIRECT_URI],
    postLogoutRedirectUris: ['https://app.example.com/signed-out'],
    scopes: ['openid', 'profile', 'email', 'phone', 'organizations', 'offline_access'],
    resources: [],
    isFirstParty: true,
    isActive: true,
    accessTokenLifetime: 3_600,
    refreshTokenLifetime: 86_400,
    ...stamps,
    ...fields,
  } as never);
  const secret = { id: services.database.ids.next(), deploymentId, applicationId: id, secretHash: secretHash(SECRET) };
  await em.flush();
  em.create(OauthApplicationSecret, { ...secret, hint: SECRET.slice(-4), ...stamps } as never);
  await em.flush();
  return id;
}

export const issuerOf = ({ frontendHost }: World) => `https://${frontendHost}`;

/** The application as `openid-client` sees it. */
export async function relyingParty(world: World, fields: Fields = {}): Promise<RelyingParty> {
  const id = await addApplication(world, fields);
  const authentication = fields.authMethod === 'none' ? client.None() : client.ClientSecretBasic(SECRET);
  const configuration = await client.discovery(new URL(issuerOf(world)), id, {}, authentication, {
    [client.customFetch]: deploymentFetch(world),
  });
  return { id, configuration };
}

/** A fetch that finds the host of a deployment at the test service. */
export function deploymentFetch({ frontendHost }: World): client.CustomFetch {
  return async (url, { method, headers, body }) => {
    const { deployment } = await service();
    const { pathname, search } = new URL(url);
    const response = await sendRequest({
      method,
      url: `${deployment.url}${pathname}${search}`,
      headers: { ...Object.fromEntries(new Headers(headers)), host: frontendHost },
      ...(body != null && { body: String(body) }),
    });
    const flat = Object.entries(response.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    return new Response(response.text, { status: response.status, headers: flat });
  };
}

/**
 * Opens a URL in the browser and follows the redirects up to a page that does not redirect, or to another site. Adds the cookies to
 * those that it got before.
 */
export async function follow(
  { frontendHost }: World,
  { cookie }: BrowserClient,
  start: string | URL,
  cookies = new Map<string, string>(),
) {
  const { deployment } = await service();
  const origin = `https://${frontendHost}`;
  if (cookie !== null) cookies.set('__session', cookie);
  let url = new URL(start, origin);
  for (let n = 0; n < 10; n += 1) {
    if (url.origin !== origin) return { url, page: null };
    const response = await sendRequest({
      method: 'GET',
      url: `${deployment.url}${url.pathname}${url.search}`,
      headers: {
        host: frontendHost,
        accept: 'text/html',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      },
    });
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const { location } = response.headers;
    if (location === undefined) return { url, page: response };
    url = new URL(String(location), url);
  }
  throw new Error(`The browser is redirected again and again, at last to ${url}.`);
}

/** Signs in to an application: returns the URL of its page with the code, and what its exchange needs. */
export async function authorize(
  world: World,
  browser: BrowserClient,
  { configuration }: RelyingParty,
  parameters: Readonly<Record<string, string>> = {},
) {
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  const expectedState = client.randomState();
  const asked = client.buildAuthorizationUrl(configuration, {
    redirect_uri: REDIRECT_URI,
    scope: 'openid email',
    state: expectedState,
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    ...parameters,
  });
  const cookies = new Map<string, string>();
  const { url, page } = await follow(world, browser, asked, cookies);
  return { url, page, cookies, checks: { pkceCodeVerifier, expectedState } };
}
