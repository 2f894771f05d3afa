import { deploymentOfCaller } from '../../deployment/index.ts';
import type { CreateImpersonationInput } from '../../generated/backend.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { endSignInOf } from '../current-session/sign-out.service.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { getUser } from '../users/user.reads.ts';
import { lockUser } from '../users/user.record.ts';
import { impersonationNotFound, impersonationsOf, MAX_IMPERSONATIONS } from './impersonation.reads.ts';
import { addTicket, assertMayGetTicket } from './sign-in-ticket.record.ts';

/** The active impersonations of a user; see `userImpersonations` in the schema. */
export async function listImpersonations({ rows, viewer: { deploymentId } }: Context, userId: string) {
  const found = await impersonationsOf(rows, deploymentId, userId).execute();
  // An empty list can mean that the user does not exist: return 404 then.
  if (found.length === 0) await getUser(rows, deploymentId, userId);
  return found;
}

/** Creates a ticket that impersonates the user, once; see `createImpersonation` in the schema. */
export async function createImpersonation(ctx: Context, userId: string, input: CreateImpersonationInput) {
  const { actor, reason = null, expiresInSeconds } = input;
  const { frontendHost } = await authPolicy(ctx);
  return command(ctx, async (tx) => {
    const user = await lockUser(tx, userId);
    assertMayGetTicket(user);
    const { length } = await impersonationsOf(tx.rows, tx.deploymentId, user.id).execute();
    if (length >= MAX_IMPERSONATIONS) {
      throw new ServiceError(
        'CONFLICT',
        `A user has at most ${MAX_IMPERSONATIONS} active impersonations. End one first, or wait until one expires.`,
      );
    }
    const ticket = { userId: user.id, expiresInSeconds, impersonator: actor, reason };
    const created = { ...(await addTicket(ctx, tx, frontendHost, ticket)), actor, reason };
    tx.record({
      type: 'user.impersonation.created',
      resource: { type: 'user', id: userId },
      after: { impersonationId: created.id, actor, reason, expiresAt: created.expiresAt },
    });
    return created;
  });
}

/** Ends an impersonation: invalidates its ticket, and ends its sign-in; see `endImpersonation` in the schema. */
export async function endImpersonation(ctx: Context, userId: string, id: string): Promise<null> {
  const { authSettings } = await deploymentOfCaller(ctx);
  return command(ctx, async (tx) => {
    await lockUser(tx, userId);
    const { actor, sessionId } = await impersonationsOf(tx.rows, tx.deploymentId, userId)
      .where('t.id', '=', id)
      .executeTakeFirstOrThrow(impersonationNotFound);
    if (sessionId !== null) await endSignInOf(tx, authSettings, sessionId, userId);
    await tx.rows
      .deleteFrom('sign_in_ticket')
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', id)
      .execute();
    tx.record({
      type: 'user.impersonation.ended',
      resource: { type: 'user', id: userId },
      before: { impersonationId: id, actor },
    });
    return null;
  });
}
