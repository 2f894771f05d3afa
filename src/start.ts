import { join } from 'node:path';
import { createApp } from './api/app.ts';
import { type Listening, listen } from './api/http/server.ts';
import { serveOperators } from './cli/operator/channel.ts';
import { createOperatorKey } from './deployment/api-keys/operator-key.ts';
import { type CreatedDeployment, createDeployment } from './deployment/deployments/create-deployment.ts';
import { workers } from './features.ts';
import type { Config } from './platform/config.ts';
import type { Services } from './platform/context.ts';
import { sha256 } from './platform/crypto/tokens.ts';
import type { Log } from './platform/logging/log.ts';
import { openServices, type Parts } from './services.ts';

export interface Running {
  readonly services: Services;
  readonly backend: Listening;
  readonly deployment: Listening;
  /** The deployment that this start made, with its key; null when there was one already. */
  readonly first: CreatedDeployment | null;
  stop(graceMs: number): Promise<void>;
}

/** Where a running service hears operators' scripts: PGlite takes one process, so they can't open the data themselves. */
export const operatorSocket = (config: Config): string => join(config.dataDir, 'operator.sock');

/** Opens the data, makes the first deployment where there is none, and listens on both hosts. */
export async function start(
  config: Config,
  log: Log,
  parts: Parts = {},
  showKey: (first: CreatedDeployment) => void = () => undefined,
): Promise<Running> {
  const services = await openServices(config, log, parts);
  try {
    const app = await createApp(services, log, { heartbeatMs: parts.streams?.heartbeatMs });
    const first = await services.database.underStartLock(() => firstDeployment(services, showKey));
    if (first === null) await warnOfUnknownKey(services, log);
    const jobServices = { ...services, renderResource: app.renderResource };
    await services.jobs.work(
      workers.map(({ queue, work }) => ({ queue, work: (data: never) => work(jobServices, data) })),
    );
    if (parts.deliveries?.isOn !== false) services.deliveries.start(services);
    await services.deliveryFeed.start(services);
    const { host, port, deploymentPort } = config;
    const backend = await listen(app.backend, { host, port, variable: 'PORT' });
    const deployment = await listen(app.deployment, { host, port: deploymentPort, variable: 'DEPLOYMENT_PORT' });
    const operators = config.databaseUrl === null ? await serveOperators(services, operatorSocket(config)) : null;
    return {
      services,
      backend,
      deployment,
      first,
      async stop(graceMs) {
        app.drain();
        // Streams would go on for ever.
        const streams = services.deliveryFeed.stop();
        await Promise.all([streams, backend.close(graceMs), deployment.close(graceMs), operators?.close()]);
        await app.stop();
        await Promise.all([services.jobs.stop(graceMs), services.deliveries.stop(graceMs)]);
        await services.close();
      },
    };
  } catch (error) {
    await services.close();
    throw error;
  }
}

/**
 * Makes the first deployment and shows its key, one process at a time. A start that was killed in between has shown nothing,
 * so the next one shows a key of its own: nobody is locked out of a service that they have just begun with.
 */
async function firstDeployment(
  services: Services,
  showKey: (first: CreatedDeployment) => void,
): Promise<CreatedDeployment | null> {
  const { rows } = services.database;
  const existing = await rows
    .selectFrom('deployment')
    .select(['id', 'name', 'frontend_host as frontendHost', 'first_key_shown_at as shownAt'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (existing !== undefined && existing.shownAt !== null) return null;
  const first =
    existing === undefined
      ? await makeFirst(services)
      : { ...existing, ...(await keyNobodySaw(services, existing.id)) };
  showKey(first);
  await rows
    .updateTable('deployment')
    .set({ first_key_shown_at: new Date().toISOString() })
    .where('id', '=', first.id)
    .execute();
  return first;
}

function makeFirst(services: Services): Promise<CreatedDeployment> {
  const { config } = services;
  return createDeployment(services, {
    name: 'Gatehouse',
    mode: 'staging',
    backendHost: new URL(config.publicBackendUrl).host,
    frontendHost: new URL(config.publicDeploymentUrl).host,
    apiKey: config.bootstrapApiKey,
    showsKeyLater: true,
  });
}

/** A key that was made can't be read back from its hash; one that came with the configuration may be stored already. */
async function keyNobodySaw(services: Services, deploymentId: number): Promise<{ apiKey: string }> {
  const { bootstrapApiKey } = services.config;
  if (bootstrapApiKey === null) return createOperatorKey(services, deploymentId);
  const isStored = await isKnownKey(services, bootstrapApiKey);
  return isStored ? { apiKey: bootstrapApiKey } : createOperatorKey(services, deploymentId, bootstrapApiKey);
}

async function isKnownKey({ findBackendKey }: Services, key: string): Promise<boolean> {
  return (await findBackendKey(sha256(key))) !== null;
}

/** A key that is configured after the first start is not stored: it would be 401, which the operator has to know. */
async function warnOfUnknownKey(services: Services, log: Log): Promise<void> {
  const { bootstrapApiKey } = services.config;
  if (bootstrapApiKey === null || (await isKnownKey(services, bootstrapApiKey))) return;
  log.warn(
    'BOOTSTRAP_API_KEY is no key of this database: it counts at the first start alone. Unset it, or make a key with `npm run deployment -- key 1`.',
  );
}
