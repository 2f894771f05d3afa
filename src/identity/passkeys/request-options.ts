import type { Context } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { addressLimits } from '../../platform/rate-limits/address-limits.ts';
import { countAttempt } from '../../platform/rate-limits/attempt-counter.ts';
import type { AuthPolicy } from '../policy/policy.reads.ts';
import { CHALLENGE_SECONDS, type ChallengeSubject, issueChallenge } from './challenges.ts';
import { passkeysOf } from './passkey.reads.ts';
import { rpIdOf } from './relying-party.ts';

type RequestPolicy = Pick<AuthPolicy, 'settings' | 'frontendHost'>;

/** The options of `navigator.credentials.get`, and when their challenge expires. */
export interface PasskeyRequest {
  readonly options: Record<string, unknown>;
  readonly expiresAt: string;
}

/** Whose passkeys a request accepts. */
export interface AcceptedPasskeys {
  /** Null for any passkey of the deployment that the browser offers: the options then reveal no account. */
  readonly userId: string | null;
  /** Whether the passkey stands for two factors, so that its user must be verified. */
  readonly isOnlyFactor?: boolean;
}

/** Issues a challenge and returns the options with which a browser asks for a passkey. */
export async function requestPasskey(
  { rows, deploymentId }: { readonly rows: Rows; readonly deploymentId: number },
  policy: RequestPolicy,
  subject: ChallengeSubject,
  { userId, isOnlyFactor = false }: AcceptedPasskeys,
): Promise<PasskeyRequest> {
  const accepted = userId === null ? [] : await passkeysOf(rows, deploymentId, userId);
  const { challenge, expiresAt } = await issueChallenge(rows, deploymentId, subject);
  const options = {
    challenge,
    rpId: rpIdOf(policy),
    timeout: CHALLENGE_SECONDS * 1_000,
    allowCredentials: accepted.map(credentialDescriptor),
    userVerification: isOnlyFactor ? 'required' : 'preferred',
  };
  return { options, expiresAt };
}

/** The same outside of a command, for the caller's deployment. */
export const requestPasskeyOf = (
  { rows, viewer }: Context,
  policy: RequestPolicy,
  subject: ChallengeSubject,
  accepted: AcceptedPasskeys,
) => requestPasskey({ rows, deploymentId: viewer.deploymentId }, policy, subject, accepted);

/**
 * Counts a request for a challenge by the client's network address, also where it names an account: another client could
 * otherwise use up the requests of the account's owner. A passkey cannot be guessed; this limits the work.
 */
export const countPasskeyRequest = (ctx: Context) => countAttempt(ctx, addressLimits(ctx, 'signin_passkey'));

/** A passkey in the lists of options. */
export const credentialDescriptor = ({ credentialId, transports }: { credentialId: string; transports: string[] }) => ({
  id: credentialId,
  type: 'public-key',
  transports,
});
