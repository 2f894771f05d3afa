import { join } from 'node:path';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Services } from './context.ts';
import { loadMasterKey } from './crypto/master-key.ts';
import { createPasswords, type Passwords } from './crypto/passwords.ts';
import { createVault } from './crypto/vault.ts';
import { type Database, openDatabase } from './database/database.ts';
import { type Listening, listen } from './http/server.ts';
import type { Log } from './log.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { type CreatedDeployment, createDeployment } from './modules/deployment/create-deployment.ts';
import { createAddressGuard } from './outgoing/addresses.ts';

export interface Running {
  readonly services: Services;
  readonly backend: Listening;
  readonly deployment: Listening;
  /** The deployment that this start made, with its key; null when there was one already. */
  readonly first: CreatedDeployment | null;
  stop(graceMs: number): Promise<void>;
}

export interface Parts {
  readonly database?: Database;
  readonly passwords?: Passwords;
  readonly mailer?: Mailer;
}

/** Opens the data, brings it up to date, makes the first deployment where there is none, and listens on both hosts. */
export async function start(config: Config, log: Log, parts: Parts = {}): Promise<Running> {
  const services = await openServices(config, log, parts);
  const first = await services.database.underStartLock(() => prepare(services));
  const app = await createApp(services, log);
  const backend = await listen(app.backend, { host: config.host, port: config.port, variable: 'PORT' });
  const deployment = await listen(app.deployment, {
    host: config.host,
    port: config.deploymentPort,
    variable: 'DEPLOYMENT_PORT',
  });
  return {
    services,
    backend,
    deployment,
    first,
    async stop(graceMs) {
      app.drain();
      await Promise.all([backend.close(graceMs), deployment.close(graceMs)]);
      await app.stop();
      await services.database.close();
    },
  };
}

/** What the service is made of, opened; also what operators' scripts work with. */
export async function openServices(config: Config, log: Log, parts: Parts = {}): Promise<Services> {
  const masterKeys = await loadMasterKey({
    ...(config.masterKey === null ? {} : { masterKey: config.masterKey.toString('base64') }),
    dataDir: config.dataDir,
    mayGenerate: config.databaseUrl === null,
  });
  const database =
    parts.database ??
    (await openDatabase({
      databaseUrl: config.databaseUrl,
      pgliteDir: join(config.dataDir, 'pglite'),
      poolSize: config.databasePoolSize,
      onError: (err) => log.error({ err }, 'The database failed'),
    }));
  const outgoing = createAddressGuard({ allow: config.outgoingAllow });
  return {
    config,
    database,
    vault: createVault(masterKeys),
    passwords: parts.passwords ?? createPasswords({}),
    mailer: parts.mailer ?? createMailer({ dataDir: config.dataDir, guard: outgoing, log }),
    outgoing,
  };
}

async function prepare(services: Services): Promise<CreatedDeployment | null> {
  const { config, database } = services;
  await database.migrate();
  await database.lease();
  const existing = await database.rows.selectFrom('deployment').select('id').limit(1).executeTakeFirst();
  if (existing !== undefined) return null;
  return createDeployment(services, {
    name: 'Gatehouse',
    mode: 'staging',
    backendHost: new URL(config.publicBackendUrl).host,
    frontendHost: new URL(config.publicDeploymentUrl).host,
    apiKey: config.bootstrapApiKey,
  });
}
