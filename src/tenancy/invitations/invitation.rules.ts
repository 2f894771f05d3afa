import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Parent } from '../parents/parent.ts';

/** The addresses of which an invitation to this parent can be accepted. */
export async function invitedAddresses(
  tx: Transaction,
  { level, id }: Parent,
  emailKeys: readonly string[],
  exceptInvitationId = '0',
): Promise<ReadonlySet<string>> {
  const pending = await tx.rows
    .selectFrom('invitation')
    .select('email_key as emailKey')
    .where('deployment_id', '=', tx.deploymentId)
    .where(`${level}_id`, '=', id)
    .where('workspace_id', level === 'workspace' ? 'is not' : 'is', null)
    .where('email_key', '=', sql<string>`any(${emailKeys}::text[])`)
    .where('state', '=', 'pending')
    .where('expires_at', '>', tx.now.toISOString())
    .where('id', '<>', exceptInvitationId)
    .execute();
  return new Set(pending.map(({ emailKey }) => emailKey));
}

/** The addresses that a member of this parent has verified. The owner of an unverified address is unknown. */
export async function memberAddresses(
  tx: Transaction,
  { level, id }: Parent,
  emailKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ emailKey: string }>`
    select address.email_key as "emailKey" from user_email address
    join ${sql.table(`${level}_membership`)} member
      on member.deployment_id = address.deployment_id and member.user_id = address.user_id
    where address.deployment_id = ${tx.deploymentId} and address.email_key = any(${emailKeys}::text[])
      and address.status = 'reserved' and address.verified_at is not null
      and ${sql.ref(`member.${level}_id`)} = ${id}`.execute(tx.rows);
  return new Set(rows.map(({ emailKey }) => emailKey));
}

export const alreadyInvited = () =>
  new ServiceError('ALREADY_INVITED', 'This address already has a pending invitation. Resend or revoke that one.');

export const alreadyMember = () => new ServiceError('ALREADY_MEMBER', 'This address already belongs to a member.');
