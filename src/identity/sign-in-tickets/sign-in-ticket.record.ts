import { frontendUrl } from '../../deployment/index.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { newToken, sha256 } from '../../platform/crypto/tokens.ts';
import { ServiceError } from '../../platform/errors.ts';
import { SignInTicket } from './sign-in-ticket.entity.ts';

export interface NewTicket {
  readonly userId: string;
  readonly expiresInSeconds: number;
  readonly impersonator?: string;
  readonly reason?: string | null;
}

/** Stores a new ticket. The result contains its secret, which is not stored. */
export async function addTicket(
  { config }: Pick<Context, 'config'>,
  tx: Transaction,
  frontendHost: string,
  { userId, expiresInSeconds, impersonator, reason }: NewTicket,
) {
  const ticket = newToken();
  const { id, expiresAt } = tx.em.create(SignInTicket, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    userId,
    tokenHash: sha256(ticket),
    impersonator: impersonator ?? null,
    reason: reason ?? null,
    expiresAt: new Date(tx.now.getTime() + expiresInSeconds * 1_000),
    createdAt: tx.now,
  });
  await tx.em.flush();
  return {
    id,
    userId,
    ticket,
    url: ticketUrl(frontendUrl(config, frontendHost), ticket),
    expiresAt: expiresAt.toISOString(),
    createdAt: tx.now.toISOString(),
  };
}

/** Throws for an inactive user, whose ticket could not be used. The user must be locked. */
export function assertMayGetTicket({ isActive }: { readonly isActive: boolean }): void {
  if (isActive) return;
  throw new ServiceError('CONFLICT', 'This user is inactive and cannot sign in. Activate the user first.');
}

/** The URL opens a page that uses the ticket when the user presses its button. */
function ticketUrl(frontend: string, ticket: string): string {
  const url = new URL('/auth/sign-in-ticket', frontend);
  url.searchParams.set('ticket', ticket);
  return url.href;
}

/** The unused, valid ticket with this secret. Reading it does not use it. */
export async function findTicket({ rows, viewer }: Pick<Context, 'rows' | 'viewer'>, ticket: string) {
  return rows
    .selectFrom('sign_in_ticket')
    .select(['id', 'user_id as userId', 'impersonator', 'expires_at as expiresAt'])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('token_hash', '=', sha256(ticket))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
}

export type FoundTicket = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

/** Marks a ticket as used. Returns false when another request has used it, or it was revoked or has expired since it was read. */
export async function useTicket(tx: Transaction, { id }: Pick<FoundTicket, 'id'>): Promise<boolean> {
  const used = await tx.rows
    .updateTable('sign_in_ticket')
    .set({ used_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', tx.now.toISOString())
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
