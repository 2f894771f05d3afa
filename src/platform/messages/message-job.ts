import { sql } from 'kysely';
import type { Transaction } from '../commands/transaction.ts';
import type { Context } from '../context.ts';
import { emailKey } from '../crypto/identifiers.ts';
import type { Cell, Vault } from '../crypto/vault.ts';
import { type Queue, RETRY_FOR_TWO_DAYS } from '../jobs/queue.ts';
import { MESSAGE_SHARES } from './message-shares.ts';

/** A queued message. Its text is encrypted because it contains codes and links. */
export interface MessageJob {
  readonly id: string;
  readonly deploymentId: number;
  /** A keyed hash of the recipient, by which their queued messages can be found. */
  readonly recipient: string;
  /** Ids of the users who caused the message or whom it names. Deleting one of them deletes the message. */
  readonly about: readonly string[];
  readonly sealed: string;
  /** When the content expires, or null for never. */
  readonly expiresAt: string | null;
}

/** The queue of mail messages. */
export const mailQueue: Queue<MessageJob> = {
  name: 'mail',
  settings: { ...RETRY_FOR_TWO_DAYS, ...MESSAGE_SHARES },
  deploymentOf: ({ deploymentId }) => deploymentId,
};
/** The queue of phone messages. */
export const phoneQueue: Queue<MessageJob> = {
  name: 'phone_message',
  settings: { ...RETRY_FOR_TWO_DAYS, ...MESSAGE_SHARES },
  deploymentOf: ({ deploymentId }) => deploymentId,
};

export interface QueuedMessage<Content> {
  /** Null to send nothing, with the same amount of work, so that the duration does not reveal an unknown address. */
  readonly to: string | null;
  readonly content: Content;
  /** Id of a user whom the message names, in addition to the user who runs the command. */
  readonly about?: string | null | undefined;
  readonly expiresAt?: Date | undefined;
  /** Whether the person who reads it waits for it: a code or link to sign in, to verify an address or to reset a password. */
  readonly isAwaited?: boolean | undefined;
  /** The account of the recipient, if no account or another one holds the address. Its locale selects the language. */
  readonly userId?: string | null | undefined;
  /** The locale of a recipient whose account the command deletes. */
  readonly locale?: string | null | undefined;
  /** Whether another person caused the message, so that the language of the request is not the recipient's. */
  readonly isCausedByOthers?: boolean | undefined;
}

/** The parts of a queued message that select its language when it is sent. */
export interface MessageLanguage {
  readonly userId: string | null;
  readonly locale: string | null;
  /** The language of the request, for recipients without a locale. */
  readonly requestLocale: string | null;
}

/** The parts of the context that queueing a message needs. */
export type MessageContext = Pick<Context, 'vault' | 'jobs' | 'host' | 'request' | 'viewer'>;

/** Queues a message in the transaction of a command. It is sent after the commit. */
export async function queueMessage<Content extends object>(
  ctx: MessageContext,
  tx: Transaction,
  queue: Queue<MessageJob>,
  {
    to,
    content,
    about,
    expiresAt,
    userId = null,
    locale = null,
    isCausedByOthers = false,
    isAwaited = false,
  }: QueuedMessage<Content>,
): Promise<void> {
  const { vault, jobs } = ctx;
  const requestLocale = isCausedByOthers ? null : localeOfUser(ctx);
  const language = { userId, locale, requestLocale } satisfies MessageLanguage;
  const { deploymentId, actor } = tx;
  const id = tx.newId();
  const job: MessageJob = {
    id,
    deploymentId,
    recipient: recipientOf(vault, deploymentId, to ?? id),
    about: [...new Set([actor.type === 'user' ? actor.id : null, about ?? null])].filter((id) => id !== null),
    sealed: vault.seal(JSON.stringify({ ...content, language, to }), jobCell(queue.name, id)),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
  await jobs.add(tx, queue, job, { isUrgent: isAwaited });
}

/** The language of the browser, if its user made the request. */
function localeOfUser({ host, viewer, request }: MessageContext): string | null {
  return host === 'DEPLOYMENT' && viewer.impersonator === null ? request.locale : null;
}

/** Decrypts the message of a job. Returns null for a message that has no recipient or has expired. */
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
 * Deletes, in the transaction of a command, the messages to these recipients and the messages about the user, including those
 * that were already sent. A job that fails is deleted and inserted again. The first statement waits for that and does not see the
 * new row, which the second one deletes; the first holds all other rows until the transaction ends.
 */
export async function removeMessages(tx: Transaction, recipients: readonly string[], userId: string): Promise<void> {
  const queues = [mailQueue.name, phoneQueue.name];
  const deletion = sql`delete from pgboss.job where name = any(${queues}::text[])
    and (data->>'recipient' = any(${recipients}::text[])
      or data->'about' @> to_jsonb(${userId}::text))`;
  await deletion.execute(tx.rows);
  await deletion.execute(tx.rows);
}

/** The cell that the encrypted content of a job is bound to. */
export const jobCell = (queue: string, id: string): Cell => ({ table: queue, column: 'sealed', row: id });

/** The keyed hash of an address or phone number of the deployment, for data that must not contain the address. */
export function recipientOf(vault: Vault, deploymentId: number, address: string): string {
  return vault.hmac(RECIPIENT, hashedText(deploymentId, address));
}

/** The keyed hashes under all master keys, because queued or spooled messages may be older than the current key. */
export function recipientsOf(vault: Vault, deploymentId: number, addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => vault.hmacs(RECIPIENT, hashedText(deploymentId, address)));
}

const RECIPIENT = 'recipient';

const hashedText = (deploymentId: number, address: string) => `${deploymentId} ${emailKey(address) ?? address}`;
