import { sql } from 'kysely';
import { command, type Transaction } from '../../platform/commands/command.ts';
import { type SystemContextOptions, systemContext } from '../../platform/commands/system-context.ts';
import type { Services } from '../../platform/context.ts';
import { apiKeyHint, newApiKey } from '../../platform/crypto/api-keys.ts';
import { normaliseHost } from '../../platform/crypto/hosts.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { ServiceError } from '../../platform/errors.ts';
import { addApiKey } from '../api-keys/add-api-key.ts';
import {
  type AuthSettings,
  type B2bSettings,
  defaultAuthSettings,
  defaultB2bSettings,
  defaultRestrictions,
  defaultUiSettings,
  type Restrictions,
  type UiSettings,
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

/** Who creates a deployment, by its id; the service itself by default. */
export type CreatedBy = (deploymentId: number) => SystemContextOptions;

/** The settings with which a deployment begins. */
export interface FirstSettings {
  readonly authSettings: AuthSettings;
  readonly uiSettings: UiSettings;
  readonly b2bSettings: B2bSettings;
  readonly restrictions: Restrictions;
}

export const firstSettings = (appName: string): FirstSettings => ({
  authSettings: defaultAuthSettings,
  uiSettings: defaultUiSettings(appName),
  b2bSettings: defaultB2bSettings,
  restrictions: defaultRestrictions,
});

/**
 * Creates a deployment with its seed data, such as the built-in roles, and its first API key. Only operators can do
 * this.
 */
export async function createDeployment(
  services: Services,
  input: NewDeployment,
  by?: CreatedBy,
): Promise<CreatedDeployment> {
  const frontendHost = hostOf(input.frontendHost);
  const apiKey = input.apiKey ?? newApiKey(input.mode === 'production' ? 'live' : 'test').key;
  const id = await insertDeployment(
    services,
    { ...input, frontendHost },
    firstSettings(input.name),
    (tx) => {
      addApiKey(tx, { name: 'First key', hash: sha256(apiKey), hint: apiKeyHint(apiKey) });
    },
    by,
  );
  return { id, name: input.name, frontendHost, apiKey };
}

/** Creates a deployment with its seed data, and what `add` adds in the same transaction. Returns its id. */
export async function insertDeployment(
  services: Services,
  input: Omit<NewDeployment, 'apiKey'>,
  settings: FirstSettings,
  add: (tx: Transaction) => void = () => {},
  by?: CreatedBy,
): Promise<number> {
  const { name, mode, frontendHost } = input;
  const backendHost = hostOf(input.backendHost);
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('deployment', 'id'))::int as id`.execute(services.database.rows);
  const id = rows[0]?.id as number;

  await command(systemContext(services, id, by?.(id)), async (tx) => {
    tx.em.create(Deployment, {
      id,
      name,
      mode,
      backendHost,
      frontendHost,
      mailFromHost: frontendHost,
      ...settings,
      firstKeyShownAt: input.isKeyShownLater === true ? null : tx.now,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    await flushUniqueHosts(tx, frontendHost);
    tx.record({
      type: 'deployment.created',
      resource: { type: 'deployment', id: String(id) },
      after: { name, mode, frontendHost, backendHost },
    });
    for (const { seedDeployment } of services.features) seedDeployment?.(tx);
    add(tx);
  });
  return id;
}

function hostOf(text: string): string {
  const host = normaliseHost(text);
  if (host === null) throw new ServiceError('BAD_REQUEST', `${JSON.stringify(text)} is not a host name.`);
  return host;
}
