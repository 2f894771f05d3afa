import type { SocialResponseInput } from '../../generated/deployment.ts';
import type { Context } from '../../platform/context.ts';
import type { AuthPolicy } from '../policy/policy.reads.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { type ClaimedAttempt, claimSocialAttempt } from '../social-attempts/claim-social-attempt.ts';
import { assertSocialSignInEnabled } from '../social-attempts/start-social-attempt.ts';
import { requestedScopes } from '../social-providers/provider-kinds.ts';
import { socialRedirectUri } from '../social-providers/redirect-uri.ts';
import { profileOf } from '../social-providers/social-client.ts';
import { linkReturned } from './link-returned.ts';
import { reauthenticateReturned } from './reauthenticate-returned.ts';
import type { ReturnedPerson } from './returned-person.ts';
import { signInReturned } from './sign-in-returned.ts';

const PURPOSES = { sign_in: 'SIGN_IN', link: 'LINK', reauthenticate: 'REAUTHENTICATE' } as const;

/** Completes what was started for the person whom a provider has returned; see `completeSocialSignIn` in the schema. */
export async function completeSocialSignIn(ctx: Context, { provider, ...parameters }: SocialResponseInput) {
  const policy = await authPolicy(ctx);
  assertSocialSignInEnabled(policy);
  const attempt = await claimSocialAttempt(ctx, provider, parameters.state);
  const person = await personOf(ctx, policy, attempt, parameters);
  const { purpose, redirectUrl } = attempt;
  const outcome = await completePurpose(ctx, policy, attempt, person);
  const nothing = { signIn: null, signInAttempt: null, signUpAttempt: null, isNewUser: false };
  return { ...nothing, ...outcome, purpose: PURPOSES[purpose], redirectUrl };
}

/** Exchanges the parameters for the profile of the person. Calls the provider, so no transaction is open. */
async function personOf(
  ctx: Context,
  policy: AuthPolicy,
  attempt: ClaimedAttempt,
  parameters: Omit<SocialResponseInput, 'provider'>,
): Promise<ReturnedPerson> {
  const { provider, secrets, purpose } = attempt;
  const { nonce, codeVerifier } = secrets;
  const redirectUri = socialRedirectUri(ctx.config, policy.frontendHost, provider.name);
  const request = {
    secrets: { state: parameters.state, nonce, codeVerifier },
    redirectUri,
    isReauthentication: purpose === 'reauthenticate',
  };
  const { tokens, ...profile } = await profileOf(ctx, provider, request, attempt.response ?? parameters);
  const { subject, email } = profile;
  const account = {
    providerId: provider.id,
    provider: provider.name,
    subject,
    email,
    clientId: provider.clientId,
    scopes: requestedScopes(provider),
    redirectUri,
    tokens: provider.tokensStored ? tokens : null,
  };
  return { account, profile, provider };
}

function completePurpose(ctx: Context, policy: AuthPolicy, attempt: ClaimedAttempt, person: ReturnedPerson) {
  const { purpose } = attempt;
  switch (purpose) {
    case 'sign_in':
      return signInReturned(ctx, policy, attempt, person);
    case 'link':
      return linkReturned(ctx, attempt, person);
    case 'reauthenticate':
      return reauthenticateReturned(ctx, policy, attempt, person);
    default:
      throw new Error(`An attempt was started for ${purpose satisfies never}.`);
  }
}
