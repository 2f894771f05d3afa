import type { RequestHandler, Response } from 'express';
import { createRequestAuthentication, primeCurrentSession } from '../../identity/index.ts';
import { createUserAuthentication, issuerOf, mcpResourceOf } from '../../oauth/index.ts';
import { createAssets } from '../../pages/assets.ts';
import { findPage, isForeignForm } from '../../pages/hosted/find-page.ts';
import { createErrorPages, createSite, createSiteErrors, sendUnknownPath } from '../../pages/hosted/hosted-pages.ts';
import { renderPage } from '../../pages/hosted/layout/layout.ts';
import type { PageSite } from '../../pages/hosted/requests/page-host.ts';
import { ServiceError } from '../../platform/errors.ts';
import { createPageHost } from '../hosted-pages.ts';
import { credentialConflict, credentialOf, withoutCredentials } from '../http/deployment-credential.ts';
import { isMcpRequest, MCP_PATH } from '../http/mcp-path.ts';
import { cors, type Origins, originCheck, ownOrigins } from '../http/origin.ts';
import { createOriginHints, rejectionMessage } from '../http/origin-hints.ts';
import { PUBLIC_PATHS } from '../http/public-paths.ts';
import { authenticationOf, contextOf, deploymentOf, stateOf } from '../http/request-state.ts';
import { deploymentRootPage } from '../http/root-pages.ts';
import { countAddress } from '../http/service-rate-limits.ts';
import {
  challengeMcp,
  createMcpEndpoint,
  MCP_METADATA_PATH,
  type McpMetadata,
  mcpMetadata,
} from '../mcp/mcp-endpoint.ts';
import { createDeveloperPages } from './developer-pages.ts';
import { createHostApp, type Host, type HostParts, mountOperations } from './host.ts';
import { createOauthRoutes } from './oauth.ts';

/** Creates the host that end users' browsers call with a session cookie. A request passes the parts in this order. */
export async function createDeploymentHost(parts: HostParts): Promise<Host> {
  const { log, services } = parts;
  const { config } = services;
  const originsOf = (response: Response) => originsOfDeployment(response, config.publicDeploymentUrl);
  const messageOf = (origin: string | undefined, response: Response) =>
    rejectionMessage(deploymentOf(response).mode, origin);
  const originHints = createOriginHints({ log, publicBackendUrl: config.publicBackendUrl });
  const requests = createRequestAuthentication(services, createUserAuthentication(services));
  const graph = parts.graphs.DEPLOYMENT;
  const pageHost = createPageHost({ config, log, assets: createAssets(), executor: graph.executor });
  const site: PageSite = {
    ...pageHost,
    find: findPage,
    extend: (request) => request,
    render: (request, view, nonce) => renderPage(request, view, pageHost.assets, nonce),
  };

  const oauth = createOauthRoutes(parts, createSiteErrors(site));
  const urlOf = (response: Response) => issuerOf(services, deploymentOf(response));

  const app = createHostApp('DEPLOYMENT', parts);
  app.use(withoutCredentials(isForeignForm), oauth.metadata, findDeployment(requests));
  app.get(
    MCP_METADATA_PATH,
    mcpMetadata((response) => describeMcp(services, response)),
  );
  app.use(
    oauth.router,
    cors(originsOf, (origin, response) => {
      if (isForeignForm(response.req)) return;
      originHints.logRejected(deploymentOf(response), origin, stateOf(response).requestId);
    }),
    createDeveloperPages('DEPLOYMENT', parts, {
      serverUrl: config.publicDeploymentUrl,
      // End users see this host of a production deployment, so it has no playground there.
      graphiql: ({ res }) => config.playground && deploymentOf(res as Response).mode === 'staging',
      root: async ({ res }) => rootPageOf(res as Response, config.publicBackendUrl),
    }).router,
    originCheck(originsOf, { messageOf, isExempt: isForeignForm }),
  );
  app.all(MCP_PATH, challengeMcp(urlOf));
  app.use(authenticateCaller(parts, requests), createSite(site));
  app.all(
    MCP_PATH,
    createMcpEndpoint({
      host: 'DEPLOYMENT',
      slice: parts.slices.DEPLOYMENT,
      urlOf,
      // The session of a browser is not for agents. A token was not checked for another spelling of the path, which leads here as well.
      isCaller: ({ applicationId }, request) => applicationId !== null && isMcpRequest(request),
      neededCredential: 'Send an access token for this URL as Authorization: Bearer.',
      uploads: parts.uploads,
      responseLimitBytes: config.responseLimitBytes,
      contextOf,
      log,
    }),
  );
  const { stop } = await mountOperations(app, 'DEPLOYMENT', parts, {
    graph,
    // A page of another origin could not read a stream, but must not open one with the user's cookie either.
    beforeStreams: originCheck(originsOf, { messageOf, everyMethod: true }),
    respondToUnknownPath: (request, response) => sendUnknownPath(site, request, response),
    errorHandlers: [createErrorPages(site)],
  });
  return { app, stop };
}

type RequestAuthentication = ReturnType<typeof createRequestAuthentication>;

/** Finds the deployment of the host name, and the session of the request with the same statement. */
function findDeployment(requests: RequestAuthentication): RequestHandler {
  return async (request, response, next) => {
    const state = stateOf(response);
    state.authentication = await requests.find(state.client, credentialOf(request));
    state.deploymentId = String(state.authentication.deployment.id);
    next();
  };
}

/** Counts the request, authenticates the session, and creates the context. */
function authenticateCaller({ services, createContext }: HostParts, requests: RequestAuthentication): RequestHandler {
  return async (request, response, next) => {
    await countAddress(services, 'deployment', response);
    const authentication = authenticationOf(response);
    if (authentication.deployment.maintenanceMode && !PUBLIC_PATHS.has(request.path)) {
      const message = 'This deployment is under maintenance. Try again later.';
      throw new ServiceError('UNAVAILABLE', message, { retryAfter: 60 });
    }
    const conflict = credentialConflict(request);
    if (conflict !== null) throw new ServiceError('BAD_REQUEST', conflict);
    const caller = await authentication.authenticate();
    const context = createContext('DEPLOYMENT', {
      request,
      response,
      caller,
      async authenticate(next) {
        const again = await requests.readAgain(authentication, credentialOf(request, next));
        return again.authenticate();
      },
    });
    primeCurrentSession(context, caller.session);
    stateOf(response).context = context;
    next();
  };
}

/** The server of MCP of the deployment, once it is registered as a resource of OAuth. */
async function describeMcp(services: HostParts['services'], response: Response): Promise<McpMetadata> {
  const { database, config } = services;
  await countAddress(services, 'deployment', response);
  const deployment = deploymentOf(response);
  const found = await mcpResourceOf(database.rows, config, deployment);
  if (found === null) {
    const resource = issuerOf({ config }, deployment) + MCP_PATH;
    const message = `Agents cannot use this deployment: it has no OAuth resource with the identifier ${resource}.`;
    throw new ServiceError('OAUTH_RESOURCE_NOT_FOUND', message);
  }
  return { ...found, authorization_servers: [issuerOf({ config }, deployment)] };
}

function originsOfDeployment(response: Response, publicDeploymentUrl: string): Origins {
  const { frontendHost, allowedOrigins } = deploymentOf(response);
  return { own: ownOrigins(stateOf(response).client, frontendHost, publicDeploymentUrl), allowed: allowedOrigins };
}

function rootPageOf(response: Response, publicBackendUrl: string) {
  const deployment = deploymentOf(response);
  return deployment.maintenanceMode ? null : deploymentRootPage(deployment, publicBackendUrl);
}
