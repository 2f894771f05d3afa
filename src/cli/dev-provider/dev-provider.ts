import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type AuthorizationRequest,
  InvalidRequest,
  readAuthorizationRequest,
  responseUrl,
} from './authorization-request.ts';
import { type DevPerson, enteredPerson } from './people.ts';
import { readForm, sendJson, sendPage, sendRedirect } from './responses.ts';
import { errorPage, signInPage } from './sign-in-page.ts';
import { SingleUse } from './single-use.ts';
import { TokenEndpoint } from './token-endpoint.ts';

export interface DevProviderOptions {
  /** The URLs to which it returns browsers. */
  readonly redirectUris: readonly string[];
  /** The people that its page lists. */
  readonly people: readonly DevPerson[];
  /** By default any free one. */
  readonly port?: number;
}

export interface DevProvider {
  readonly issuer: string;
  close(): Promise<void>;
}

const PAGE_MS = 600_000;
const HOST = '127.0.0.1';

/**
 * Starts a provider with OpenID Connect on this machine, at which each person can sign in as any other. It accepts connections of this
 * machine only, and no request by another name than its address, so that no page of another site can read it.
 */
export async function startDevProvider({ redirectUris, people, port = 0 }: DevProviderOptions): Promise<DevProvider> {
  const server = createServer();
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, HOST, listening));
  const host = `${HOST}:${(server.address() as AddressInfo).port}`;
  const issuer = `http://${host}`;
  const routes = routesOf(issuer, new Set(redirectUris), people, await TokenEndpoint.create(issuer));
  server.on('request', (request, response) => {
    answer(routes, host, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { error: 'server_error' });
    });
  });
  return {
    issuer,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

type Route = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;
type Routes = Readonly<Record<string, Route>>;

async function answer(routes: Routes, host: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = URL.parse(request.url ?? '', `http://${host}`);
  if (request.headers.host !== host || url === null) return sendJson(response, 421, { error: 'invalid_request' });
  const route = routes[`${request.method} ${url.pathname}`];
  if (route === undefined) return sendJson(response, 404, { error: 'not_found' });
  try {
    await route(request, response, url);
  } catch (error) {
    if (!(error instanceof InvalidRequest)) throw error;
    const { code, message, target } = error;
    if (target === null) sendPage(response, 400, (nonce) => errorPage(message, nonce));
    else sendRedirect(response, responseUrl(`http://${host}`, target, { error: code, error_description: message }));
  }
}

function routesOf(
  issuer: string,
  redirectUris: ReadonlySet<string>,
  people: readonly DevPerson[],
  tokens: TokenEndpoint,
): Routes {
  const requests = new SingleUse<AuthorizationRequest>(PAGE_MS);
  const userinfo: Route = ({ headers }, response) => {
    const claims = tokens.userinfo(/^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '');
    if (claims === null) sendJson(response, 401, { error: 'invalid_token' }, { 'WWW-Authenticate': 'Bearer' });
    else sendJson(response, 200, claims);
  };
  return {
    'GET /.well-known/openid-configuration': (_, response) => sendJson(response, 200, discoveryDocument(issuer)),
    'GET /jwks': (_, response) => sendJson(response, 200, tokens.jwks),
    'GET /authorize': (_, response, url) => {
      const valid = readAuthorizationRequest(url.searchParams, redirectUris);
      const page = { request: requests.add(valid), people };
      sendPage(response, 200, (nonce) => signInPage({ ...page, nonce }), new URL(valid.redirectUri).origin);
    },
    'POST /sign-in': async (request, response) => {
      const form = await readForm(request);
      const started = requests.take(form.get('request') ?? '');
      if (started === undefined) throw new InvalidRequest('invalid_request', 'This page has expired');
      const person = form.has('cancel') ? null : personOf(form, people);
      const parameters: Record<string, string> =
        person === null
          ? { error: 'access_denied', error_description: 'The person has cancelled' }
          : { code: tokens.issueCode({ person, request: started, authenticatedAt: Date.now() }) };
      sendRedirect(response, responseUrl(issuer, started, parameters));
    },
    'POST /token': async (request, response) => {
      const { status, body } = await tokens.exchange(await readForm(request));
      sendJson(response, status, body);
    },
    'GET /userinfo': userinfo,
    'POST /userinfo': userinfo,
  };
}

/** The chosen person, or the one of the form. */
function personOf(form: URLSearchParams, people: readonly DevPerson[]): DevPerson {
  const subject = form.get('person');
  const found = people.find((person) => person.subject === subject);
  if (found !== undefined) return found;
  const [name = '', email = ''] = ['name', 'email'].map((field) => (form.get(field) ?? '').slice(0, 254));
  if (name.trim() === '') throw new InvalidRequest('invalid_request', 'A person needs a name');
  return enteredPerson({ name, email, isEmailVerified: form.get('verified') === 'true' });
}

/** OpenID Connect Discovery 1.0, section 3. */
function discoveryDocument(issuer: string): Record<string, unknown> {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    scopes_supported: ['openid', 'profile', 'email', 'offline_access'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    claims_supported: ['sub', 'name', 'given_name', 'family_name', 'email', 'email_verified', 'auth_time'],
  };
}
