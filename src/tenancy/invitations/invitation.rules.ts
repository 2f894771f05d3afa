import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Parent } from '../roles/role.reads.ts';

/** 409 `ALREADY_INVITED` if another invitation of this address to this parent can be accepted. */
export async function assertNotInvited(
  tx: Transaction,
  { level, id }: Parent,
  emailKey: string,
  exceptInvitationId = '0',
): Promise<void> {
  const pending = await tx.rows
    .selectFrom('invitation')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where(`${level}_id`, '=', id)
    .where('workspace_id', level === 'workspace' ? 'is not' : 'is', null)
    .where('email_key', '=', emailKey)
    .where('state', '=', 'pending')
    .where('expires_at', '>', tx.now.toISOString())
    .where('id', '<>', exceptInvitationId)
    .executeTakeFirst();
  if (pending !== undefined) {
    throw new ServiceError('ALREADY_INVITED', 'This address already has a pending invitation.');
  }
}

/** 409 `ALREADY_MEMBER` if a member has verified the address. The owner of an unverified address is unknown. */
export async function assertNotMember(tx: Transaction, { level, id }: Parent, emailKey: string): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from user_email address
      join ${sql.table(`${level}_membership`)} member
        on member.deployment_id = address.deployment_id and member.user_id = address.user_id
      where address.deployment_id = ${tx.deploymentId} and address.email_key = ${emailKey}
        and address.status = 'reserved' and address.verified_at is not null and ${sql.ref(`member.${level}_id`)} = ${id}
    ) as found`.execute(tx.rows);
  if (rows[0]?.found) throw new ServiceError('ALREADY_MEMBER', 'This address already belongs to a member.');
}
