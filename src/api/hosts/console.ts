import { type RequestHandler, type Response, Router } from 'express';
import { CONSOLE_PATH, deploymentOfCaller, type HostDeployment, operatorsServer } from '../../deployment/index.ts';
import {
  type CredentialLookup,
  createRequestAuthentication,
  currentSession,
  primeCurrentSession,
} from '../../identity/index.ts';
import {
  DEPLOYMENT_SCOPES,
  findOperator,
  getInstalledDeployment,
  INSTALLATION_SCOPES_OF,
  type OperatorRow,
  storedRole,
} from '../../operators/index.ts';
import { createAssets } from '../../pages/assets.ts';
import { type ConsoleRequest, type HostedPages, toConsoleRequest } from '../../pages/console/console-request.ts';
import { renderConsolePage } from '../../pages/console/layout/console-layout.ts';
import { ACCOUNT_PAGES, DEPLOYMENT_PAGES, INSTALLATION_PAGES } from '../../pages/console/pages.ts';
import { createPageFinder } from '../../pages/hosted/find-page.ts';
import { createSite, createSiteErrors, sendUnknownPath } from '../../pages/hosted/hosted-pages.ts';
import { renderPage } from '../../pages/hosted/layout/layout.ts';
import type { PageRequest, View } from '../../pages/hosted/page.ts';
import type { PageSite } from '../../pages/hosted/requests/page-host.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { createPageHost } from '../hosted-pages.ts';
import { sessionHeaders } from '../http/cookies.ts';
import { consoleCredentialOf } from '../http/deployment-credential.ts';
import { originCheck } from '../http/origin.ts';
import { contextOf, stateOf } from '../http/request-state.ts';
import { countAddress } from '../http/service-rate-limits.ts';
import { createRestRouter } from '../rest/router.ts';
import { createConsoleImages } from './console-images.ts';
import { createConsoleStreams } from './console-streams.ts';
import type { HostParts } from './host.ts';

/** Ids of deployments, in the URLs of their pages. */
const DEPLOYMENT_ID = /^[1-9]\d{0,8}$/;

/** The REST operations that the modules of the account pages use, for passkeys. */
const ACCOUNT_OPERATIONS: ReadonlySet<string> = new Set([
  '/auth/signin',
  '/auth/prepare-passkey',
  '/auth/attempt-passkey',
  '/me/passkeys',
  '/me/passkeys/prepare',
  '/me/reauthenticate',
  '/me/reauthenticate/prepare-passkey',
  '/session',
]);

/**
 * The operators' console, below `/console` of the backend host or of a port of its own. Only its own cookie authenticates its
 * requests. Its pages are of three sites: the operator's account runs the graph of the deployment host for the operators' deployment, the
 * installation the graph of the console, and a deployment, which the URL names, the graph of the backend host, with the scopes of the
 * operator's role.
 */
export function createConsole(parts: HostParts): Router {
  const { services, log, graphs, slices, streams } = parts;
  const { config } = services;
  const assets = createAssets();
  const common = { config, log, assets };
  const messageOf = () => 'The form was not sent by a page of this console.';
  const originsOf = (response: Response) => ({
    own: [stateOf(response).client.origin, new URL(config.publicConsoleUrl).origin].filter((origin) => origin !== null),
    allowed: [],
  });

  const installationHost = createPageHost({
    ...common,
    executor: graphs.CONSOLE.executor,
    runAs: (response) => installationContext(parts, response),
  });
  const ofConsole = {
    extend: (request: PageRequest, response: Response): ConsoleRequest =>
      toConsoleRequest(request, {
        ...callerOf(response),
        publicUrls: config,
        hosted: hostedPages(response),
        mailsOperators: operatorsServer(config) !== null,
        runInstallation: (document, ...[variables]) =>
          installationHost.run(response, document as never, variables ?? {}),
      }),
    render: (request: ConsoleRequest, view: View, nonce: string) => renderConsolePage(request, view, assets, nonce),
  };

  const hostedPages = (response: Response): HostedPages => {
    const { rows } = services.database;
    const viewerOfVisitor = () => Viewer.anonymous(Number(stateOf(response).shownDeployment?.id));
    return {
      deployment: () => deploymentOfCaller({ rows, viewer: viewerOfVisitor() }),
      run: (shown, document) =>
        createPageHost({
          ...common,
          executor: graphs.DEPLOYMENT.executor,
          runAs: () => visitorContext(parts, response, shown),
        }).run(response, document as never, {}),
      render: (request, view) => renderPage(request, view, assets, ''),
    };
  };

  const account: PageSite = {
    ...createPageHost({ ...common, executor: graphs.DEPLOYMENT.executor }),
    find: createPageFinder(ACCOUNT_PAGES),
    extend: (request) => request,
    render: (request, view, nonce) => renderPage(request, view, assets, nonce),
  };
  const installation: PageSite<ConsoleRequest> = {
    ...installationHost,
    ...ofConsole,
    find: createPageFinder(INSTALLATION_PAGES),
  };
  const deployment: PageSite<ConsoleRequest> = {
    ...createPageHost({
      ...common,
      executor: graphs.BACKEND.executor,
      runAs: (response) => deploymentContext(parts, response),
    }),
    ...ofConsole,
    find: createPageFinder(DEPLOYMENT_PAGES),
    accountBase: CONSOLE_PATH,
  };

  const rest = createRestRouter({
    host: 'DEPLOYMENT',
    schema: slices.DEPLOYMENT,
    sessionOf: currentSession,
    responseLimitBytes: config.responseLimitBytes,
    streams,
    contextOf: (_, response) => contextOf(response),
    beforeResponse: (context, response) => void response.set(sessionHeaders(context)),
    log,
  });

  const ofDeployment = Router({ mergeParams: true });
  ofDeployment.use(
    findShownDeployment(parts),
    createConsoleStreams(parts, viewerOf),
    createConsoleImages(parts, (response) => visitorContext(parts, response)),
    createSite(deployment),
  );

  const accountOperations: RequestHandler = (request, response, next) =>
    ACCOUNT_OPERATIONS.has(request.path) ? rest(request, response, next) : next();
  const deployments: RequestHandler = (request, response, next) =>
    DEPLOYMENT_ID.test(String(request.params.deployment)) ? ofDeployment(request, response, next) : next();
  const unknownPage: RequestHandler = (request, response, next) => {
    if (!sendUnknownPath(installation, request, response)) next(notFound('ROUTE_NOT_FOUND', 'The page'));
  };

  const router = Router();
  router.use(returnFromOtherSites, authenticateOperator(parts), originCheck(originsOf, { messageOf }));
  router.use(createSite(account), accountOperations, createSite(installation));
  router.use('/:deployment', deployments);
  router.use(unknownPage, createSiteErrors(installation));
  return router;
}

/**
 * Browsers send a cookie with `SameSite=Strict` only with requests of pages of this site. A link of another site, such as a chat, therefore
 * gets a page that requests itself again, with the cookie.
 */
const returnFromOtherSites: RequestHandler = (request, response, next) => {
  const { headers, method } = request;
  const isVisit =
    method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  if (!isVisit || headers['sec-fetch-site'] !== 'cross-site') return next();
  response
    .set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'",
      'Referrer-Policy': 'no-referrer',
    })
    .type('html')
    .send('<!doctype html><html lang="en"><title>Gatehouse</title><meta http-equiv="refresh" content="0"></html>');
};

/** Finds the session of the cookie, its user in the operators' deployment, and what this operator may do. */
function authenticateOperator({ services, createContext }: HostParts): RequestHandler {
  const requests = createRequestAuthentication(services);
  return async (request, response, next) => {
    await countAddress(services, 'backend', response);
    const state = stateOf(response);
    const authentication = await requests.findOperator(consoleCredentialOf(request));
    state.authentication = authentication;
    state.deploymentId = String(authentication.deployment.id);
    const caller = await authentication.authenticate();
    const context = createContext('DEPLOYMENT', {
      request,
      response,
      caller,
      async authenticate(next) {
        const again: CredentialLookup = await requests.readAgain(authentication, consoleCredentialOf(request, next));
        return again.authenticate();
      },
    });
    primeCurrentSession(context, caller.session);
    state.context = context;
    const { signedIn } = caller.viewer;
    state.operator =
      signedIn === null
        ? null
        : ((await findOperator(services.database.rows, authentication.deployment.id, signedIn.userId)) ?? null);
    next();
  };
}

/** Finds the deployment of the URL. 404 for one that the operator may not enter, as for one that does not exist. */
function findShownDeployment({ services }: HostParts): RequestHandler {
  return async (request, response, next) => {
    const state = stateOf(response);
    // The page leads to the sign-in.
    if (state.operator == null) return next();
    const id = Number(request.params.deployment);
    state.shownDeployment = await getInstalledDeployment(services.database.rows, state.operator.deploymentIds, id);
    state.deploymentId = String(id);
    next();
  };
}

/** Who sends a request, and what their role includes. */
function callerOf(response: Response) {
  const { operator = null, shownDeployment = null } = stateOf(response);
  const role = operator === null ? null : storedRole(operator.role);
  const scopes = role === null ? [] : [...DEPLOYMENT_SCOPES[role], ...INSTALLATION_SCOPES_OF[role]];
  const authenticatedAt = contextOf(response).viewer.signedIn?.authenticatedAt ?? null;
  return { operator, shownDeployment, scopes: new Set<string>(scopes), authenticatedAt };
}

/** The context of operations of the installation. A person without an account can accept an invitation. */
function installationContext(parts: HostParts, response: Response): Context {
  const own = contextOf(response);
  const { operator = null } = stateOf(response);
  const viewer =
    operator === null
      ? Viewer.anonymous(own.viewer.deploymentId)
      : Viewer.operator(own.viewer.deploymentId, operator.id, INSTALLATION_SCOPES_OF[storedRole(operator.role)]);
  return { ...contextAs(parts, response, viewer), ...(operator && { operator }) };
}

/** The context of operations of a deployment, in the name of the operator and with the scopes of the role. */
function deploymentContext(parts: HostParts, response: Response): Context {
  const { operator, shownDeployment } = stateOf(response);
  if (operator == null || shownDeployment === undefined)
    throw new Error('The page needs an operator and a deployment.');
  return contextAs(parts, response, viewerOf(operator, Number(shownDeployment.id)));
}

/**
 * The context of a visitor of the deployment's pages who is not signed in. The deployment is read when it is needed, unless it is given,
 * with settings that are not stored.
 */
function visitorContext({ createContext }: HostParts, response: Response, deployment?: HostDeployment): Context {
  const caller = { viewer: Viewer.anonymous(Number(stateOf(response).shownDeployment?.id)), sessionId: null };
  // The deployment of the request is that of the operators.
  const { deployment: _, ...context } = createContext('DEPLOYMENT', {
    request: response.req,
    response,
    caller,
    authenticate: async () => caller,
  });
  return { ...context, ...(deployment && { deployment }) };
}

const viewerOf = ({ id, role }: OperatorRow, deploymentId: number): Viewer =>
  Viewer.operator(deploymentId, id, DEPLOYMENT_SCOPES[storedRole(role)]);

/** The operator's own session cannot change while another graph runs, so there is nothing to authenticate again. */
function contextAs({ createContext }: Pick<HostParts, 'createContext'>, response: Response, viewer: Viewer): Context {
  const caller = { viewer, sessionId: null };
  return createContext('BACKEND', {
    request: response.req,
    response,
    caller,
    authenticate: async () => caller,
  });
}
