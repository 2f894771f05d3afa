import { removeDevelopmentMessages } from '../../deployment/index.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context, Services } from '../../platform/context.ts';
import { LONG_JOB, type Queue, RETRY_FOR_TWO_DAYS } from '../../platform/jobs/queue.ts';
import { jobCell, recipientsOf } from '../../platform/messages/message-job.ts';
import { mailSpool, phoneSpool, removeFromSpool } from '../../platform/messages/spool.ts';
import type { ErasedPerson } from './erased-person.ts';
import { redactEvents } from './redact-events.ts';
import { redactMessages } from './redact-messages.ts';

/** The remaining erasure after a user was deleted. Its payload contains personal data and is encrypted. */
export interface ErasureJob {
  readonly id: string;
  readonly deploymentId: number;
  readonly sealed: string;
  /** Later events can be about the next user of the address. */
  readonly erasedAt: string;
  /** Spooled messages, and those of the development mailbox, up to this time are removed. */
  readonly until: string;
}

export const erasureQueue: Queue<ErasureJob> = {
  name: 'erasure',
  settings: { ...RETRY_FOR_TWO_DAYS, ...LONG_JOB, concurrency: 1, expireInSeconds: 900 },
  deploymentOf: ({ deploymentId }) => deploymentId,
};

/** Queues a job for the time `until`. It redacts events up to now, and removes messages that were spooled up to `until`. */
export async function queueErasure(
  { vault, jobs }: Pick<Context, 'vault' | 'jobs'>,
  tx: Transaction,
  person: ErasedPerson,
  until: Date,
): Promise<void> {
  const id = tx.newId();
  const sealed = vault.seal(JSON.stringify(person), jobCell(erasureQueue.name, id));
  await jobs.add(
    tx,
    erasureQueue,
    { id, deploymentId: person.deploymentId, sealed, erasedAt: tx.now.toISOString(), until: until.toISOString() },
    { startAfter: until },
  );
}

export async function erase({ vault, database, config, events }: Services, job: ErasureJob): Promise<void> {
  const { id, sealed } = job;
  const person: ErasedPerson = JSON.parse(vault.open(sealed, jobCell(erasureQueue.name, id)));
  await redactEvents(database.rows, events, person, new Date(job.erasedAt));
  const until = new Date(job.until);
  await redactMessages(database.rows, person, until);
  const { deploymentId, userId, addresses } = person;
  const hashes = recipientsOf(vault, deploymentId, addresses);
  await removeDevelopmentMessages(database.rows, { deploymentId, recipients: hashes, userId, until });
  const recipients = new Set(hashes);
  for (const spool of [mailSpool(config.dataDir), phoneSpool(config.dataDir)]) {
    await removeFromSpool(spool, ({ recipient, about, at }) => {
      return (recipients.has(recipient) || about.includes(userId)) && at <= until;
    });
  }
}
