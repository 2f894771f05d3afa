import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { background } from '../background.ts';
import type { Rows } from './tables.ts';

const NUMBERS = 1024;
const LEASE_SECONDS = 120;
const RENEW_EVERY_MS = 30_000;
/** The database is away: how long until it is asked again. */
const PAUSE_MS = 1_000;

/** This process's number while its lease holds. */
export interface ProcessNumber {
  /** Throws once the lease has run out unrenewed: another process may own the number by then. */
  current(): number;
  release(): Promise<void>;
}

/**
 * Leases the smallest free number for this process and renews it. The statement takes over an expired lease or adds a
 * number; two processes that pick the same one meet at the primary key, and the loser picks again. Whose
 * number was taken over while the database was out of reach takes another.
 */
export async function leaseProcessNumber(
  rows: Rows,
  onLost: (error: unknown) => void,
  renewEveryMs = RENEW_EVERY_MS,
): Promise<ProcessNumber> {
  const holder = randomUUID();
  let goodUntil = performance.now() + LEASE_SECONDS * 1000;
  let number = await take(rows, holder);
  let timer: NodeJS.Timeout | undefined;
  let renewing: Promise<void> | undefined;
  let isReleased = false;

  async function renew(): Promise<void> {
    const askedAt = performance.now();
    const { rows: renewed } = await sql`
      update process_number set expires_at = now() + make_interval(secs => ${LEASE_SECONDS})
      where number = ${number} and holder = ${holder} returning number`.execute(rows);
    if (renewed.length === 0) {
      goodUntil = Number.NEGATIVE_INFINITY;
      number = await take(rows, holder);
    }
    goodUntil = askedAt + LEASE_SECONDS * 1000;
  }

  function renewIn(milliseconds: number): void {
    if (isReleased) return;
    timer = setTimeout(() => {
      renewing = renew().then(
        () => renewIn(renewEveryMs),
        (error: unknown) => {
          onLost(error);
          renewIn(PAUSE_MS);
        },
      );
    }, milliseconds);
    timer.unref();
  }

  background(() => renewIn(renewEveryMs));
  return {
    current() {
      if (performance.now() > goodUntil) {
        throw new Error('The lease of this process number ran out; the database was out of reach for too long.');
      }
      return number;
    },
    async release() {
      isReleased = true;
      clearTimeout(timer);
      // A renewal that is under way would meet a database that its owner closes, or take another number.
      await renewing;
      await sql`delete from process_number where number = ${number} and holder = ${holder}`.execute(rows);
    },
  };
}

async function take(rows: Rows, holder: string): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { rows: taken } = await sql<{ number: number }>`
      insert into process_number (number, holder, expires_at)
      select free.number, ${holder}, now() + make_interval(secs => ${LEASE_SECONDS})
      from generate_series(0, ${NUMBERS - 1}) as free (number)
      where not exists (select from process_number p where p.number = free.number and p.expires_at > now())
      order by free.number limit 1
      on conflict (number) do update set holder = excluded.holder, expires_at = excluded.expires_at
        where process_number.expires_at <= now()
      returning number`.execute(rows);
    const number = taken[0]?.number;
    if (number !== undefined) return number;
  }
  throw new Error(`No process number is free: ${NUMBERS} processes already use this database.`);
}
