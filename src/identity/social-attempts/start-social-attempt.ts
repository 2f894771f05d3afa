import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { newToken, sha256 } from '../../platform/crypto/tokens.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import { ServiceError } from '../../platform/errors.ts';
import { rateLimitKeyOf } from '../../platform/network/addresses.ts';
import { tooManyAttempts } from '../../platform/rate-limits/attempt-counter.ts';
import type { AuthPolicy } from '../policy/policy.reads.ts';
import { assertRedirect } from '../policy/redirect-url.ts';
import { socialProviderNotFound } from '../social-providers/provider-not-found.ts';
import { socialRedirectUri } from '../social-providers/redirect-uri.ts';
import { authorizationUrl, type ProviderRow } from '../social-providers/social-client.ts';
import { bindToBrowser } from './browser-binding.ts';
import type { SocialPurpose } from './social-attempt.entity.ts';
import { newState } from './state.ts';

/** What a browser is sent to a provider for. */
export interface NewSocialAttempt {
  /** Name of the provider. */
  readonly provider: string;
  readonly purpose: SocialPurpose;
  readonly redirectUrl?: string | null | undefined;
  readonly invitationToken?: string | null | undefined;
  readonly waitlistToken?: string | null | undefined;
}

/** What an attempt keeps encrypted. */
export interface AttemptSecrets {
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly invitationToken: string | null;
  readonly waitlistToken: string | null;
}

/** Where to send the browser. */
export interface SocialRequest {
  readonly authorizationUrl: string;
  readonly expiresAt: string;
}

const LIFETIME_MS = 600_000;
/** The largest numbers of attempts of one network address that are not expired: those that were not completed, and all. */
const MAX_UNFINISHED = 100;
const MAX_ATTEMPTS = 1_000;

/**
 * Stores an attempt, which only this browser can complete, and returns the URL of the provider's page. Takes one statement, without
 * an event: nothing has changed until the person returns.
 */
export async function startSocialAttempt(
  ctx: Context,
  policy: AuthPolicy,
  { provider: name, purpose, redirectUrl, invitationToken, waitlistToken }: NewSocialAttempt,
): Promise<SocialRequest> {
  assertSocialSignInEnabled(policy);
  const redirect = assertRedirect(ctx.config, policy, redirectUrl);
  const id = ctx.database.ids.next();
  const state = newState(id);
  const nonce = newToken();
  // RFC 7636, section 4.1: 43 characters of 256 random bits.
  const codeVerifier = randomBytes(32).toString('base64url');
  const now = new Date();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const secrets: AttemptSecrets = {
    nonce,
    codeVerifier,
    invitationToken: invitationToken || null,
    waitlistToken: waitlistToken || null,
  };
  const found = await storeAttempt(ctx, name, {
    id,
    purpose,
    stateHash: sha256(state),
    browserHash: sha256(bindToBrowser(ctx, LIFETIME_MS / 1_000)),
    secretsSealed: ctx.vault.seal(JSON.stringify(secrets), secretsCell(id)),
    redirectUrl: redirect,
    signInId: purpose === 'sign_in' ? null : ctx.viewer.assertSignIn().signInId,
    client: rateLimitKeyOf(ctx.request.ip),
    now: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
  });
  if (found === undefined) throw socialProviderNotFound();
  if (!found.isStored) throw tooManyAttempts(LIFETIME_MS / 1_000);
  const url = await authorizationUrl(ctx, found, {
    secrets: { state, nonce, codeVerifier },
    redirectUri: socialRedirectUri(ctx.config, policy.frontendHost, name),
    isReauthentication: purpose === 'reauthenticate',
  });
  return { authorizationUrl: url, expiresAt: expiresAt.toISOString() };
}

/** Throws 400 when the settings disable social sign-in, or no provider is enabled. */
export function assertSocialSignInEnabled({ settings }: Pick<AuthPolicy, 'settings'>): void {
  if (settings.authenticationFactors.ssoEnabled) return;
  throw new ServiceError(
    'STRATEGY_NOT_AVAILABLE',
    'Sign-in with another provider is not available on this deployment. Use another strategy.',
  );
}

/** The database cell of an attempt's secrets. */
export const secretsCell = (id: string) => ({ table: 'social_attempt', column: 'secrets_sealed', row: id });

interface StoredAttempt {
  readonly id: string;
  readonly purpose: SocialPurpose;
  readonly stateHash: string;
  readonly browserHash: string;
  readonly secretsSealed: string;
  readonly redirectUrl: string | null;
  readonly signInId: string | null;
  readonly client: string;
  readonly now: string;
  readonly expiresAt: string;
}

/** Stores the attempt unless its network address has too many. Returns the enabled provider, if there is one. */
async function storeAttempt({ rows, viewer }: Context, name: string, attempt: StoredAttempt) {
  const { deploymentId } = viewer;
  const { rows: found } = await sql<ProviderRow & { readonly isStored: boolean }>`
    with provider as (
      select id, name, kind, client_id, client_secret_sealed, scopes, endpoints, tokens_stored from social_provider
      where deployment_id = ${deploymentId} and name = ${name} and enabled
    ), stored as (
      insert into social_attempt (deployment_id, id, provider_id, purpose, state_hash, browser_hash, secrets_sealed, redirect_url,
        signin_id, client, expires_at, created_at)
      select ${deploymentId}, ${attempt.id}::bigint, provider.id, ${attempt.purpose}, ${attempt.stateHash}, ${attempt.browserHash},
        ${attempt.secretsSealed}, ${attempt.redirectUrl}, ${attempt.signInId}::bigint, ${attempt.client},
        ${attempt.expiresAt}::timestamptz, ${attempt.now}::timestamptz
      from provider
      where (
        select count(*) filter (where recent.claimed_at is null) < ${MAX_UNFINISHED} and count(*) < ${MAX_ATTEMPTS} from (
          select recent.claimed_at from social_attempt as recent
          where recent.deployment_id = ${DEPLOYMENT_ID} and recent.client = ${attempt.client}
            and recent.expires_at > ${attempt.now}::timestamptz
          limit ${MAX_ATTEMPTS}
        ) as recent
      )
      returning id
    )
    select provider.id, provider.name, provider.kind, provider.client_id as "clientId",
      provider.client_secret_sealed as "clientSecretSealed", provider.scopes, provider.endpoints,
      provider.tokens_stored as "tokensStored", exists (select from stored) as "isStored"
    from provider`.execute(rows);
  return found[0];
}
