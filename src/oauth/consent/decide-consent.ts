import { sql } from 'kysely';
import type { DecideOauthConsentInput } from '../../generated/deployment.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { getConsentRequest } from './consent-requests.ts';
import { grantAccess } from './grant-access.ts';
import { countRejection } from './rejections.ts';

/**
 * Stores the answer of the signed-in user in the interaction, from which the library continues. An allowance creates the user's grant
 * for the application, or extends it, in the same transaction. Returns the URL at which the request continues.
 */
export async function decideConsent(
  ctx: Context,
  uid: string,
  { granted, organizationId = null }: DecideOauthConsentInput,
): Promise<{ readonly redirectTo: string }> {
  const signedIn = ctx.viewer.assertSignIn();
  let rejectedId: string | null = null;
  const decision = await command(ctx, async (tx) => {
    // One answer at a time: a second one finds the request answered.
    await tx.lock(`oauth consent ${signedIn.userId}`);
    const request = await getConsentRequest(tx.rows, tx.deploymentId, uid, signedIn);
    const result = granted
      ? { consent: { grantId: await grantAccess(tx, { userId: signedIn.userId, request, organizationId }) } }
      : { error: 'access_denied', error_description: 'The user has rejected the request.' };
    if (!granted) {
      rejectedId = request.applicationId;
      tx.record({
        type: 'user.oauth_consent.rejected',
        resource: { type: 'user', id: signedIn.userId },
        after: { applicationId: request.applicationId },
      });
    }
    await tx.rows
      .updateTable('oauth_record')
      .set({
        payload: sql`payload || jsonb_build_object('result', ${JSON.stringify(result)}::jsonb)`,
        updated_at: tx.now.toISOString(),
      })
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', request.recordId)
      .execute();
    return { redirectTo: request.returnTo };
  });
  // After the commit: an answer that was not stored does not count.
  if (rejectedId !== null) await countRejection(ctx, { userId: signedIn.userId, applicationId: rejectedId });
  return decision;
}
