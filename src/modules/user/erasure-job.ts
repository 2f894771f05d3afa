import type { Context, Services } from '../../context.ts';
import type { Transaction } from '../../database/command.ts';
import { mailSpool, phoneSpool, removeFromSpool } from '../../spool.ts';
import { jobCell, recipientsOf } from '../message/message-job.ts';
import type { ErasedPerson } from './erased-person.ts';
import { redactEvents } from './redact-events.ts';
import { redactMessages } from './redact-messages.ts';

/** What is left to forget once a user is deleted. It names the person, so it lies sealed. */
export interface ErasureJob {
  readonly id: string;
  readonly sealed: string;
  /** Events after it may be about whoever has the address next. */
  readonly erasedAt: string;
  /** Up to when spooled messages are meant. */
  readonly until: string;
}

/** Forgets, not before the given moment, the events up to now and the messages that were spooled up to that moment. */
export async function queueErasure(
  { vault, jobs }: Pick<Context, 'vault' | 'jobs'>,
  tx: Transaction,
  person: ErasedPerson,
  until: Date,
): Promise<void> {
  const id = tx.newId();
  const sealed = vault.seal(JSON.stringify(person), jobCell('erasure', id));
  await jobs.add(
    tx,
    'erasure',
    { id, sealed, erasedAt: tx.now.toISOString(), until: until.toISOString() },
    { startAfter: until },
  );
}

export async function erase({ vault, database, config }: Services, job: ErasureJob): Promise<void> {
  const { id, sealed } = job;
  const person: ErasedPerson = JSON.parse(vault.open(sealed, jobCell('erasure', id)));
  await redactEvents(database.rows, person, new Date(job.erasedAt));
  const until = new Date(job.until);
  await redactMessages(database.rows, person, until);
  const recipients = new Set(recipientsOf(vault, person.deploymentId, person.addresses));
  for (const spool of [mailSpool(config.dataDir), phoneSpool(config.dataDir)]) {
    await removeFromSpool(spool, ({ recipient, about, at }) => {
      return (recipients.has(recipient) || about.includes(person.userId)) && at <= until;
    });
  }
}
