import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { ProviderTokens } from '../social-providers/social-client.ts';
import { SocialConnection } from './social-connection.entity.ts';
import { sealToken, type TokenColumn } from './token-cells.ts';

/** An account at a provider, as it is linked to a user. */
export interface SocialAccount {
  readonly providerId: string;
  /** Name of the provider. */
  readonly provider: string;
  /** The id of the person at the provider. */
  readonly subject: string;
  /** The address of the account there. It identifies no user. */
  readonly email: string | null;
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly redirectUri: string;
  /** Null unless the settings of the provider say that they are stored. */
  readonly tokens: ProviderTokens | null;
}

/** The user that an account at a provider belongs to, active or not. */
export async function findSocialUser(
  { rows, deploymentId }: Pick<Transaction, 'rows' | 'deploymentId'>,
  { providerId, subject }: Pick<SocialAccount, 'providerId' | 'subject'>,
): Promise<{ readonly userId: string; readonly isActive: boolean } | undefined> {
  return rows
    .selectFrom('social_connection as connection')
    .innerJoin('user as u', (join) =>
      join.onRef('u.deployment_id', '=', 'connection.deployment_id').onRef('u.id', '=', 'connection.user_id'),
    )
    .select(['u.id as userId', 'u.is_active as isActive'])
    .where('connection.deployment_id', '=', deploymentId)
    .where('connection.provider_id', '=', providerId)
    .where('connection.subject', '=', subject)
    .executeTakeFirst();
}

/** The name that commands lock before they link an account at a provider. */
export const socialLockName = ({ providerId, subject }: Pick<SocialAccount, 'providerId' | 'subject'>): string =>
  `social ${providerId} ${subject}`;

/** Locks the account at the provider to the end of the command, so that one user links it. Call it before addresses are locked. */
export const lockSocialAccount = (tx: Transaction, account: SocialAccount): Promise<void> =>
  tx.lock(socialLockName(account));

export const socialAccountTaken = () =>
  new ServiceError(
    'SOCIAL_CONNECTION_TAKEN',
    'Another user has linked this account, or you have linked another account of this provider. Unlink it first.',
  );

/**
 * Links the account to a user and records the event. Lock the account first. Throws 409 when a user has linked it, or the user has
 * linked another account of the provider.
 */
export async function linkSocialAccount(
  ctx: Pick<Context, 'vault'>,
  tx: Transaction,
  userId: string,
  account: SocialAccount,
): Promise<void> {
  const { providerId, provider, subject, email, clientId, scopes, redirectUri } = account;
  const taken = await tx.rows
    .selectFrom('social_connection')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('provider_id', '=', providerId)
    .where((where) => where.or([where('subject', '=', subject), where('user_id', '=', userId)]))
    .limit(1)
    .executeTakeFirst();
  if (taken !== undefined) throw socialAccountTaken();
  const id = tx.newId();
  tx.em.create(SocialConnection, {
    id,
    deploymentId: tx.deploymentId,
    userId,
    provider,
    providerId,
    subject,
    email,
    clientId,
    scopes: [...scopes],
    redirectUri,
    lastUsedAt: tx.now,
    ...sealedTokens(ctx, id, account.tokens),
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await tx.em.flush();
  tx.record({
    type: 'user.social_connection.linked',
    resource: { type: 'user', id: userId },
    after: { socialConnectionId: id, provider },
    actor: { type: 'user', id: userId },
  });
}

/** Stores what the provider said at this sign-in. Returns false when the user no longer has the account. */
export async function touchSocialAccount(
  ctx: Pick<Context, 'vault'>,
  tx: Transaction,
  userId: string,
  { providerId, subject, email, clientId, scopes, redirectUri, tokens }: SocialAccount,
): Promise<boolean> {
  const found = await tx.rows
    .selectFrom('social_connection')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('provider_id', '=', providerId)
    .where('subject', '=', subject)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) return false;
  const { accessTokenSealed, refreshTokenSealed, tokenExpiresAt } = sealedTokens(ctx, found.id, tokens);
  const now = tx.now.toISOString();
  await tx.rows
    .updateTable('social_connection')
    .set({
      email,
      client_id: clientId,
      scopes: sql`${scopes}::text[]`,
      redirect_uri: redirectUri,
      last_used_at: now,
      updated_at: now,
      access_token_sealed: accessTokenSealed,
      // A provider may send the refresh token at the first sign-in only.
      ...((tokens === null || refreshTokenSealed !== null) && { refresh_token_sealed: refreshTokenSealed }),
      token_expires_at: tokenExpiresAt?.toISOString() ?? null,
    })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', found.id)
    .execute();
  return true;
}

/** A connection that was deleted. */
interface UnlinkedAccount {
  readonly id: string;
  /** What buttons of the provider say. */
  readonly label: string;
}

/** Deletes the connection of a user to a provider and records the event. Returns undefined when there is none. */
export async function unlinkSocialAccount(
  tx: Transaction,
  userId: string,
  provider: string,
): Promise<UnlinkedAccount | undefined> {
  const [removed] = await unlinkSocialAccounts(tx, userId, provider);
  return removed;
}

/** Deletes the connections of a user to one provider or all, and records an event for each. */
export async function unlinkSocialAccounts(
  tx: Transaction,
  userId: string,
  provider?: string,
): Promise<UnlinkedAccount[]> {
  let query = tx.rows
    .deleteFrom('social_connection')
    .where('deployment_id', '=', tx.deploymentId)
    .where('user_id', '=', userId);
  if (provider !== undefined) query = query.where('provider', '=', provider);
  const removed = await query
    .returning((row) => [
      'id',
      'provider',
      row
        .selectFrom('social_provider')
        .select('label')
        .where('social_provider.deployment_id', '=', tx.deploymentId)
        .whereRef('social_provider.id', '=', 'social_connection.provider_id')
        .as('label'),
    ])
    .execute();
  for (const { id, provider: name } of removed) {
    tx.record({
      type: 'user.social_connection.unlinked',
      resource: { type: 'user', id: userId },
      before: { socialConnectionId: id, provider: name },
    });
  }
  return removed.map(({ id, provider: name, label }) => ({ id, label: label ?? name }));
}

function sealedTokens(ctx: Pick<Context, 'vault'>, id: string, tokens: ProviderTokens | null) {
  const seal = (column: TokenColumn, token: string | null) =>
    token === null ? null : sealToken(ctx, id, column, token);
  return {
    accessTokenSealed: seal('access_token_sealed', tokens?.accessToken ?? null),
    refreshTokenSealed: seal('refresh_token_sealed', tokens?.refreshToken ?? null),
    tokenExpiresAt: tokens?.expiresAt ?? null,
  };
}
