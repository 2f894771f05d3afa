import { sql } from 'kysely';
import { command } from '../../platform/commands/command.ts';
import { systemContext } from '../../platform/commands/system-context.ts';
import type { Services } from '../../platform/context.ts';
import { apiKeyHint, newApiKey } from '../../platform/crypto/api-keys.ts';
import { normaliseHost } from '../../platform/crypto/hosts.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { ServiceError } from '../../platform/errors.ts';
import { addApiKey } from '../api-keys/add-api-key.ts';
import {
  defaultAuthSettings,
  defaultB2bSettings,
  defaultRestrictions,
  defaultUiSettings,
} from '../stored-settings/settings.ts';
import { Deployment } from './deployment.entity.ts';
import { flushUniqueHosts } from './deployment.record.ts';

export interface NewDeployment {
  readonly name: string;
  readonly mode: 'production' | 'staging';
  readonly backendHost: string;
  readonly frontendHost: string;
  /** The first API key, when an automated setup provides it. */
  readonly apiKey?: string | null;
  /**
   * Whether the caller stores by itself that the key was shown. A start does so, because its process may be killed
   * before it shows the key.
   */
  readonly isKeyShownLater?: boolean;
}

export interface CreatedDeployment {
  readonly id: number;
  readonly name: string;
  readonly frontendHost: string;
  /** Shown only once. */
  readonly apiKey: string;
}

/**
 * Creates a deployment with its seed data, such as the built-in roles, and its first API key. Only operators can do
 * this.
 */
export async function createDeployment(services: Services, input: NewDeployment): Promise<CreatedDeployment> {
  const { database } = services;
  const frontendHost = hostOf(input.frontendHost);
  const backendHost = hostOf(input.backendHost);
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('deployment', 'id'))::int as id`.execute(database.rows);
  const id = rows[0]?.id as number;
  const apiKey = input.apiKey ?? newApiKey(input.mode === 'production' ? 'live' : 'test').key;

  await command(systemContext(services, id), async (tx) => {
    const deployment = tx.em.create(Deployment, {
      id,
      name: input.name,
      mode: input.mode,
      backendHost,
      frontendHost,
      mailFromHost: frontendHost,
      authSettings: defaultAuthSettings,
      uiSettings: defaultUiSettings(input.name),
      b2bSettings: defaultB2bSettings,
      restrictions: defaultRestrictions,
      firstKeyShownAt: input.isKeyShownLater === true ? null : tx.now,
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
  return { id, name: input.name, frontendHost, apiKey };
}

function hostOf(text: string): string {
  const host = normaliseHost(text);
  if (host === null) throw new ServiceError('BAD_REQUEST', `${JSON.stringify(text)} is not a host name.`);
  return host;
}
