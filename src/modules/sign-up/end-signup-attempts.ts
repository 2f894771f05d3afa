import type { Transaction } from '../../database/command.ts';

/** Deletes the sign-ups that wait in a browser, and the codes and links that were sent for them. */
export async function endSignupAttempts(tx: Transaction, sessionId: string): Promise<void> {
  const { rows, deploymentId } = tx;
  await rows
    .deleteFrom('verification')
    .where('deployment_id', '=', deploymentId)
    .where('purpose', '=', 'sign_up')
    .where('subject_id', 'in', (from) =>
      from
        .selectFrom('signup_attempt')
        .select('id')
        .where('deployment_id', '=', deploymentId)
        .where('session_id', '=', sessionId),
    )
    .execute();
  await rows
    .deleteFrom('signup_attempt')
    .where('deployment_id', '=', deploymentId)
    .where('session_id', '=', sessionId)
    .execute();
}
