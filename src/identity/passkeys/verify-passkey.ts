import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { AuthPolicy } from '../policy/policy.reads.ts';
import { type ChallengeSubject, takeChallenge } from './challenges.ts';
import { isEmbeddedElsewhere } from './embedding-page.ts';
import { findCredential, passkeyNotFound } from './passkey.reads.ts';
import { passkeyOrigins } from './relying-party.ts';

/** A passkey whose signature is valid. It authenticates its user once a command has called `recordPasskeyUse`. */
export interface VerifiedPasskey {
  readonly id: string;
  readonly userId: string;
  /** Whether the authenticator verified the user by a PIN or biometrics, so that the passkey counts as two factors. */
  readonly isUserVerified: boolean;
  readonly counter: number;
  readonly isSynced: boolean;
  readonly isBackedUp: boolean;
}

export const invalidPasskey = () =>
  new ServiceError('INVALID_PASSKEY', 'This passkey cannot be used here, or its request has expired. Start again.');

/**
 * Verifies the response of `navigator.credentials.get` for the subject's challenge, which is consumed even when the response
 * is invalid. Throws 404 when no user has the passkey, and 400 when its response is invalid.
 */
export async function verifyPasskey(
  ctx: Context,
  policy: AuthPolicy,
  subject: ChallengeSubject,
  response: Readonly<Record<string, unknown>>,
): Promise<VerifiedPasskey> {
  const challenge = await takeChallenge(ctx, subject);
  if (challenge === undefined || typeof response['id'] !== 'string') throw invalidPasskey();
  const passkey = await findCredential(ctx, response['id']);
  if (passkey === undefined) throw passkeyNotFound();
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const origins = passkeyOrigins(ctx.config, policy);
  const verification = verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedTopOrigin: origins,
    expectedRPID: passkey.rpId,
    credential: {
      id: response['id'],
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      // Devices that share a synced passkey report counters that are behind each other.
      counter: passkey.isBackedUp ? 0 : Number(passkey.counter),
    },
    requireUserVerification: false,
  });
  // The library throws for every invalid response. Its texts contain values of the request.
  const verified = await verification.catch(() => undefined);
  if (!verified?.verified || isEmbeddedElsewhere(response, origins)) throw invalidPasskey();
  if (!passkey.isActive || !isHandleOf(passkey.userId, response)) throw invalidPasskey();
  const { newCounter, userVerified, credentialDeviceType, credentialBackedUp } = verified.authenticationInfo;
  return {
    id: passkey.id,
    userId: passkey.userId,
    isUserVerified: userVerified,
    counter: newCounter,
    isSynced: credentialDeviceType === 'multiDevice',
    isBackedUp: credentialBackedUp,
  };
}

/** The user handle that authenticators store with a passkey. It contains no personal data. */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

/** Whether the response names the user or, as some security keys do, no user. */
function isHandleOf(userId: string, { response }: Readonly<Record<string, unknown>>): boolean {
  const { userHandle } = response as { readonly userHandle?: unknown };
  return userHandle === undefined || userHandle === null || userHandle === userHandleOf(userId);
}

/** Stores the use of a passkey. Throws 400 when it was deleted, or a parallel request used a newer counter. */
export async function recordPasskeyUse(tx: Transaction, used: VerifiedPasskey): Promise<void> {
  const { id, counter, isSynced, isBackedUp } = used;
  const stamp = tx.now.toISOString();
  await tx.rows
    .updateTable('passkey')
    .set({ counter, is_synced: isSynced, is_backed_up: isBackedUp, last_used_at: stamp })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('counter', '<', counter),
        where('is_backed_up', '=', true),
        where.and([where('counter', '=', 0), where(where.val(counter), '=', 0)]),
      ]),
    )
    .returning('id')
    .executeTakeFirstOrThrow(invalidPasskey);
}
