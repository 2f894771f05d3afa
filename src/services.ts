import { createDocumentExtractor } from './ai/extraction/document-extractor.ts';
import type { ExtractDocument } from './ai/extraction/extract-document.ts';
import { type InspectFile, inspectFileInWorker } from './ai/files/file-inspection.ts';
import { createTokenUsage } from './ai/provider/token-usage.ts';
import { agentConversations } from './ai/runs/erase-conversations.ts';
import { createRunningRuns } from './ai/runs/running-runs.ts';
import { createRunQueue } from './ai/runs/slots/run-queue.ts';
import { createSearchLegs } from './ai/search/search-legs.ts';
import { enablePgvector } from './ai/vectors/pgvector/pgvector.ts';
import { createVectorSearch } from './ai/vectors/search/vector-search.ts';
import { pgliteFolder, protectDataDir } from './config/data-dir.ts';
import { lookUpCallersAndKeys, lookUpCallersThenKeys } from './customer-keys/check/caller-and-key.reads.ts';
import { lookUpKeys, lookUpKeysByDeployment } from './customer-keys/check/key-lookup.reads.ts';
import { ownedKeys } from './customer-keys/keys/end-owned-keys.ts';
import { createKeyUsage } from './customer-keys/usage/key-usage.ts';
import { findBackendKeys } from './deployment/api-keys/backend-keys.reads.ts';
import { entities, events, features, migrations, nodes, workers } from './features.ts';
import { recipientLocales } from './identity/index.ts';
import { ownedApplications } from './oauth/applications/drop-owned-applications.ts';
import { createOidcProviders } from './oauth/index.ts';
import { createActivityCounts } from './platform/activity/activity-counts.ts';
import { type Config, ConfigError } from './platform/config.ts';
import type { Services } from './platform/context.ts';
import { loadMasterKey } from './platform/crypto/master-key.ts';
import { createPasswords, type Passwords } from './platform/crypto/passwords.ts';
import { createVault, type Vault } from './platform/crypto/vault.ts';
import { batchAcrossRequests } from './platform/database/batching/request-batching.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { dataDirInUse, lockDataDir } from './platform/database/drivers/data-dir-lock.ts';
import { markSocketError } from './platform/database/errors/database-unavailable.ts';
import { openJobs } from './platform/jobs/jobs.ts';
import { createSchemaChecker, type SchemaCheckLimits } from './platform/json-schema/schema-checker.ts';
import { createDatabaseMonitor } from './platform/logging/database-monitor.ts';
import type { Log } from './platform/logging/log.ts';
import { createMailer, type Mailer } from './platform/mail/mailer.ts';
import { type Metrics, NO_METRICS } from './platform/metrics/metrics.ts';
import { type AddressGuard, createAddressGuard } from './platform/outgoing/addresses.ts';
import { createOutgoingHttp } from './platform/outgoing/create-outgoing-http.ts';
import { loadPhoneSender } from './platform/phone/custom-sender.ts';
import { createPhoneSpool, type PhoneSender } from './platform/phone/phone-sender.ts';
import { startWatchdog } from './platform/process/watchdog.ts';
import { openKeyLimiter, openRequestLimiter } from './platform/rate-limits/open-limiter.ts';
import { signUpInvitations } from './tenancy/invitations/acceptance.ts';
import { createMemberships } from './tenancy/users/memberships.ts';
import { createDeliveries } from './webhooks/deliveries/engine/deliveries.ts';
import { createSender } from './webhooks/deliveries/engine/sender.ts';
import { createDeliveryFeed } from './webhooks/stream/feed.ts';
import type { StreamLimits } from './webhooks/stream/stream-limits.ts';

/** Replacements for services that are otherwise created from the configuration. Tests use them. */
export interface ServiceOverrides {
  readonly database?: Database;
  /** If false, a missing or empty database is an error. For operator scripts. */
  readonly mayCreateDatabase?: boolean;
  /** Receives what the service counts. Nothing is counted, unless set. */
  readonly metrics?: Metrics;
  readonly passwords?: Passwords;
  readonly mailer?: (guard: AddressGuard) => Mailer;
  readonly phone?: PhoneSender;
  readonly deliveries?: {
    /** If false, deliveries stay in the queue. */
    readonly isOn?: boolean;
    /** Certificate authorities of receivers, in addition to those that Node trusts. */
    readonly ca?: readonly string[];
    readonly clock?: () => Date;
  };
  readonly outgoing?: {
    /** Certificate authorities of servers that callers name, instead of those that Node trusts. */
    readonly ca?: readonly string[];
  };
  readonly streams?: {
    readonly limits?: Partial<StreamLimits>;
    readonly heartbeatMs?: number;
  };
  readonly inspectFile?: InspectFile;
  readonly extractDocument?: ExtractDocument;
  readonly schemaChecks?: Partial<SchemaCheckLimits>;
  readonly vectorSearch?: {
    /** If false, vectors are searched in memory on PostgreSQL as well. */
    readonly usesPgvector?: boolean;
    readonly cacheBytes?: number;
  };
  readonly agentRuns?: {
    /** The time limit of a run whose agent has none of its own. */
    readonly timeoutMs?: number;
    /** How long a second of an agent's time limit lasts. */
    readonly secondMs?: number;
    /** How long a run waits for a slot; 0 to reject it at once. */
    readonly waitMs?: number;
    /** How often slots are looked for without a notification. */
    readonly pollIntervalMs?: number;
  };
}

export interface OpenServices extends Services {
  close(): Promise<void>;
}

/** Opens all services and migrates the database. Operator scripts use the same services. */
export async function openServices(config: Config, log: Log, parts: ServiceOverrides = {}): Promise<OpenServices> {
  const { metrics = NO_METRICS } = parts;
  const phone = parts.phone ?? (await phoneSender(config, log));
  const hasPglite = config.databaseUrl === null && parts.database === undefined;
  protectDataDir(config.dataDir, { hasPglite });
  const lock = hasPglite ? lockDataDir(config.dataDir) : undefined;
  if (lock === null) throw dataDirInUse(config.dataDir);
  const watchdog = hasPglite ? startWatchdog({ folder: config.dataDir }) : undefined;
  const database =
    parts.database ??
    (await openConfiguredDatabase(config, log, metrics, parts).catch(async (error) => {
      await watchdog?.stop();
      lock?.release();
      throw await explained(error, config);
    }));
  try {
    const { usesPgvector = config.pgvector, cacheBytes } = parts.vectorSearch ?? {};
    const { vault, hasPgvector, jobs } = await database.withStartupLock(async () => ({
      vault: await prepareDatabase(config, database, parts, log),
      hasPgvector: usesPgvector && (await enablePgvector(database, log)),
      jobs: await openJobs(
        database,
        workers.map(({ queue }) => queue),
        log,
        { metrics },
      ),
    }));
    const outgoing = createAddressGuard({ allow: config.outgoingAllow });
    const outgoingHttp = createOutgoingHttp({ guard: outgoing, ca: parts.outgoing?.ca });
    const isPglite = database.queue.backend === 'pglite';
    const keyLimiter = await openKeyLimiter({ config, rows: database.rows, isPglite, log });
    const requestLimiter = openRequestLimiter({ rows: database.rows, isPglite });
    const { ca, clock } = parts.deliveries ?? {};
    const sender = createSender({ guard: outgoing, ca });
    const deliveries = createDeliveries({ sender, log, ...(clock && { clock }) });
    const activityCounts = createActivityCounts({ rows: database.rows, log });
    const keyUsage = createKeyUsage({ rows: database.rows, log });
    const tokenUsage = createTokenUsage({ rows: database.rows, log, metrics });
    const schemaChecker = createSchemaChecker(parts.schemaChecks);
    const extractor = createDocumentExtractor();
    const agentRuns = createRunningRuns(parts.agentRuns);
    const runQueue = createRunQueue({ database, log, ...parts.agentRuns });
    const mailer = parts.mailer?.(outgoing) ?? createMailer({ dataDir: config.dataDir, guard: outgoing, log });
    const deliveryFeed = createDeliveryFeed({ log, limits: parts.streams?.limits });
    watchdog?.arm();
    return {
      config,
      log,
      metrics,
      database,
      features,
      events,
      nodes,
      findBackendKey: batchAcrossRequests(database.rows, findBackendKeys),
      findCustomerKey: batchAcrossRequests(database.rows, database.isDistributed ? lookUpKeysByDeployment : lookUpKeys),
      findCallerAndKey: batchAcrossRequests(
        database.rows,
        database.isDistributed ? lookUpCallersThenKeys : lookUpCallersAndKeys,
      ),
      vault,
      passwords: parts.passwords ?? createPasswords({ log }),
      mailer,
      phone,
      activityCounts,
      keyUsage,
      tokenUsage,
      keyLimiter,
      requestLimiter,
      schemaChecker,
      vectorSearch: createVectorSearch({ database, hasPgvector, log, cacheBytes }),
      inspectFile: parts.inspectFile ?? inspectFileInWorker,
      extractDocument: parts.extractDocument ?? extractor.extract,
      searchLegs: createSearchLegs({ log, features }),
      agentRuns,
      runQueue,
      ownedKeys,
      ownedApplications,
      agentConversations,
      oidcProviders: createOidcProviders(),
      memberships: createMemberships({ ownedKeys, ownedApplications }),
      signUpInvitations,
      recipientLocales,
      outgoing,
      outgoingHttp,
      jobs,
      deliveries,
      deliveryFeed,
      async close() {
        await runQueue.stop();
        await agentRuns.stop();
        await deliveryFeed.stop();
        await deliveries.stop(0);
        await jobs.stop(0);
        mailer.close();
        await outgoingHttp.close();
        await schemaChecker.close();
        await extractor.close();
        await keyUsage.stop();
        await activityCounts.stop();
        await tokenUsage.stop();
        await keyLimiter.close();
        await requestLimiter.close();
        await watchdog?.stop();
        await database.close();
        lock?.release();
      },
    };
  } catch (error) {
    await watchdog?.stop();
    await database.close();
    lock?.release();
    throw await explained(error, config);
  }
}

/** The reason for the operator, if PostgreSQL cannot be opened or migrated. */
async function explained(error: unknown, { databaseUrl }: Config): Promise<unknown> {
  if (databaseUrl === null) return error;
  const { explainOpenError } = await import('./platform/database/errors/open-error.ts');
  return explainOpenError(error, databaseUrl);
}

function phoneSender({ phoneSender: path, dataDir }: Config, log: Log): PhoneSender | Promise<PhoneSender> {
  return path === null ? createPhoneSpool({ dataDir, log }) : loadPhoneSender(path);
}

function openConfiguredDatabase(
  config: Config,
  log: Log,
  metrics: Metrics,
  { mayCreateDatabase = true }: ServiceOverrides,
): Promise<Database> {
  return openDatabase({
    entities,
    migrations,
    databaseUrl: config.databaseUrl,
    directUrl: config.databaseDirectUrl,
    replicaUrls: config.databaseReplicaUrls ?? [],
    standbys: config.databaseStandbyHosts ?? [],
    pgliteDir: pgliteFolder(config.dataDir),
    startsPrepared: mayCreateDatabase,
    poolSize: config.databasePoolSize,
    timeLimits: {
      statementMs: config.databaseStatementTimeoutSeconds * 1_000,
      lockMs: config.databaseLockTimeoutSeconds * 1_000,
      backgroundMs: config.databaseJobTimeoutSeconds * 1_000,
    },
    monitor: createDatabaseMonitor({ log, metrics, slowStatementMs: config.slowStatementMs }),
    onError: (err) => log.error({ err: markSocketError(err) }, 'The database failed'),
    onWarning: (message) => log.warn(message),
    onUnserved: (sentence) => log.error(`This process is not ready any more. ${sentence}`),
  });
}

/** Runs migrations, checks the master key's fingerprint and leases a process number. Only one process may do this at a time. */
async function prepareDatabase(
  { masterKey, dataDir }: Config,
  database: Database,
  { mayCreateDatabase = true }: ServiceOverrides,
  log: Log,
): Promise<Vault> {
  if (!mayCreateDatabase && (await database.isEmpty())) {
    throw new ConfigError(['This database is empty. Run npm start first, with the same DATABASE_URL and DATA_DIR.']);
  }
  await database.migrate((details, message) => log.info(details, message));
  const stored = await database.rows.selectFrom('master_key').select('fingerprint').executeTakeFirst();
  // A new key could not decrypt the secrets of a database that has used another one.
  const mayGenerate = stored === undefined;
  const vault = createVault(await loadMasterKey({ masterKey: masterKey ?? undefined, dataDir, mayGenerate }));
  await checkFingerprint(database, vault, stored?.fingerprint);
  await database.leaseProcessNumber();
  return vault;
}

/** A process with another key could not read the stored secrets, and would write secrets that other processes cannot read. */
async function checkFingerprint({ rows }: Database, vault: Vault, stored: string | undefined): Promise<void> {
  if (stored === undefined) {
    await rows.insertInto('master_key').values({ id: 1, fingerprint: vault.fingerprint() }).execute();
  } else if (!vault.hasKeyOf(stored)) {
    throw new ConfigError([
      "MASTER_KEY (or the key file in DATA_DIR) is not the key that this database's secrets are encrypted with. Set the right key again. To change keys, set MASTER_KEY to the new key, a comma and the old key, then run `npm run rekey`.",
    ]);
  }
}
