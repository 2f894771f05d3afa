import { createApp } from './api/app.ts';
import { consoleAddress, type Listening, listen } from './api/http/server.ts';
import { serveOperators } from './cli/operator/channel.ts';
import { describeDatabase } from './cli/operator/database-name.ts';
import { createOperatorKey } from './deployment/api-keys/operator-key.ts';
import { type CreatedDeployment, createDeployment } from './deployment/deployments/create-deployment.ts';
import { isForApplications, operatorsServer } from './deployment/index.ts';
import { workers } from './features.ts';
import { createMetrics } from './metrics.ts';
import { createOwnerLink, ensureOperatorsDeployment, hasOperators } from './operators/index.ts';
import { systemContext } from './platform/commands/system-context.ts';
import type { Config } from './platform/config.ts';
import type { Services } from './platform/context.ts';
import { sha256 } from './platform/crypto/tokens.ts';
import { startBackfills } from './platform/jobs/backfills/run-backfill.ts';
import type { Log } from './platform/logging/log.ts';
import { SMTP_FAILURES } from './platform/mail/mailer.ts';
import { openServices, type ServiceOverrides } from './services.ts';

export interface Running {
  readonly services: Services;
  readonly backend: Listening;
  readonly deployment: Listening;
  /** Null unless the console has a port of its own. */
  readonly console: Listening | null;
  /** Null unless METRICS_PORT is set. */
  readonly metrics: Listening | null;
  /** The database in words. */
  readonly database: string;
  /** The deployment that this start created, with its API key; null if a deployment existed before. */
  readonly first: CreatedDeployment | null;
  /** The link that makes the first owner of the console; null when there is an operator, or no console. */
  readonly ownerLink: string | null;
  stop(graceMs: number): Promise<void>;
}

/** Opens the services, creates the first deployment if there is none, and listens on both hosts. */
export async function start(
  config: Config,
  log: Log,
  parts: ServiceOverrides = {},
  showKey: (first: CreatedDeployment) => void = () => undefined,
): Promise<Running> {
  const metrics = config.metricsPort === null ? null : await createMetrics(config, config.metricsPort);
  const services = await openServices(config, log, { ...parts, ...(metrics && { metrics: metrics.metrics }) });
  try {
    const app = await createApp(services, log, { heartbeatMs: parts.streams?.heartbeatMs });
    const { first, ownerLink } = await services.database.withStartupLock(async () => ({
      first: await ensureFirstDeployment(services, showKey),
      ownerLink: await ensureOperators(services),
    }));
    if (first === null) await warnAboutUnknownKey(services, log);
    const jobServices = { ...services, renderResource: app.renderResource };
    await services.jobs.work(
      workers.map(({ queue, work }) => ({ queue, work: (data: never) => work(jobServices, data) })),
    );
    await startBackfills(services);
    void warnAboutMailServer(services, log);
    if (parts.deliveries?.isOn !== false) services.deliveries.start(services);
    await services.deliveryFeed.start(services);
    const { host, port, deploymentPort } = config;
    const backend = await listen(app.backend, { host, port, variable: 'PORT' });
    const deployment = await listen(app.deployment, { host, port: deploymentPort, variable: 'DEPLOYMENT_PORT' });
    const ownConsole = app.console === null ? null : await listen(app.console, consoleAddress(config));
    const metricsListening = metrics === null ? null : await metrics.listen(services);
    const database = await describeDatabase(config);
    const operators = await serveOperators(services, log, { pid: process.pid, url: backend.url, database });
    return {
      services,
      backend,
      deployment,
      console: ownConsole,
      metrics: metricsListening,
      database,
      first,
      ownerLink,
      async stop(graceMs) {
        app.drain();
        // The streams of runs end with them, after their last event. Others never end by themselves.
        const runs = services.runQueue.stop().then(services.agentRuns.stop).then(app.endStreams);
        // The feed would end its subscriptions as if they were complete.
        const feed = runs.then(services.deliveryFeed.stop);
        const hosts = [backend, deployment, ownConsole].map((each) => each?.close(graceMs));
        await Promise.all([runs, feed, ...hosts, operators.close()]);
        await app.stop();
        await Promise.all([services.jobs.stop(graceMs), services.deliveries.stop(graceMs)]);
        await metricsListening?.close(graceMs);
        await services.close();
      },
    };
  } catch (error) {
    await services.close();
    throw error;
  }
}

/**
 * Creates the first deployment and shows its API key; only one process may do this at a time. If a start was killed before it
 * showed the key, the next start creates and shows another one, so that the operator is not locked out.
 */
async function ensureFirstDeployment(
  services: Services,
  showKey: (first: CreatedDeployment) => void,
): Promise<CreatedDeployment | null> {
  const { rows } = services.database;
  const existing = await rows
    .selectFrom('deployment')
    .select(['id', 'name', 'frontend_host as frontendHost', 'first_key_shown_at as shownAt'])
    .where(isForApplications())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (existing !== undefined && existing.shownAt !== null) return null;
  const first =
    existing === undefined
      ? await createFirstDeployment(services)
      : { ...existing, ...(await unshownKey(services, existing.id)) };
  showKey(first);
  await rows
    .updateTable('deployment')
    .set({ first_key_shown_at: new Date().toISOString() })
    .where('id', '=', first.id)
    .execute();
  return first;
}

/** Creates the deployment of the operators, and a link for the first of them until there is one. The last link is valid. */
async function ensureOperators(services: Services): Promise<string | null> {
  const deploymentId = await ensureOperatorsDeployment(services);
  if (!services.config.console || (await hasOperators(services, deploymentId))) return null;
  return (await createOwnerLink(systemContext(services, deploymentId))).url;
}

function createFirstDeployment(services: Services): Promise<CreatedDeployment> {
  const { config } = services;
  return createDeployment(services, {
    name: 'Gatehouse',
    mode: 'staging',
    backendHost: new URL(config.publicBackendUrl).host,
    frontendHost: new URL(config.publicDeploymentUrl).host,
    apiKey: config.bootstrapApiKey,
    isKeyShownLater: true,
  });
}

/** Warns that mails of operators cannot be sent. The start does not wait: a mail server that is away must not stop the service. */
async function warnAboutMailServer({ config, mailer }: Services, log: Log): Promise<void> {
  const server = operatorsServer(config);
  if (server === null || !config.console) return;
  const result = await mailer.checkServer(server).catch(() => ({ ok: false, reason: 'CONNECTION_FAILED' }) as const);
  if (result.ok) return;
  const { host, port } = server;
  log.warn({ host, port, reason: result.reason }, `CONSOLE_SMTP_URL: ${SMTP_FAILURES[result.reason]}`);
}

/** An API key for a deployment whose first key was never shown. A generated key cannot be recovered from its hash. */
async function unshownKey(services: Services, deploymentId: number): Promise<{ apiKey: string }> {
  const { bootstrapApiKey } = services.config;
  if (bootstrapApiKey === null) return createOperatorKey(services, deploymentId);
  const isStored = await isStoredKey(services, bootstrapApiKey);
  return isStored ? { apiKey: bootstrapApiKey } : createOperatorKey(services, deploymentId, { given: bootstrapApiKey });
}

async function isStoredKey({ findBackendKey }: Services, key: string): Promise<boolean> {
  return (await findBackendKey(sha256(key))) !== null;
}

/** Warns that a key that is configured after the first start is not stored, so requests with it return 401. */
async function warnAboutUnknownKey(services: Services, log: Log): Promise<void> {
  const { bootstrapApiKey } = services.config;
  if (bootstrapApiKey === null || (await isStoredKey(services, bootstrapApiKey))) return;
  log.warn(
    'BOOTSTRAP_API_KEY is not a key of this database: only the first start uses it. Unset it, or create a key with `npm run cli -- keys create`.',
  );
}
