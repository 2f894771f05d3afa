import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';

/**
 * Deletes the challenges for passkeys of a user's sign-ins and attempts, those for wallets of the browsers in which the user
 * is signed in, and the requests to providers that sign-ins have started, whose responses can contain the name. Call it before the
 * sign-ins end: challenges and requests have no foreign key, so only these rows lead to them.
 */
export async function deleteChallenges({ rows, deploymentId }: Transaction, userId: string): Promise<void> {
  await rows
    .deleteFrom('passkey_challenge')
    .where('deployment_id', '=', deploymentId)
    .where('purpose', 'in', ['register', 'sign_in', 'second_factor', 'reauthenticate'])
    .where(
      sql<boolean>`subject_id in (
        select id from signin where deployment_id = ${deploymentId} and user_id = ${userId}
        union all select id from signin_attempt where deployment_id = ${deploymentId} and user_id = ${userId})`,
    )
    .execute();
  await rows
    .deleteFrom('wallet_challenge')
    .where('deployment_id', '=', deploymentId)
    .where(
      sql<boolean>`session_id in (
        select session_id from signin where deployment_id = ${deploymentId} and user_id = ${userId})`,
    )
    .execute();
  await rows
    .deleteFrom('social_attempt')
    .where('deployment_id', '=', deploymentId)
    .where(
      sql<boolean>`signin_id in (select id from signin where deployment_id = ${deploymentId} and user_id = ${userId})`,
    )
    .execute();
}
