import type { RequestHandler, Response } from 'express';
import { authenticateBackend } from '../../deployment/index.ts';
import type { Services } from '../../platform/context.ts';
import { stateOf } from '../http/request-state.ts';
import { responseHeadersOf } from '../http/response-headers.ts';
import { backendRootPage } from '../http/root-pages.ts';
import { countAddress, countRequest } from '../http/service-rate-limits.ts';
import { createKeyLookups } from '../key-lookups.ts';
import { createDeveloperPages } from './developer-pages.ts';
import { createGraph, createHostApp, type Host, type HostParts, mountOperations } from './host.ts';

/** Creates the host that the company's servers call with an API key or access token. A request passes the parts in this order. */
export async function createBackendHost(parts: HostParts): Promise<Host> {
  const { services } = parts;
  const { config, database } = services;
  const app = createHostApp('BACKEND', parts);
  app.use(
    createDeveloperPages('BACKEND', parts, {
      serverUrl: config.publicBackendUrl,
      graphiql: config.playground,
      root: async ({ res }) => {
        // The page reads the database, unlike the others of this host.
        await countAddress(services, 'backend', res as Response);
        return backendRootPage(database.rows);
      },
      events: services.events.described(),
    }),
    authenticateCaller(parts),
  );
  const { stop } = await mountOperations(app, 'BACKEND', parts, { graph: createGraph('BACKEND', parts) });
  return { app, stop };
}

/** Authenticates the API key or access token, counts the request, and creates its context. */
function authenticateCaller({ services, createContext }: HostParts): RequestHandler {
  return async (request, response, next) => {
    await countAddress(services, 'backend', response);
    const lookups = createKeyLookups(services, request, response);
    const { findBackendKey, findCustomerKey } = lookups;
    const { authorization } = request.headers;
    const viewer = await authenticateBackend({ ...services, findBackendKey }, authorization);
    const authenticate = async () => {
      lookups.clear();
      return { viewer: await authenticateBackend(services, authorization), sessionId: null };
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
