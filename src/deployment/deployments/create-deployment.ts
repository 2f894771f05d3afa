import { sql } from 'kysely';
import { systemContext } from '../../platform/access/system-context.ts';
import type { Services } from '../../platform/context.ts';
import { apiKeyHint, newApiKey } from '../../platform/crypto/api-keys.ts';
import { normaliseHost } from '../../platform/crypto/hosts.ts';
import { newToken, sha256 } from '../../platform/crypto/tokens.ts';
import { command } from '../../platform/database/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import { addApiKey } from '../api-keys/add-api-key.ts';
import {
  defaultAuthSettings,
  defaultB2bSettings,
  defaultRestrictions,
  defaultUiSettings,
} from '../settings/settings.ts';
import { Deployment } from './deployment.entity.ts';
import { flushUniqueHosts } from './deployment.service.ts';

export interface NewDeployment {
  readonly name: string;
  readonly mode: 'production' | 'staging';
  readonly backendHost: string;
  readonly frontendHost: string;
  /** The first key, where an automated set-up brings its own. */
  readonly apiKey?: string | null;
  /** The caller tells by itself when it has shown the key; a start does, since it may be killed before. */
  readonly showsKeyLater?: boolean;
}

export interface CreatedDeployment {
  readonly id: number;
  readonly name: string;
  readonly frontendHost: string;
  /** Shown this once. */
  readonly apiKey: string;
}

/** Creates a deployment with its seeds, such as the built-in roles, and its first API key. Operators alone do it. */
export async function createDeployment(services: Services, wanted: NewDeployment): Promise<CreatedDeployment> {
  const { database } = services;
  const frontendHost = hostOf(wanted.frontendHost);
  const backendHost = hostOf(wanted.backendHost);
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('deployment', 'id'))::int as id`.execute(database.rows);
  const id = rows[0]?.id as number;
  const apiKey = wanted.apiKey ?? newApiKey(wanted.mode === 'production' ? 'live' : 'test').key;

  await command(systemContext(services, id), async (tx) => {
    const deployment = tx.em.create(Deployment, {
      id,
      name: wanted.name,
      mode: wanted.mode,
      backendHost,
      frontendHost,
      mailFromHost: frontendHost,
      publishableKey: `pk_${wanted.mode === 'production' ? 'live' : 'test'}_${newToken().slice(0, 32)}`,
      authSettings: defaultAuthSettings,
      uiSettings: defaultUiSettings(wanted.name),
      b2bSettings: defaultB2bSettings,
      restrictions: defaultRestrictions,
      firstKeyShownAt: wanted.showsKeyLater === true ? null : tx.now,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    await flushUniqueHosts(tx, frontendHost);
    const { name, mode } = deployment;
    tx.record({
      type: 'deployment.created',
      resource: { type: 'deployment', id: String(id) },
      after: { name, mode, frontendHost, backendHost },
    });
    for (const { seedDeployment } of services.features) seedDeployment?.(tx);
    addApiKey(tx, { name: 'First key', hash: sha256(apiKey), hint: apiKeyHint(apiKey) });
  });
  return { id, name: wanted.name, frontendHost, apiKey };
}

function hostOf(text: string): string {
  const host = normaliseHost(text);
  if (host === null) throw new ServiceError('BAD_REQUEST', `${JSON.stringify(text)} is no host name.`);
  return host;
}
