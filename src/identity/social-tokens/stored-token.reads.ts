import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';
import type { ProviderRow } from '../social-providers/social-client.ts';

/** The stored tokens of a connection, encrypted. */
export interface StoredTokens {
  /** Id of the connection. */
  readonly id: string;
  readonly scopes: readonly string[];
  readonly accessTokenSealed: string;
  readonly refreshTokenSealed: string | null;
  /** Null when the provider does not say. */
  readonly expiresAt: Date | null;
  /** Until when another request refreshes them. */
  readonly leasedUntil: Date | null;
  readonly provider: ProviderRow;
}

/** The tokens of a user at a provider: `null` without stored ones, undefined without the account. */
export async function storedTokensOf(
  rows: Rows,
  deploymentId: number,
  userId: string,
  provider: string,
): Promise<StoredTokens | null | undefined> {
  const { rows: found } = await sql<FoundRow>`
    select connection.id, connection.scopes, connection.access_token_sealed as "accessTokenSealed",
      connection.refresh_token_sealed as "refreshTokenSealed", connection.token_expires_at as "expiresAt",
      connection.token_lease_until as "leasedUntil",
      case when setting.id is not null then jsonb_build_object('id', setting.id::text, 'name', setting.name, 'kind', setting.kind,
        'clientId', setting.client_id, 'clientSecretSealed', setting.client_secret_sealed, 'scopes', setting.scopes,
        'endpoints', setting.endpoints, 'tokensStored', setting.tokens_stored) end as provider
    from social_connection as connection
    left join social_provider as setting
      on setting.deployment_id = connection.deployment_id and setting.id = connection.provider_id
    where connection.deployment_id = ${deploymentId} and connection.user_id = ${userId}::bigint
      and connection.provider = ${provider}`.execute(rows);
  const [row] = found;
  if (row === undefined) return undefined;
  const { accessTokenSealed, provider: setting, expiresAt, leasedUntil, ...rest } = row;
  if (accessTokenSealed === null || setting === null) return null;
  return {
    ...rest,
    accessTokenSealed,
    provider: setting,
    expiresAt: timeOf(expiresAt),
    leasedUntil: timeOf(leasedUntil),
  };
}

interface FoundRow {
  readonly id: string;
  readonly scopes: readonly string[];
  readonly accessTokenSealed: string | null;
  readonly refreshTokenSealed: string | null;
  readonly expiresAt: string | null;
  readonly leasedUntil: string | null;
  readonly provider: ProviderRow | null;
}

const timeOf = (text: string | null) => (text === null ? null : new Date(text));
