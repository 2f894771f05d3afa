import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { runInBackground } from '../../process/background.ts';
import { Deadline, withDeadline } from '../../process/deadline.ts';
import type { Rows } from '../tables.ts';

const PROCESS_NUMBER_COUNT = 1024;
const LEASE_SECONDS = 120;
const RENEW_EVERY_MS = 30_000;
/** A renewal that takes longer is repeated on another connection, before the lease expires. */
const RENEWAL_LIMIT_MS = 10_000;
const RELEASE_LIMIT_MS = 2_000;
/** The delay of another renewal after a failed one. */
const RETRY_DELAY_MS = 1_000;

/** The number of this process, while its lease is valid. */
export interface ProcessNumber {
  /** Throws after the lease has expired, because another process may have the number. */
  current(): number;
  release(): Promise<void>;
}

/**
 * Leases the smallest free number for this process and renews the lease. The statement takes over an expired lease or inserts a
 * number. When two processes choose the same number, the primary key lets one succeed and the other tries again. A process
 * that lost its number while the database was unavailable leases another one. The holder names the version of the process.
 */
export async function leaseProcessNumber(
  rows: Rows,
  version: number,
  onLost: (error: unknown) => void,
  renewEveryMs = RENEW_EVERY_MS,
): Promise<ProcessNumber> {
  const holder = `${version}:${randomUUID()}`;
  let leasedUntil = performance.now() + LEASE_SECONDS * 1000;
  let number = await claimNumber(rows, holder);
  let timer: NodeJS.Timeout | undefined;
  let renewing: Promise<void> | undefined;
  let isReleased = false;

  async function renew(): Promise<void> {
    const requestedAt = performance.now();
    const { rows: renewed } = await sql`
      update process_number set expires_at = now() + make_interval(secs => ${LEASE_SECONDS})
      where number = ${number} and holder = ${holder} returning number`.execute(rows);
    if (renewed.length === 0) {
      leasedUntil = Number.NEGATIVE_INFINITY;
      number = await claimNumber(rows, holder);
    }
    leasedUntil = requestedAt + LEASE_SECONDS * 1000;
  }

  function scheduleRenewal(delayMs: number): void {
    if (isReleased) return;
    timer = setTimeout(() => {
      renewing = withDeadline(new Deadline(RENEWAL_LIMIT_MS), renew).then(
        () => scheduleRenewal(renewEveryMs),
        (error: unknown) => {
          onLost(error);
          scheduleRenewal(RETRY_DELAY_MS);
        },
      );
    }, delayMs);
    timer.unref();
  }

  runInBackground(() => scheduleRenewal(renewEveryMs));
  return {
    current() {
      if (performance.now() > leasedUntil) {
        throw new Error('The lease of the process number has expired: the database was unavailable for too long.');
      }
      return number;
    },
    async release() {
      isReleased = true;
      clearTimeout(timer);
      // A running renewal could lease another number, or use the database after it was closed.
      await renewing;
      const release = sql`delete from process_number where number = ${number} and holder = ${holder}`;
      // Otherwise it expires.
      await withDeadline(new Deadline(RELEASE_LIMIT_MS), () => release.execute(rows));
    },
  };
}

/** How many processes run, or were killed in the last two minutes. */
export async function countProcesses(rows: Rows): Promise<number> {
  const { rows: found } = await sql<{ count: number }>`
    select count(*)::int as count from process_number where expires_at > now()`.execute(rows);
  return found[0]?.count ?? 0;
}

/** Whether a process of an older version runs, or was killed in the last two minutes. */
export async function isOlderVersionRunning(rows: Rows, version: number): Promise<boolean> {
  const { rows: found } = await sql<{ isRunning: boolean }>`
    select exists (
      select from process_number where expires_at > now()
        -- Older versions store a holder without a number.
        and coalesce(substring(holder from '^([0-9]+):')::integer, 0) < ${version}
    ) as "isRunning"`.execute(rows);
  return found[0]?.isRunning === true;
}

async function claimNumber(rows: Rows, holder: string): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { rows: taken } = await sql<{ number: number }>`
      insert into process_number (number, holder, expires_at)
      select free.number, ${holder}, now() + make_interval(secs => ${LEASE_SECONDS})
      from generate_series(0, ${PROCESS_NUMBER_COUNT - 1}) as free (number)
      where not exists (select from process_number p where p.number = free.number and p.expires_at > now())
      order by free.number limit 1
      on conflict (number) do update set holder = excluded.holder, expires_at = excluded.expires_at
        where process_number.expires_at <= now()
      returning number`.execute(rows);
    const number = taken[0]?.number;
    if (number !== undefined) return number;
  }
  throw new Error(`No process number is free: ${PROCESS_NUMBER_COUNT} processes already use this database.`);
}
