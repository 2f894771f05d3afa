import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Services } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { MessageJob } from '../../platform/messages/message-job.ts';
import { type DevelopmentMessageContent, sealContent } from './message-content.ts';

/** The name that is locked: shared by those who store a message, and by the one who empties the mailbox. */
const MAILBOX_LOCK = 'development mailbox';
/** The messages that a deployment keeps. */
export const MAX_MESSAGES = 200;

/**
 * Stores a copy of a queued message for the development mailbox, before it is handed to its provider. Only of staging
 * deployments; a message that is sent again is stored once. The lock keeps a message from being stored after a change of the mode
 * has emptied the mailbox.
 */
export async function storeDevelopmentMessage(
  { vault, database: { rows } }: Pick<Services, 'vault' | 'database'>,
  { id, deploymentId, recipient, about }: MessageJob,
  content: DevelopmentMessageContent,
): Promise<void> {
  const sealed = sealContent(vault, id, content);
  await rows.transaction().execute(async (tx) => {
    // Not the row of the deployment, which a cluster locks on each node, so that two transactions can wait for each other.
    await sql`select pg_advisory_xact_lock_shared(${deploymentId}, hashtext(${MAILBOX_LOCK}))`.execute(tx);
    await sql`insert into development_message (deployment_id, id, recipient, about, content_sealed, created_at)
      select deployment.id, ${id}::bigint, ${recipient}, ${about}::text[], ${sealed},
        ${new Date().toISOString()}::timestamptz
      from deployment where deployment.id = ${deploymentId} and deployment.mode = 'staging'
      on conflict do nothing`.execute(tx);
  });
  await deleteOldest(rows, deploymentId);
}

async function deleteOldest(rows: Rows, deploymentId: number): Promise<void> {
  await sql`delete from development_message where deployment_id = ${deploymentId} and id <= (
    select id from development_message where deployment_id = ${deploymentId}
    order by id desc offset ${MAX_MESSAGES} limit 1)`.execute(rows);
}

/** Deletes all messages of the deployment, in the transaction of a command. Returns their number. */
export async function emptyDevelopmentMailbox(tx: Transaction): Promise<number> {
  await tx.lock(MAILBOX_LOCK);
  const { numDeletedRows } = await tx.rows
    .deleteFrom('development_message')
    .where('deployment_id', '=', tx.deploymentId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Whose messages are removed. */
export interface MessagesOfPerson {
  readonly deploymentId: number;
  /** The keyed hashes of their addresses and phone numbers. */
  readonly recipients: readonly string[];
  readonly userId: string;
  /** Messages that were stored later can be for the next user of the address. */
  readonly until: Date;
}

/** Deletes the messages to a person and about them from the development mailbox. */
export async function removeDevelopmentMessages(
  rows: Rows,
  { deploymentId, recipients, userId, until }: MessagesOfPerson,
): Promise<void> {
  await sql`delete from development_message
    where deployment_id = ${deploymentId} and created_at <= ${until.toISOString()}::timestamptz
      and (recipient = any(${recipients}::text[]) or ${userId} = any(about))`.execute(rows);
}
