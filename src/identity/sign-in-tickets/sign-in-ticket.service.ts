import type { CreateSignInTicketInput } from '../../generated/backend.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { lockUser } from '../users/user.record.ts';
import { addTicket, assertMayGetTicket } from './sign-in-ticket.record.ts';

/** Creates a ticket that signs in as the user, once; see `createSignInTicket` in the schema. */
export async function createSignInTicket(ctx: Context, userId: string, { expiresInSeconds }: CreateSignInTicketInput) {
  const { frontendHost } = await authPolicy(ctx);
  return command(ctx, async (tx) => {
    const user = await lockUser(tx, userId);
    assertMayGetTicket(user);
    const created = await addTicket(ctx, tx, frontendHost, { userId: user.id, expiresInSeconds });
    const { id, expiresAt } = created;
    tx.record({
      type: 'user.sign_in_ticket.created',
      resource: { type: 'user', id: userId },
      after: { signInTicketId: id, expiresAt },
    });
    return created;
  });
}

/** Revokes an unused ticket; see `revokeSignInTicket` in the schema. */
export function revokeSignInTicket(ctx: Context, userId: string, ticketId: string): Promise<null> {
  return command(ctx, async (tx) => {
    await lockUser(tx, userId);
    await tx.rows
      .deleteFrom('sign_in_ticket')
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', ticketId)
      .where('user_id', '=', userId)
      .where('impersonator', 'is', null)
      .where('used_at', 'is', null)
      .where('expires_at', '>', tx.now.toISOString())
      .returning('id')
      .executeTakeFirstOrThrow(() => notFound('SIGN_IN_TICKET_NOT_FOUND', 'The sign-in ticket'));
    tx.record({
      type: 'user.sign_in_ticket.revoked',
      resource: { type: 'user', id: userId },
      before: { signInTicketId: ticketId },
    });
    return null;
  });
}
