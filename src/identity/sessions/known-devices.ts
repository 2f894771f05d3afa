import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { rateLimitKeyOf } from '../../platform/network/addresses.ts';
import { newSignInMessage } from '../messages/messages.ts';
import { programValues } from './program-name.ts';

/** Whether the user `u` has signed in from this address, in the form of `rateKeyOf`. */
export const hasSignedInFrom = (callerAddress: string) => sql<boolean>`exists (
  select from known_device k
  where k.deployment_id = ${DEPLOYMENT_ID} and k.user_id = u.id and k.address = ${callerAddress}
)`;

/**
 * Stores the address and browser of a sign-in. Failed sign-ins of other clients do not lock the account out there. Mails the
 * user's verified primary address when the device is new, except at the first sign-in.
 */
export async function rememberDevice(tx: Transaction, ctx: Context, userId: string): Promise<void> {
  const { ip, userAgent } = ctx.request;
  const device = { address: rateLimitKeyOf(ip), agent_hash: sha256(userAgent ?? '') };
  const stamp = tx.now.toISOString();
  const { isKnown, email, lastActiveAt } = await findKnownDevice(tx, userId, device);
  await tx.rows
    .insertInto('known_device')
    .values({ deployment_id: tx.deploymentId, user_id: userId, ...device, last_used_at: stamp })
    .onConflict((conflict) =>
      conflict.columns(['deployment_id', 'user_id', 'address', 'agent_hash']).doUpdateSet({ last_used_at: stamp }),
    )
    .execute();
  if (isKnown || email === null || lastActiveAt === null) return;
  const message = newSignInMessage(programValues(userAgent), { at: tx.now, ip });
  await queueMail(ctx, tx, { to: email, message });
}

/** `lastActiveAt` is null when no one has signed in to the account yet. */
function findKnownDevice(
  { rows, deploymentId }: Transaction,
  userId: string,
  { address, agent_hash }: { readonly address: string; readonly agent_hash: string },
) {
  return rows
    .selectFrom('user as u')
    .leftJoin('user_email as e', (join) =>
      join
        .onRef('e.deployment_id', '=', 'u.deployment_id')
        .onRef('e.user_id', '=', 'u.id')
        .on('e.is_primary', '=', true)
        .on('e.verified_at', 'is not', null),
    )
    .select([
      'u.last_active_at as lastActiveAt',
      'e.email',
      sql<boolean>`exists (
        select from known_device k
        where k.deployment_id = ${DEPLOYMENT_ID} and k.user_id = u.id
          and k.address = ${address} and k.agent_hash = ${agent_hash}
      )`.as('isKnown'),
    ])
    .where('u.deployment_id', '=', deploymentId)
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
}
