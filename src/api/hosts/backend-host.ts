import type { RequestHandler, Response } from 'express';
import { authenticateBackend, CONSOLE_PATH } from '../../deployment/index.ts';
import { createMachineAuthentication } from '../../oauth/index.ts';
import { readAuthorization } from '../../platform/access/bearer.ts';
import { SCOPES } from '../../platform/access/scopes.ts';
import type { Services } from '../../platform/context.ts';
import { MCP_PATH } from '../http/mcp-path.ts';
import { contextOf, stateOf } from '../http/request-state.ts';
import { responseHeadersOf } from '../http/response-headers.ts';
import { backendRootPage } from '../http/root-pages.ts';
import { countAddress, countRequest } from '../http/service-rate-limits.ts';
import { createKeyLookups } from '../key-lookups.ts';
import { createMcpEndpoint, MCP_METADATA_PATH, mcpMetadata } from '../mcp/mcp-endpoint.ts';
import { createConsole } from './console.ts';
import { createDeveloperPages } from './developer-pages.ts';
import { createHostApp, type Host, type HostParts, mountOperations } from './host.ts';

/** Creates the host that the company's servers call with an API key, an access token or the token of a machine. A request passes the parts in this order. */
export async function createBackendHost(parts: HostParts): Promise<Host> {
  const { services } = parts;
  const { config, database } = services;
  const app = createHostApp('BACKEND', parts);
  const { router, sendUnknownPath } = createDeveloperPages('BACKEND', parts, {
    serverUrl: config.publicBackendUrl,
    graphiql: config.playground,
    root: async ({ res }) => {
      // The page reads the database, unlike the others of this host.
      await countAddress(services, 'backend', res as Response);
      return backendRootPage(database.rows);
    },
    events: services.events.described(),
  });
  if (config.console && config.consolePort === null) app.use(CONSOLE_PATH, createConsole(parts));
  const description = {
    resource: config.publicBackendUrl + MCP_PATH,
    resource_name: 'Gatehouse',
    scopes_supported: SCOPES,
  };
  app.get(
    MCP_METADATA_PATH,
    mcpMetadata(() => description),
  );
  app.use(router, authenticateCaller(parts));
  app.all(
    MCP_PATH,
    createMcpEndpoint({
      host: 'BACKEND',
      slice: parts.slices.BACKEND,
      urlOf: () => config.publicBackendUrl,
      isCaller: (viewer) => viewer.isBackend,
      neededCredential: 'Send an API key or an access token as Authorization: Bearer.',
      onlyHostname: new URL(config.publicBackendUrl).hostname,
      uploads: parts.uploads,
      responseLimitBytes: config.responseLimitBytes,
      contextOf,
      log: parts.log,
    }),
  );
  const { stop } = await mountOperations(app, 'BACKEND', parts, {
    graph: parts.graphs.BACKEND,
    respondToUnknownPath: sendUnknownPath,
  });
  return { app, stop };
}

/** Authenticates the API key, access token or machine, counts the request, and creates its context. */
function authenticateCaller({ services, createContext }: HostParts): RequestHandler {
  const findApplicationOfToken = createMachineAuthentication(services);
  return async (request, response, next) => {
    await countAddress(services, 'backend', response);
    const lookups = createKeyLookups(services, request, response);
    const { findBackendKey, findCustomerKey } = lookups;
    const presented = readAuthorization(request);
    const authentication = { ...services, findBackendKey, findApplicationOfToken };
    const viewer = await authenticateBackend(authentication, presented);
    const authenticate = async () => {
      lookups.clear();
      const again = { ...services, findApplicationOfToken };
      return { viewer: await authenticateBackend(again, presented), sessionId: null };
    };
    const state = stateOf(response);
    if (viewer.isBackend) {
      state.deploymentId = String(viewer.deploymentId);
      await countCredential(services, String(viewer.actor.id), response);
    }
    const caller = { viewer, sessionId: null };
    state.context = createContext('BACKEND', { request, response, caller, lookups: { findCustomerKey }, authenticate });
    next();
  };
}

function countCredential(services: Services, key: string, response: Response): Promise<void> {
  const rates = services.config.rateLimitPerCredential;
  return countRequest(services, responseHeadersOf(response), { name: 'credential', key, rates });
}
