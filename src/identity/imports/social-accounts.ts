import { sql } from 'kysely';
import type { PublicUrl } from '../../deployment/index.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import { LOOK_UP_EACH } from '../../platform/database/statements/look-up-each.ts';
import type { ErrorCode } from '../../platform/errors.ts';
import { socialLockName } from '../social-connections/social-connection.record.ts';
import { socialRedirectUri } from '../social-providers/redirect-uri.ts';
import type { ImportedUser } from './imported-user.ts';
import { lockNames } from './taken-identifiers.ts';

/** A provider of the deployment, enabled or not. */
export interface ImportProvider {
  readonly id: string;
  readonly clientId: string;
  readonly redirectUri: string;
}

/** The providers of the deployment by name. */
export type ImportProviders = ReadonlyMap<string, ImportProvider>;

type WithConnections = Pick<ImportedUser, 'socialConnections'>;

/** The providers of a deployment, which cannot be deleted until the end of the command. Empty if no user has an account at one. */
export async function lockProviders(
  { rows, deploymentId }: Transaction,
  config: PublicUrl,
  users: readonly WithConnections[],
): Promise<ImportProviders> {
  if (users.every(({ socialConnections }) => socialConnections.length === 0)) return new Map();
  const { rows: found } = await sql<{ id: string; name: string; clientId: string; frontendHost: string }>`
    select provider.id, provider.name, provider.client_id as "clientId", deployment.frontend_host as "frontendHost"
    from social_provider as provider join deployment on deployment.id = provider.deployment_id
    where provider.deployment_id = ${deploymentId} and deployment.id = ${deploymentId}
    for key share of provider`.execute(rows);
  return new Map(
    found.map(({ id, name, clientId, frontendHost }) => [
      name,
      { id, clientId, redirectUri: socialRedirectUri(config, frontendHost, name) },
    ]),
  );
}

/** The accounts at providers that users of the deployment have, of those of the lines. */
export class TakenSocialAccounts {
  readonly #providers: ImportProviders;
  readonly #taken: Set<string>;

  private constructor(providers: ImportProviders, taken: Set<string>) {
    this.#providers = providers;
    this.#taken = taken;
  }

  /** Locks the accounts of the users, as sign-ins do before they lock addresses. */
  static async lock(
    tx: Transaction,
    providers: ImportProviders,
    users: readonly WithConnections[],
  ): Promise<TakenSocialAccounts> {
    const accounts = users
      .flatMap(({ socialConnections }) => socialConnections)
      .flatMap(({ provider, subject }) => {
        const id = providers.get(provider)?.id;
        return id === undefined ? [] : { providerId: id, subject };
      });
    if (accounts.length === 0) return new TakenSocialAccounts(providers, new Set());
    await lockNames(tx, [accounts.map(socialLockName)]);
    return new TakenSocialAccounts(providers, await takenAccounts(tx, accounts));
  }

  /** Why the accounts of a user cannot be linked; null if they can. */
  problemOf({ socialConnections }: WithConnections): { readonly code: ErrorCode; readonly message: string } | null {
    for (const [index, { provider, subject }] of socialConnections.entries()) {
      const found = this.#providers.get(provider);
      const path = `social_connections.${index}`;
      if (found === undefined) {
        return { code: 'VALIDATION_FAILED', message: `\`${path}.provider\` is not the name of a provider.` };
      }
      if (this.#taken.has(socialLockName({ providerId: found.id, subject }))) {
        return { code: 'SOCIAL_CONNECTION_TAKEN', message: `Another user has the account \`${path}\`.` };
      }
    }
    return null;
  }

  /** No other user of the batch can have the accounts of this one. */
  add({ socialConnections }: WithConnections): void {
    for (const { provider, subject } of socialConnections) {
      const found = this.#providers.get(provider);
      if (found !== undefined) this.#taken.add(socialLockName({ providerId: found.id, subject }));
    }
  }
}

/** Those of the accounts that a user has linked, as names to lock. */
export async function takenAccounts(
  { rows, deploymentId }: Pick<Transaction, 'rows' | 'deploymentId'>,
  accounts: readonly { readonly providerId: string; readonly subject: string }[],
): Promise<Set<string>> {
  const providerIds = accounts.map(({ providerId }) => providerId);
  const subjects = accounts.map(({ subject }) => subject);
  const { rows: found } = await sql<{ providerId: string; subject: string }>`
    select wanted.provider_id::text as "providerId", wanted.subject
    from unnest(${providerIds}::bigint[], ${subjects}::text[]) as wanted (provider_id, subject) cross join lateral (
      select from social_connection as connection where connection.deployment_id = ${deploymentId}
        and connection.provider_id = wanted.provider_id and connection.subject = wanted.subject ${LOOK_UP_EACH}
    ) as holder`.execute(rows);
  return new Set(found.map(socialLockName));
}
