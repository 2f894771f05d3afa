import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { AuthorizationResponse, ProviderRow } from '../social-providers/social-client.ts';
import type { SocialPurpose } from './social-attempt.entity.ts';
import { type AttemptSecrets, secretsCell } from './start-social-attempt.ts';
import { attemptIdOf } from './state.ts';

/** An attempt whose response is used now. */
export interface ClaimedAttempt {
  readonly id: string;
  readonly purpose: SocialPurpose;
  readonly secrets: AttemptSecrets;
  readonly redirectUrl: string | null;
  /** The sign-in that links or reauthenticates; null for a sign-in. */
  readonly signInId: string | null;
  /** What the provider has sent with a form before; null otherwise. */
  readonly response: AuthorizationResponse | null;
  readonly provider: ClaimedProvider;
}

export interface ClaimedProvider extends ProviderRow {
  readonly label: string;
  readonly signUpAllowed: boolean;
  readonly tokensStored: boolean;
}

/** The same error for each reason, so that a foreign browser learns nothing about an attempt. */
const expired = () =>
  new ServiceError(
    'SOCIAL_SIGN_IN_EXPIRED',
    'This sign-in has expired, was already used, or was started in another browser. Start it again.',
  );

/**
 * Claims the attempt of this state for this browser, with one statement. It can be claimed once, with any result, so that
 * no response of a provider is used twice.
 */
export async function claimSocialAttempt(ctx: Context, provider: string, state: string): Promise<ClaimedAttempt> {
  const id = attemptIdOf(state);
  const { socialSecret } = ctx.request;
  if (id === null || socialSecret === undefined) throw expired();
  const { deploymentId } = ctx.viewer;
  const now = new Date().toISOString();
  const { rows: claimed } = await sql<ClaimedRow>`
    update social_attempt as attempt set claimed_at = ${now}::timestamptz
    from social_provider as provider
    where attempt.deployment_id = ${deploymentId} and attempt.id = ${id}::bigint and attempt.state_hash = ${sha256(state)}
      and attempt.browser_hash = ${sha256(socialSecret)} and attempt.claimed_at is null
      and attempt.expires_at > ${now}::timestamptz
      and provider.deployment_id = ${deploymentId} and provider.id = attempt.provider_id and provider.name = ${provider}
      and provider.enabled
    returning attempt.purpose, attempt.secrets_sealed as "secretsSealed", attempt.redirect_url as "redirectUrl",
      attempt.signin_id as "signInId", attempt.response_sealed as "responseSealed", provider.id, provider.name, provider.kind,
      provider.label, provider.client_id as "clientId", provider.client_secret_sealed as "clientSecretSealed", provider.scopes,
      provider.endpoints, provider.sign_up_allowed as "signUpAllowed", provider.tokens_stored as "tokensStored"
  `.execute(ctx.rows);
  const [row] = claimed;
  if (row === undefined) throw expired();
  const { purpose, secretsSealed, redirectUrl, signInId, responseSealed, ...found } = row;
  return {
    id,
    purpose,
    secrets: JSON.parse(ctx.vault.open(secretsSealed, secretsCell(id))),
    redirectUrl,
    signInId,
    response: responseSealed === null ? null : JSON.parse(ctx.vault.open(responseSealed, responseCell(id))),
    provider: found,
  };
}

interface ClaimedRow extends ClaimedProvider {
  readonly purpose: SocialPurpose;
  readonly secretsSealed: string;
  readonly redirectUrl: string | null;
  readonly signInId: string | null;
  readonly responseSealed: string | null;
}

/**
 * Keeps a response that arrived without the cookie of the browser, because the provider has sent it with a form of its own page.
 * Another response is not accepted afterwards.
 */
export async function storeSocialResponse(
  ctx: Context,
  provider: string,
  response: AuthorizationResponse,
): Promise<void> {
  const { state } = response;
  const id = attemptIdOf(state);
  if (id === null) throw expired();
  const { deploymentId } = ctx.viewer;
  const sealed = ctx.vault.seal(JSON.stringify(response), responseCell(id));
  const now = new Date().toISOString();
  const { rows: stored } = await sql`
    update social_attempt as attempt set response_sealed = ${sealed}
    from social_provider as provider
    where attempt.deployment_id = ${deploymentId} and attempt.id = ${id}::bigint and attempt.state_hash = ${sha256(state)}
      and attempt.claimed_at is null and attempt.response_sealed is null and attempt.expires_at > ${now}::timestamptz
      and provider.deployment_id = ${deploymentId} and provider.id = attempt.provider_id and provider.name = ${provider}
    returning attempt.id`.execute(ctx.rows);
  if (stored.length === 0) throw expired();
}

const responseCell = (id: string) => ({ table: 'social_attempt', column: 'response_sealed', row: id });
