import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import ipaddr from 'ipaddr.js';
import { exportJWK, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { clientSecretCell } from '../../../src/identity/social-providers/client-secret.ts';
import type {
  AuthorizationRequest,
  AuthorizationResponse,
  ProviderRow,
  SocialClientContext,
} from '../../../src/identity/social-providers/social-client.ts';
import { createVault } from '../../../src/platform/crypto/vault.ts';
import { createLog } from '../../../src/platform/logging/log.ts';
import { createAddressGuard } from '../../../src/platform/outgoing/addresses.ts';
import { createOutgoingHttp } from '../../../src/platform/outgoing/create-outgoing-http.ts';
import { unique } from '../../support/world.ts';

/** A request that a local provider has received. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly form: URLSearchParams;
}

export interface LocalResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or text that is sent as it is. */
  readonly body: unknown;
}

type Route = (request: ReceivedRequest) => LocalResponse | Promise<LocalResponse>;

/** A provider on this machine whose responses a test writes. */
export interface LocalProvider {
  readonly url: string;
  /** By path. A test may change them. */
  readonly routes: Record<string, Route>;
  readonly requests: ReceivedRequest[];
}

const servers: Server[] = [];

export async function startLocalProvider(): Promise<LocalProvider> {
  const routes: Record<string, Route> = {};
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { method = '', headers } = incoming;
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    const request = { method, url, headers, form: new URLSearchParams(Buffer.concat(chunks).toString()) };
    requests.push(request);
    const route = routes[url.pathname];
    const { status = 200, headers: own = {}, body } = route ? await route(request) : { status: 404, body: {} };
    const isText = typeof body === 'string' || Buffer.isBuffer(body);
    outgoing.writeHead(status, { 'content-type': 'application/json', ...own });
    outgoing.end(isText ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, routes, requests };
}

export function stopLocalProviders(): void {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}

const KID = 'key-1';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

export { privateKey, publicKey };

const JWK = { ...(await exportJWK(publicKey)), kid: KID, alg: 'RS256', use: 'sig' };

export const CLIENT_ID = 'client-1';
export const CLIENT_SECRET = 'the secret of the client';
export const REQUEST: AuthorizationRequest = {
  secrets: { state: 'the-state', nonce: 'the-nonce', codeVerifier: 'v'.repeat(43) },
  redirectUri: 'https://acme.example/auth/sso/callback/test',
  isReauthentication: false,
};
export const RESPONSE: AuthorizationResponse = { state: 'the-state', code: 'the-code' };

/** An ID token of a local provider. */
export function idToken(
  claims: JWTPayload,
  { key = privateKey, ...header }: Partial<JWTHeaderParameters> & { readonly key?: KeyObject | Uint8Array } = {},
): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KID, ...header }).sign(key);
}

const now = () => Math.floor(Date.now() / 1_000);

/** The claims that each ID token has. */
export const standardClaims = (issuer: string): JWTPayload => ({
  iss: issuer,
  aud: CLIENT_ID,
  sub: 'person-1',
  iat: now(),
  exp: now() + 300,
  nonce: REQUEST.secrets.nonce,
});

/** Makes a local server a provider with OpenID Connect whose ID tokens have these claims. Returns the issuer. */
export function serveOidc(
  { url, routes }: LocalProvider,
  claims: JWTPayload,
  { path = '', issuer = url + path, document = {} }: { path?: string; issuer?: string; document?: object } = {},
): string {
  routes[`${path}/.well-known/openid-configuration`] = () => ({
    body: {
      issuer,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
      ...document,
    },
  });
  routes['/keys'] = () => ({ body: { keys: [JWK] } });
  routes['/token'] = async () => ({
    body: {
      access_token: 'an-access-token',
      token_type: 'Bearer',
      expires_in: 3600,
      id_token: await idToken({ ...standardClaims(issuer), ...claims }),
    },
  });
  return url + path;
}

/** Makes a local server a provider with OAuth 2.0 and this profile. Returns its endpoints. */
export function serveOauth({ url, routes }: LocalProvider, profile: unknown) {
  routes['/token'] = () => ({ body: { access_token: 'an-access-token', token_type: 'bearer' } });
  routes['/profile'] = () => ({ body: profile });
  return { authorizationUrl: `${url}/authorize`, tokenUrl: `${url}/token`, profileUrl: `${url}/profile` };
}

export const LOOPBACK = [ipaddr.parseCIDR('127.0.0.0/8')];
const vault = createVault([Buffer.alloc(32, 7)]);

/** What the log has received, for tests of what it contains. */
export const logged: string[] = [];

/** A context that reaches providers on this machine. */
export function socialContext(parts: Partial<SocialClientContext> = {}): SocialClientContext {
  return {
    vault,
    outgoingHttp: createOutgoingHttp({ guard: createAddressGuard({ allow: LOOPBACK }) }),
    log: createLog('debug', { write: (line: string) => void logged.push(line) }),
    viewer: { deploymentId: 7 } as SocialClientContext['viewer'],
    ...parts,
  };
}

/** A row of the settings. Each has another id, so that no configuration is cached from another test. */
export function providerRow({
  clientSecret = CLIENT_SECRET,
  ...changes
}: Partial<ProviderRow> & Pick<ProviderRow, 'kind' | 'endpoints'> & { clientSecret?: string | null }): ProviderRow {
  const id = unique('provider');
  return {
    id,
    name: 'test',
    clientId: CLIENT_ID,
    clientSecretSealed: clientSecret === null ? null : vault.seal(clientSecret, clientSecretCell(id)),
    scopes: [],
    tokensStored: false,
    ...changes,
  };
}
