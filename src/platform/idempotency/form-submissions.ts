import { setTimeout as delay } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { sql } from 'kysely';
import type { Transaction } from '../commands/transaction.ts';
import type { Services } from '../context.ts';
import type { Cell } from '../crypto/vault.ts';
import type { Rows } from '../database/tables.ts';
import { ServiceError } from '../errors.ts';

const RETENTION_MINUTES = 60;
/** After that a request without an outcome counts as interrupted. Longer than any form takes. */
const LEASE_SECONDS = 60;
/** How long a repeated form waits for the outcome of the first one. */
const MAX_WAIT_MS = 10_000;
const POLL_INTERVAL_MS = 50;

type Stores = Pick<Services, 'database' | 'vault'>;

/** A form that was sent, by the key of its rendering. */
export interface SentForm {
  readonly deploymentId: number;
  /** The hash of the browser, the page and the key. */
  readonly keyHash: string;
  /** The hash of everything else that was sent. */
  readonly contentHash: string;
}

export type ClaimResult<Outcome> =
  /** This request runs the form. */
  | { readonly state: 'claimed'; readonly claim: FormClaim<Outcome> }
  /** An earlier request has run the form, with this outcome. */
  | { readonly state: 'ended'; readonly outcome: Outcome }
  /** An earlier request had the same key and other fields. */
  | { readonly state: 'changed' }
  /** An earlier request made the change of the form, and was interrupted before its outcome was stored. */
  | { readonly state: 'interrupted' }
  /** An earlier request is still running. */
  | { readonly state: 'running' };

interface StoredForm {
  readonly id: string;
  readonly contentHash: string;
  readonly isRunning: boolean;
  readonly tookEffect: boolean;
  readonly sealed: string | null;
}

const cellOf = (id: string): Cell => ({ table: 'form_submission', column: 'outcome_sealed', row: id });

/**
 * Claims a form for this request, or returns what an earlier request with the same key has done. Waits while that request is
 * running. A form that failed or was interrupted before its change can be claimed again.
 */
export async function claimForm<Outcome>(stores: Stores, form: SentForm): Promise<ClaimResult<Outcome>> {
  const { database, vault } = stores;
  const { rows } = database;
  const end = performance.now() + MAX_WAIT_MS;
  for (;;) {
    const id = database.ids.next();
    if (await insertClaim(rows, form, id)) return { state: 'claimed', claim: new FormClaim(stores, form, id) };
    const first = await findStored(rows, form);
    let stored = first;
    while (stored?.isRunning && stored.id === first?.id && stored.contentHash === form.contentHash) {
      if (performance.now() > end) return { state: 'running' };
      await delay(POLL_INTERVAL_MS);
      stored = await findStored(rows, form);
    }
    if (stored === undefined || stored.id !== first?.id) continue;
    if (stored.contentHash !== form.contentHash) {
      // One that ended without a change can be sent again with corrected fields.
      if (!stored.isRunning && !stored.tookEffect) continue;
      return { state: 'changed' };
    }
    if (stored.sealed !== null) {
      return { state: 'ended', outcome: deserialize(vault.openBuffer(stored.sealed, cellOf(stored.id))) as Outcome };
    }
    if (stored.tookEffect) return { state: 'interrupted' };
  }
}

/**
 * Inserts the form, or takes over one that ended without a change. Returns false for any other. Two statements: on Citus, the condition of
 * an insert with a conflict cannot read the clock of the database.
 */
async function insertClaim(rows: Rows, form: SentForm, id: string): Promise<boolean> {
  const { deploymentId, keyHash, contentHash } = form;
  const leasedUntil = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
  const expiresAt = sql`now() + make_interval(mins => ${RETENTION_MINUTES})`;
  const { rows: inserted } = await sql`
    insert into form_submission (deployment_id, key_hash, id, content_hash, leased_until, expires_at)
    values (${deploymentId}, ${keyHash}, ${id}, ${contentHash}, ${leasedUntil}, ${expiresAt})
    on conflict (deployment_id, key_hash) do nothing
    returning id`.execute(rows);
  if (inserted.length > 0) return true;
  const { rows: takenOver } = await sql`
    update form_submission set id = ${id}, content_hash = ${contentHash}, leased_until = ${leasedUntil},
      took_effect = false, outcome_sealed = null, expires_at = ${expiresAt}
    where deployment_id = ${deploymentId} and key_hash = ${keyHash} and leased_until <= now()
      and (not took_effect or expires_at <= now())
    returning id`.execute(rows);
  return takenOver.length > 0;
}

async function findStored(rows: Rows, { deploymentId, keyHash }: SentForm): Promise<StoredForm | undefined> {
  const { rows: found } = await sql<StoredForm>`
    select id, content_hash as "contentHash", took_effect as "tookEffect", outcome_sealed as sealed,
      leased_until > now() as "isRunning"
    from form_submission where deployment_id = ${deploymentId} and key_hash = ${keyHash}`.execute(rows);
  return found[0];
}

/** The right of one request to run a form. */
export class FormClaim<Outcome = unknown> {
  readonly #stores: Stores;
  readonly #form: SentForm;
  readonly #id: string;

  constructor(stores: Stores, form: SentForm, id: string) {
    this.#stores = stores;
    this.#form = form;
    this.#id = id;
  }

  /**
   * Records in the transaction of a command that the form took effect. Throws if another request has taken the form over, so that
   * the command is rolled back.
   */
  async takeEffect({ rows }: Transaction): Promise<void> {
    const { numUpdatedRows } = await this.#update(rows).set({ took_effect: true }).executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return;
    throw new ServiceError('REQUEST_IN_FLIGHT', 'The form was sent again meanwhile. Open the page again.');
  }

  /** Stores the outcome of a form that took effect. A repeated form gets it. */
  async succeed(outcome: Outcome): Promise<void> {
    await this.#end({ took_effect: true, outcome_sealed: this.#seal(outcome) });
  }

  /** Stores the outcome of a form that failed. Requests that wait for it get it; the form can be sent again. */
  async fail(outcome: Outcome): Promise<void> {
    await this.#end({ took_effect: false, outcome_sealed: this.#seal(outcome) });
  }

  /** Ends the claim without an outcome. The form can be sent again, unless a command was committed. */
  async release(): Promise<void> {
    await this.#end({});
  }

  #seal(outcome: Outcome): string {
    return this.#stores.vault.seal(serialize(outcome), cellOf(this.#id));
  }

  async #end(values: { readonly took_effect?: boolean; readonly outcome_sealed?: string }): Promise<void> {
    await this.#update(this.#stores.database.rows)
      .set({ ...values, leased_until: sql<string>`now() - interval '1 millisecond'` })
      .execute();
  }

  #update(rows: Rows) {
    const { deploymentId, keyHash } = this.#form;
    return rows
      .updateTable('form_submission')
      .where('deployment_id', '=', deploymentId)
      .where('key_hash', '=', keyHash)
      .where('id', '=', this.#id);
  }
}

declare module '../context.ts' {
  interface Context {
    /** Set for the operations of a form of a hosted page. */
    readonly formClaim?: FormClaim;
  }
}
