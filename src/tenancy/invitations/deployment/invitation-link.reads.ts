import { sha256 } from '../../../platform/crypto/tokens.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import { invalidInvitation, parentOf } from '../acceptance.ts';
import { imageOfTarget, inviterColumns, joinInviter, statusAt } from '../invitation.reads.ts';
import { displayName } from '../send-invitation.ts';
import { withTarget } from './invitation-target.reads.ts';

/** How long the holder of an expired link may still ask for a new one. */
const RENEWABLE_MS = 30 * 86_400_000;

/** The invitation with this token, as its holder may see it, and its parent. Throws 400 `INVALID_INVITATION` for any other token. */
export async function getInvitationOfLink(rows: Rows, deploymentId: number, token: string) {
  const now = Date.now();
  const found = await withTarget(rows.selectFrom('invitation'))
    .leftJoin('user as inviter', joinInviter)
    .select([
      'invitation.id',
      'invitation.email',
      'invitation.expires_at as expiresAt',
      imageOfTarget(deploymentId).as('imageUrl'),
      'inviter.username',
      ...inviterColumns,
      statusAt(new Date(now).toISOString()).as('status'),
    ])
    .where('invitation.deployment_id', '=', deploymentId)
    .where('invitation.token_hash', '=', sha256(token))
    .where('invitation.state', '=', 'pending')
    .where('invitation.expires_at', '>', new Date(now - RENEWABLE_MS).toISOString())
    .executeTakeFirstOrThrow(invalidInvitation);
  const { id, status, expiresAt, organizationName, workspaceName, imageUrl, email, inviterEmail, ...names } = found;
  const isPending = status === 'PENDING';
  const inviterName = displayName({ ...names, email: inviterEmail });
  return {
    id,
    parent: parentOf(found),
    organizationId: found.organizationId,
    preview: {
      status,
      expiresAt,
      organizationName,
      workspaceName,
      imageUrl,
      email: isPending ? email : null,
      inviterName: isPending ? inviterName : null,
    },
  };
}
