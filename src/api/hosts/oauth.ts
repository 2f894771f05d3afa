import {
  type ErrorRequestHandler,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import { LRUCache } from 'lru-cache';
import type { Provider } from 'oidc-provider';
import {
  findPushedRequest,
  isMetadataUrl,
  issuerOf,
  keepPushedRequest,
  languageParameter,
  nameSession,
  OAUTH_ROUTES,
  type ProviderRequest,
  REGISTRATION_PATH,
  RegistrationRejected,
  readProviderApplication,
  registerClient,
  runProviderRequest,
  secondFactorFirst,
  shownErrorOf,
  signInFirst,
  withoutNamedSession,
} from '../../oauth/index.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import { ServiceError } from '../../platform/errors.ts';
import { nameOperation } from '../../platform/process/current-request.ts';
import { readForm, readJson } from '../http/body.ts';
import { authenticationOf, stateOf } from '../http/request-state.ts';
import { countAddress } from '../http/service-rate-limits.ts';
import { adaptForm } from './adapted-form.ts';
import type { HostParts } from './host.ts';

/** Metadata that clients look for at the root of the host: OpenID Connect Discovery 1.0 and RFC 8414. */
const DISCOVERY = ['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server'];
const { authorization, end_session } = OAUTH_ROUTES;

/**
 * Serves the OpenID provider of each deployment. It has its own rules for pages of other origins: those of an application's redirect URIs
 * may call the endpoints for tokens, and all may read the metadata.
 */
export function createOauthRoutes(
  { services, createContext }: HostParts,
  showErrors: ErrorRequestHandler,
): OauthRoutes {
  const warm = new LRUCache<string, WarmMetadata>({ max: MAX_WARM_HOSTS });
  const router = Router();
  const serve: RequestHandler = async (request, response) => {
    nameOperation({ api: 'oauth', name: nameOf(request.path) });
    await countAddress(services, 'deployment', response);
    const { deployment } = authenticationOf(response);
    if (deployment.maintenanceMode && !isMetadata(request.path)) throw underMaintenance();
    const context = await contextOf(request, response);
    if (request.path === REGISTRATION_PATH) return register(request, response, context);
    const provider = await services.oidcProviders.get(context, deployment);
    const { host } = stateOf(response).client;
    if (isMetadata(request.path) && host !== null) {
      warm.set(host, { provider, issuer: issuerOf(context, deployment), until: Date.now() + WARM_MS });
    }
    await answer(provider, { request, response, context });
    const failure = shownErrorOf(request);
    if (failure !== undefined) throw requestRejected(failure.error, failure.description);
  };
  router.all([...DISCOVERY, '/oauth/*rest'], serve);
  router.use(showErrors);
  return { metadata, router };

  /** Answers requests for metadata that the process has answered recently, without the database. */
  async function metadata(request: Request, response: Response, next: NextFunction): Promise<void> {
    const { host } = stateOf(response).client;
    const found = request.method === 'GET' && isMetadata(request.path) ? warm.get(host ?? '') : undefined;
    if (found === undefined || found.until < Date.now()) return next();
    nameOperation({ api: 'oauth', name: nameOf(request.path) });
    await countAddress(services, 'deployment', response);
    nameHost(request, found.issuer);
    await found.provider.callback()(request, response);
  }

  /** Browsers are authenticated where a user acts. The other endpoints authenticate applications. */
  async function contextOf(request: Request, response: Response) {
    const authentication = authenticationOf(response);
    const isForUsers = request.path.startsWith(authorization) || request.path.startsWith(end_session);
    const caller = isForUsers
      ? await authentication.authenticate()
      : { viewer: Viewer.anonymous(authentication.deployment.id), sessionId: null };
    const context = createContext('DEPLOYMENT', { request, response, caller, authenticate: async () => caller });
    stateOf(response).context = context;
    return context;
  }
}

/** How long the metadata and keys of a host are answered from memory. A key is published long before it signs. */
const WARM_MS = 60_000;
const MAX_WARM_HOSTS = 1_000;

interface WarmMetadata {
  readonly provider: Provider;
  readonly issuer: string;
  readonly until: number;
}

interface OauthRoutes {
  /** Comes before the deployment of a request is looked up. */
  readonly metadata: RequestHandler;
  readonly router: Router;
}

interface Exchange {
  readonly request: Request;
  readonly response: Response;
  readonly context: ProviderRequest['ctx'];
}

async function answer(provider: Provider, { request, response, context }: Exchange): Promise<void> {
  const { deployment } = authenticationOf(response);
  const isAuthorization = request.path === authorization;
  // Both have both methods: OpenID Connect Core, section 3.1.2.1, and RP-Initiated Logout, section 2. The form becomes an address to which
  // the browser can return, and to which it sends its cookie also when it comes from another site.
  if ((isAuthorization || request.path === end_session) && request.method === 'POST') {
    return response.redirect(303, `${request.path}?${await readForm(request, response)}`);
  }
  const query = new URL(request.url, 'http://host').searchParams;
  const pushed = isAuthorization ? await findPushedRequest(context, query) : null;
  const parameters = pushed?.parameters ?? query;
  /** The same request with these parameters: also by reference if it came so. */
  const withParameters = async (changed: URLSearchParams) =>
    pushed === null ? changed : ((await keepPushedRequest(context, pushed, changed)) ?? query);
  const { signedIn } = context.viewer;
  const detour = isAuthorization
    ? (signInFirst(parameters, signedIn) ?? (await secondFactorFirst(context, parameters, deployment.authSettings)))
    : null;
  if (detour !== null && (await mayGoFirst(context, deployment, parameters.get('client_id'), pushed !== null))) {
    const name = detour.page === '/choose-account' ? 'return_to' : 'redirect_url';
    const language = languageParameter(parameters.get('ui_locales'));
    const returnTo = `${authorization}?${await withParameters(detour.returnWith)}`;
    return response.redirect(303, `${detour.page}?${new URLSearchParams({ [name]: returnTo, ...language })}`);
  }
  const isAdded = isAuthorization && pushed === null && addConsent(query);
  if (isAdded) {
    request.url = `${request.path}?${query}`;
    request.originalUrl = request.url;
  }
  nameSession(request, signedIn?.signInId ?? null);
  nameHost(request, issuerOf(context, deployment));
  const isPush = request.path === OAUTH_ROUTES.pushed_authorization_request;
  const isAddedToForm = await adaptForm(request, response, isPush ? addConsent : undefined);
  hideNamedSession(response);
  const mayReuseConsent = isAdded || isAddedToForm || pushed?.mayReuseConsent === true;
  const mayReadDocument = isAuthorization && signedIn !== null;
  await runProviderRequest({ ctx: context, deployment, mayReuseConsent, mayReadDocument }, () =>
    provider.callback()(request, response),
  );
}

/** Registers a client that describes itself: RFC 7591. Pages of all origins may do so, as any program can. */
async function register(request: Request, response: Response, context: Exchange['context']): Promise<void> {
  response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' });
  if (request.method === 'OPTIONS') {
    response.set({ 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Allow-Headers': 'content-type' });
    response.status(204).end();
    return;
  }
  if (request.method !== 'POST')
    throw new ServiceError('METHOD_NOT_ALLOWED', 'Send the description of the client by POST.');
  const { deployment } = authenticationOf(response);
  const body = await readJson(request, response, MAX_REGISTRATION_BYTES);
  try {
    response.status(201).json(await registerClient(context, body, { isStaging: deployment.mode === 'staging' }));
  } catch (error) {
    if (!(error instanceof RegistrationRejected)) throw error;
    if (error.retryAfter !== null) response.set('Retry-After', String(error.retryAfter));
    response.status(error.status).json({ error: error.error, error_description: error.message });
  }
}

const MAX_REGISTRATION_BYTES = 16_384;

/** One of few names for metrics and logs, which never have text of a caller. */
function nameOf(path: string): string {
  if (path.startsWith(`${authorization}/`)) return `${authorization}/:uid`;
  return NAMED_PATHS.has(path) ? path : 'unknown';
}

const NAMED_PATHS: ReadonlySet<string> = new Set([
  ...DISCOVERY,
  ...Object.values(OAUTH_ROUTES),
  REGISTRATION_PATH,
  `${end_session}/confirm`,
  `${end_session}/success`,
]);

/**
 * A person signs in for an application that exists, or for a client that may become one, with a request of the form that it must have. The
 * provider tells the others about their mistake.
 */
async function mayGoFirst(
  { rows, viewer }: Exchange['context'],
  { mode }: ProviderRequest['deployment'],
  clientId: string | null,
  isPushed: boolean,
): Promise<boolean> {
  if (clientId === null) return false;
  const found = await readProviderApplication(rows, viewer.deploymentId, clientId);
  if (found === null) return isMetadataUrl(clientId, { allowsHttpLoopback: mode === 'staging' });
  return found.isActive && (isPushed || !found.requirePushedAuthorizationRequests);
}

const isMetadata = (path: string) => DISCOVERY.includes(path) || path === OAUTH_ROUTES.jwks;

/**
 * OpenID Connect Core, section 11, allows offline access only after a consent, which may be one that was given before. Adds the parameter for
 * it to a request that names no prompt. Returns whether it was added.
 */
function addConsent(parameters: URLSearchParams): boolean {
  const scopes = (parameters.get('scope') ?? '').split(' ');
  const isMissing = scopes.includes('offline_access') && !parameters.has('prompt');
  if (isMissing) parameters.set('prompt', 'consent');
  return isMissing;
}

/** The provider makes its URLs of the host of the request, which is that of the issuer: proxies were read before. */
function nameHost({ headers }: Request, issuer: string): void {
  const { host, protocol } = new URL(issuer);
  for (const name of Object.keys(headers)) if (name.startsWith('x-forwarded-')) delete headers[name];
  headers.host = host;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
}

/** Removes the cookie of the session that {@link nameSession} has named. */
function hideNamedSession(response: Response): void {
  const { writeHead } = response;
  response.writeHead = function hidden(this: Response, ...args: never[]) {
    const cookies = response.getHeader('set-cookie');
    if (Array.isArray(cookies)) {
      const left = withoutNamedSession(cookies);
      if (left.length > 0) response.setHeader('set-cookie', left);
      else response.removeHeader('set-cookie');
    }
    return Reflect.apply(writeHead, response, args);
  } as typeof writeHead;
}

const requestRejected = (error: string, description: string | null) =>
  new ServiceError('OAUTH_REQUEST_INVALID', description === null ? error : `${error}: ${description}`);

const underMaintenance = () =>
  new ServiceError('UNAVAILABLE', 'This deployment is under maintenance. Try again later.', { retryAfter: 60 });
