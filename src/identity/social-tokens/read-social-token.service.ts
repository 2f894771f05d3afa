import { setTimeout as sleep } from 'node:timers/promises';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { socialConnectionNotFound } from '../social-connections/social-connection.reads.ts';
import { openToken } from '../social-connections/token-cells.ts';
import { refreshStored } from './refresh-tokens.ts';
import { type StoredTokens, storedTokensOf } from './stored-token.reads.ts';

/** A token that expires sooner is refreshed, so that the backend can use it. */
const REFRESH_BEFORE_MS = 60_000;
/** How long a request waits for another one that refreshes the same tokens. */
const WAIT_MS = 20_000;
const POLL_MS = 200;

/** The access token of a user at a provider; see `userSocialToken` in the schema. */
export async function readSocialToken(ctx: Context, userId: string, provider: string) {
  const { stored, refreshed } = await usableTokens(ctx, userId, provider);
  const accessToken = openToken(ctx, stored.id, 'access_token_sealed', stored.accessTokenSealed);
  const token = {
    accessToken,
    expiresAt: stored.expiresAt?.toISOString() ?? null,
    scopes: [...stored.scopes],
    refreshed,
  };
  return command(ctx, async (tx) => {
    tx.record({
      type: 'user.social_token.read',
      resource: { type: 'user', id: userId },
      after: { socialConnectionId: stored.id, provider, refreshed },
    });
    return token;
  });
}

interface Usable {
  readonly stored: StoredTokens;
  /** Whether this request has refreshed them. */
  readonly refreshed: boolean;
}

/** The stored tokens, refreshed if the access token expires soon. One request at a time refreshes them, the others wait. */
async function usableTokens(ctx: Context, userId: string, provider: string): Promise<Usable> {
  const waitUntil = Date.now() + WAIT_MS;
  let refreshed = false;
  for (;;) {
    const stored = await readStored(ctx, userId, provider);
    if (!expiresWithin(stored, REFRESH_BEFORE_MS) || refreshed) return { stored, refreshed };
    if (stored.refreshTokenSealed === null) {
      if (expiresWithin(stored, 0)) throw expiredToken();
      return { stored, refreshed };
    }
    try {
      refreshed = await refreshStored(ctx, stored, stored.refreshTokenSealed);
    } catch (error) {
      if (!expiresWithin(stored, 0)) return { stored, refreshed };
      throw error instanceof ServiceError && error.code === 'SOCIAL_RESPONSE_INVALID' ? expiredToken() : error;
    }
    if (refreshed) continue;
    if (Date.now() >= waitUntil) throw stillRefreshing();
    await sleep(POLL_MS);
  }
}

async function readStored({ rows, viewer }: Context, userId: string, provider: string): Promise<StoredTokens> {
  const stored = await storedTokensOf(rows, viewer.deploymentId, userId, provider);
  if (stored === undefined) throw socialConnectionNotFound();
  if (stored === null) {
    throw new ServiceError(
      'CONFLICT',
      'No token is stored. Set `tokens_stored` of the provider; the next sign-in with it stores one.',
    );
  }
  return stored;
}

const expiresWithin = ({ expiresAt }: StoredTokens, ms: number) =>
  expiresAt !== null && expiresAt.getTime() <= Date.now() + ms;

const expiredToken = () =>
  new ServiceError(
    'CONFLICT',
    'The token has expired, and the provider gives no new one. The user must sign in with the provider again.',
  );

const stillRefreshing = () =>
  new ServiceError(
    'SOCIAL_PROVIDER_FAILED',
    'The token is being refreshed. Send the request again after some seconds.',
  );
