import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { emailKey } from '../crypto/identifiers.ts';
import type { Cell, Vault } from '../crypto/vault.ts';
import type { Transaction } from '../database/transaction.ts';
import { type Queue, TRIED_FOR_TWO_DAYS } from '../jobs/queue.ts';

/** A message that waits to be sent. Its text holds codes and links, so it lies sealed. */
export interface MessageJob {
  readonly id: string;
  readonly deploymentId: number;
  /** A keyed hash of whom it is for: what waits for somebody can be found without telling who waits. */
  readonly recipient: string;
  /** Ids of users who caused it or whom it names: their deletion removes it, also where it is for another user. */
  readonly about: readonly string[];
  readonly sealed: string;
  /** When what it says is of no use any more; null: never. */
  readonly expiresAt: string | null;
}

/** The queues of messages. */
export const mailQueue: Queue<MessageJob> = { name: 'mail', settings: TRIED_FOR_TWO_DAYS };
export const phoneQueue: Queue<MessageJob> = { name: 'phone_message', settings: { ...TRIED_FOR_TWO_DAYS, atOnce: 2 } };

export interface QueuedMessage<Content> {
  /** Null for a message to nobody: an unknown address costs as much work as a known one. */
  readonly to: string | null;
  readonly content: Content;
  /** Id of a user whom it names, besides the user who runs the command. */
  readonly about?: string | null | undefined;
  readonly expiresAt?: Date | undefined;
}

/** Adds a message to the command: it is sent if and only if the change commits. */
export async function queueMessage<Content extends object>(
  { vault, jobs }: Pick<Context, 'vault' | 'jobs'>,
  tx: Transaction,
  queue: Queue<MessageJob>,
  { to, content, about, expiresAt }: QueuedMessage<Content>,
): Promise<void> {
  const { deploymentId, actor } = tx;
  const id = tx.newId();
  await jobs.add(tx, queue, {
    id,
    deploymentId,
    recipient: recipientOf(vault, deploymentId, to ?? id),
    about: [...new Set([actor.type === 'user' ? actor.id : null, about ?? null])].filter((id) => id !== null),
    sealed: vault.seal(JSON.stringify({ ...content, to }), jobCell(queue.name, id)),
    expiresAt: expiresAt?.toISOString() ?? null,
  });
}

/** What a job carries, or null where nobody is to get it, or not any more. */
export function openMessage<Content extends object>(
  vault: Vault,
  queue: Queue<MessageJob>,
  { id, sealed, expiresAt }: MessageJob,
): (Content & { readonly to: string }) | null {
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) return null;
  const message: Content & { readonly to: string | null } = JSON.parse(vault.open(sealed, jobCell(queue.name, id)));
  return message.to === null ? null : { ...message, to: message.to };
}

/**
 * Removes, in the command's transaction, the messages to these recipients and those about the user, those that were sent
 * included.
 */
export async function removeMessages(tx: Transaction, recipients: readonly string[], userId: string): Promise<void> {
  const queues = [mailQueue.name, phoneQueue.name];
  await sql`delete from pgboss.job where name = any(${queues}::text[])
    and (data->>'recipient' = any(${recipients}::text[])
      or data->'about' @> to_jsonb(${userId}::text))`.execute(tx.rows);
}

/** The cell that a job's content is sealed for. */
export const jobCell = (queue: string, id: string): Cell => ({ table: queue, column: 'sealed', row: id });

/** Stands for an address or number of this deployment where it must not be told itself. */
export function recipientOf(vault: Vault, deploymentId: number, address: string): string {
  return vault.hmac(RECIPIENT, hashedText(deploymentId, address));
}

/** The same under every master key: messages that wait, or were spooled, may be older than the current one. */
export function recipientsOf(vault: Vault, deploymentId: number, addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => vault.hmacs(RECIPIENT, hashedText(deploymentId, address)));
}

const RECIPIENT = 'recipient';

const hashedText = (deploymentId: number, address: string) => `${deploymentId} ${emailKey(address) ?? address}`;
