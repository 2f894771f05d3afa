import type { Context } from '../../platform/context.ts';
import { newToken } from '../../platform/crypto/tokens.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { ChallengePurpose } from './passkey-challenge.entity.ts';

/** How long a user may take to confirm a request of the browser. */
export const CHALLENGE_SECONDS = 300;

/** The attempt or sign-in that a challenge is for. It has one challenge at a time for each purpose. */
export interface ChallengeSubject {
  readonly purpose: ChallengePurpose;
  readonly subjectId: string;
}

export interface IssuedChallenge {
  /** 32 random bytes in base64url. */
  readonly challenge: string;
  readonly expiresAt: string;
}

/** Issues a challenge for five minutes. The previous one of the subject becomes invalid. */
export async function issueChallenge(
  rows: Rows,
  deploymentId: number,
  { purpose, subjectId }: ChallengeSubject,
): Promise<IssuedChallenge> {
  const issued = { challenge: newToken(), expires_at: new Date(Date.now() + CHALLENGE_SECONDS * 1_000).toISOString() };
  await rows
    .insertInto('passkey_challenge')
    .values({ deployment_id: deploymentId, purpose, subject_id: subjectId, ...issued })
    .onConflict((conflict) => conflict.columns(['deployment_id', 'purpose', 'subject_id']).doUpdateSet(issued))
    .execute();
  return { challenge: issued.challenge, expiresAt: issued.expires_at };
}

/**
 * Consumes the subject's challenge, committed before the response is verified. So each challenge is verified at most once,
 * also by parallel requests. Undefined when it has expired or was consumed.
 */
export async function takeChallenge(
  { rows, viewer }: Context,
  { purpose, subjectId }: ChallengeSubject,
): Promise<string | undefined> {
  const taken = await rows
    .deleteFrom('passkey_challenge')
    .where('deployment_id', '=', viewer.deploymentId)
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .returning(['challenge', 'expires_at as expiresAt'])
    .executeTakeFirst();
  return taken !== undefined && Date.parse(taken.expiresAt) > Date.now() ? taken.challenge : undefined;
}
