import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import { newToken, sha256 } from '../../platform/crypto/tokens.ts';
import { asksForOrganization, joinedAccess } from '../grants/access.ts';
import { storeMembership } from '../grants/choose-organization.service.ts';
import { accessOf, grantFields } from '../grants/grant-payload.ts';
import { getGrant } from '../grants/oauth-grant.reads.ts';
import { auditedGrant, GRANT_SECONDS, grantResource } from '../grants/oauth-grant.record.ts';
import { OauthRecord } from '../records/oauth-record.entity.ts';
import type { AccessRequest } from './access-request.ts';
import { chosenMembershipId } from './organization-choice.ts';

interface Allowance {
  readonly userId: string;
  readonly request: AccessRequest;
  readonly organizationId: string | null;
}

/** Extends the grant of the user for the application by what it asks for, or creates one. Returns the id that tokens have. */
export async function grantAccess(tx: Transaction, { userId, request, organizationId }: Allowance): Promise<string> {
  const { applicationId, application, access } = request;
  const membershipId = await chosenMembershipId(tx, { userId, request }, organizationId);
  const nowSeconds = Math.floor(tx.now.getTime() / 1_000);
  const exp = nowSeconds + GRANT_SECONDS;
  const expiresAt = new Date(exp * 1_000);
  const stored = await tx.rows
    .selectFrom('oauth_record')
    .select(['id', 'grant_id as grantId', 'membership_id as membershipId', 'payload'])
    .where('deployment_id', '=', tx.deploymentId)
    .where('user_id', '=', userId)
    .where('application_id', '=', applicationId)
    .where('model', '=', 'Grant')
    .where('expires_at', '>', tx.now.toISOString())
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (stored === undefined || stored.grantId === null) {
    const id = tx.newId();
    const grantId = newToken();
    tx.em.create(OauthRecord, {
      id,
      deploymentId: tx.deploymentId,
      model: 'Grant',
      keyHash: sha256(grantId),
      // The id is the key of the record, so the payload has none.
      payload: {
        iat: nowSeconds,
        exp,
        kind: 'Grant',
        accountId: userId,
        clientId: application.metadataUrl ?? applicationId,
        ...grantFields(access),
      },
      grantId,
      applicationId,
      userId,
      membershipId,
      expiresAt,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    await tx.em.flush();
    const grant = await getGrant(tx.rows, tx.deploymentId, { id, userId });
    tx.record({ type: 'oauth_grant.created', resource: grantResource(grant), after: auditedGrant(grant) });
    return grantId;
  }
  const before = await getGrant(tx.rows, tx.deploymentId, { id: stored.id, userId });
  const fields = grantFields(joinedAccess(accessOf(stored.payload), access));
  await tx.rows
    .updateTable('oauth_record')
    .set({
      payload: sql`payload || ${JSON.stringify({ ...fields, exp })}::jsonb`,
      expires_at: expiresAt.toISOString(),
      updated_at: tx.now.toISOString(),
    })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', stored.id)
    .execute();
  // A request that does not ask for the organization leaves it.
  if (asksForOrganization(access)) await storeMembership(tx, { ...stored, grantId: stored.grantId }, membershipId);
  const after = await getGrant(tx.rows, tx.deploymentId, { id: stored.id, userId });
  tx.record({
    type: 'oauth_grant.updated',
    resource: grantResource(after),
    before: auditedGrant(before),
    after: auditedGrant(after),
  });
  return stored.grantId;
}
