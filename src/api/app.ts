import type { Express } from 'express';
import type { Services } from '../platform/context.ts';
import type { Log } from '../platform/logging/log.ts';
import { createBackendHost } from './hosts/backend-host.ts';
import { createConsoleHost } from './hosts/console-host.ts';
import { createDeploymentHost } from './hosts/deployment-host.ts';
import { createGraph, type HostParts } from './hosts/host.ts';
import { contextCreator } from './hosts/request-context.ts';
import { describePayloads } from './rest/openapi/event-payloads.ts';
import { createResourceRenderer, type ResourceRenderer } from './rest/resource.ts';
import { resolversOf } from './schema/merge.ts';
import { assembleConsoleSchema, assembleSchemas, readTypeDefs } from './schema/schema.ts';
import { createEventStreams } from './streams/event-streams.ts';

export interface App {
  readonly backend: Express;
  readonly deployment: Express;
  /** The host of the console; null when the backend host has the console, or there is none. */
  readonly console: Express | null;
  /** Renders a resource as the backend host returns it, for webhook payloads. */
  readonly renderResource: ResourceRenderer;
  /** Makes `/readyz` fail, so that load balancers stop sending requests. */
  drain(): void;
  /** Ends all open streams, and later ones when they start. */
  endStreams(): void;
  stop(): Promise<void>;
}

export interface AppOptions {
  /** The interval of stream heartbeats, at which a stream's credential is checked again. Tests shorten it. */
  readonly heartbeatMs?: number | undefined;
}

/** Creates the Express apps of both hosts. */
export async function createApp(services: Services, log: Log, { heartbeatMs }: AppOptions = {}): Promise<App> {
  const { features } = services;
  const resolvers = resolversOf(features);
  const slices = assembleSchemas(readTypeDefs(), resolvers);
  const streams = createEventStreams({ heartbeatMs, log });
  let draining = false;
  const parts: HostParts = {
    services,
    log,
    slices,
    graphs: {
      BACKEND: createGraph(slices.BACKEND, services),
      DEPLOYMENT: createGraph(slices.DEPLOYMENT, services),
      CONSOLE: createGraph(assembleConsoleSchema(resolvers.CONSOLE), services),
    },
    uploads: Object.assign({}, ...features.map(({ uploads }) => uploads)),
    tags: Object.assign({}, ...features.map(({ tags }) => tags)),
    streams,
    createContext: contextCreator(services, describePayloads(slices.BACKEND, services.events.described())),
    isDraining: () => draining,
  };
  const [backend, deployment] = await Promise.all([createBackendHost(parts), createDeploymentHost(parts)]);
  return {
    backend: backend.app,
    deployment: deployment.app,
    console: services.config.console && services.config.consolePort !== null ? createConsoleHost(parts) : null,
    renderResource: createResourceRenderer(slices.BACKEND),
    drain: () => {
      draining = true;
    },
    endStreams: () => streams.stop(),
    stop: async () => {
      await Promise.all([backend.stop(), deployment.stop()]);
    },
  };
}
