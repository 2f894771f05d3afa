import { deserialize, serialize } from 'node:v8';
import { sql } from 'kysely';
import type { Transaction } from '../commands/transaction.ts';
import type { ResponseHeaders } from '../context.ts';
import type { Cell, Vault } from '../crypto/vault.ts';
import { ServiceError } from '../errors.ts';

const RETENTION_HOURS = 24;
const MAX_STORED_BYTES = 1024 * 1024;
const PRINTABLE = /^[\x20-\x7e]{1,255}$/;

/** What an idempotency key is compared with. Each credential and each route has separate keys. */
export interface KeyedRequest {
  readonly key: string;
  /** Id of the API key or user that the caller acts for. */
  readonly credentialId: string;
  /** The path with its arguments. */
  readonly route: string;
  /** Everything else that the caller sent, or a digest of it. */
  readonly content: string;
}

/** What is stored of the key and of the request: under each master key, the current one first. Requests may contain passwords. */
interface KeyedHashes {
  readonly ofKey: readonly string[];
  readonly ofRequest: readonly string[];
}

interface StoredResult {
  readonly id: string;
  readonly requestHash: string;
  readonly sealed: string;
}

const cellOf = (id: string): Cell => ({ table: 'idempotency_key', column: 'response_sealed', row: id });

/**
 * A request with an `Idempotency-Key`. Stores the result of its command in the transaction of the command, and returns the stored
 * result for a repeated request, so that a request that failed can be sent again. Results may contain secrets that are shown
 * once, so they are stored encrypted.
 */
export class IdempotentRequest {
  readonly #request: KeyedRequest;
  readonly #vault: Vault;
  readonly #headers: ResponseHeaders;
  #hasRun = false;
  #isReplay = false;

  constructor(request: KeyedRequest, vault: Vault, headers: ResponseHeaders) {
    if (!PRINTABLE.test(request.key)) {
      throw new ServiceError('BAD_REQUEST', 'Idempotency-Key must be 1 to 255 printable ASCII characters.');
    }
    this.#request = request;
    this.#vault = vault;
    this.#headers = headers;
  }

  /** Whether the result of the command is that of an earlier request. */
  get isReplay(): boolean {
    return this.#isReplay;
  }

  /** Runs the work of the command, unless a request with this key has run it. */
  async run<T>(tx: Transaction, work: (tx: Transaction) => Promise<T>): Promise<T> {
    if (this.#hasRun) throw new Error('A request with an Idempotency-Key has one command, whose result is stored.');
    tx.onCommit(() => {
      this.#hasRun = true;
    });
    const hashes = this.#hashes(tx.deploymentId);
    await lockKey(tx, this.#request);
    const stored = await findStoredResult(tx, this.#request, hashes);
    if (stored === undefined) {
      const result = await work(tx);
      await tx.flush();
      await this.#store(tx, hashes, result);
      return result;
    }
    if (!hashes.ofRequest.includes(stored.requestHash)) {
      throw new ServiceError('CONFLICT', 'This Idempotency-Key was used with another body. Send a new key.');
    }
    tx.markUnchanged();
    this.#isReplay = true;
    this.#headers.set('Idempotency-Replayed', 'true');
    return deserialize(this.#vault.openBuffer(stored.sealed, cellOf(stored.id))) as T;
  }

  #hashes(deploymentId: number): KeyedHashes {
    const { credentialId, route, key, content } = this.#request;
    const hashesOf = (purpose: string, text: string) =>
      this.#vault.hmacs(purpose, JSON.stringify([deploymentId, credentialId, route, text]));
    return { ofKey: hashesOf('idempotency_key', key), ofRequest: hashesOf('idempotent_request', content) };
  }

  /** Stores a result. Replaces an expired one that retention has not deleted yet. */
  async #store(
    tx: Transaction,
    { ofKey: [keyHash], ofRequest: [requestHash] }: KeyedHashes,
    result: unknown,
  ): Promise<void> {
    const { credentialId, route } = this.#request;
    const bytes = serialize(result);
    if (bytes.length > MAX_STORED_BYTES) {
      throw new ServiceError(
        'RESPONSE_TOO_LARGE',
        'The response is too large to be stored for an Idempotency-Key. Send fewer items in a request.',
      );
    }
    const id = tx.newId();
    const expiresAt = new Date(tx.now.getTime() + RETENTION_HOURS * 3_600_000).toISOString();
    await sql`
      insert into idempotency_key
        (deployment_id, credential_id, route, key_hash, request_hash, id, response_sealed, expires_at)
      values (${tx.deploymentId}, ${credentialId}, ${route}, ${keyHash}, ${requestHash}, ${id},
        ${this.#vault.seal(bytes, cellOf(id))}, ${expiresAt})
      on conflict (deployment_id, credential_id, route, key_hash) do update
        set request_hash = excluded.request_hash, id = excluded.id, response_sealed = excluded.response_sealed,
          expires_at = excluded.expires_at`.execute(tx.rows);
  }
}

/**
 * Locks the key until the end of the transaction. Rejects a second request, because the first result is not known yet. The lock
 * does not depend on the master key, so that it holds while processes change it.
 */
async function lockKey({ rows, deploymentId }: Transaction, { credentialId, route, key }: KeyedRequest): Promise<void> {
  const name = `idempotency ${deploymentId} ${credentialId} ${route} ${key}`;
  const { rows: found } = await sql<{ claimed: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as claimed`.execute(rows);
  if (found[0]?.claimed === true) return;
  throw new ServiceError(
    'REQUEST_IN_FLIGHT',
    'Another request with this Idempotency-Key is running. Send the request again after a second.',
    { retryAfter: 1 },
  );
}

function findStoredResult(
  { rows, deploymentId, now }: Transaction,
  { credentialId, route }: KeyedRequest,
  { ofKey }: KeyedHashes,
): Promise<StoredResult | undefined> {
  return rows
    .selectFrom('idempotency_key')
    .select(['id', 'request_hash as requestHash', 'response_sealed as sealed'])
    .where('deployment_id', '=', deploymentId)
    .where('credential_id', '=', credentialId)
    .where('route', '=', route)
    .where('key_hash', '=', sql<string>`any(${ofKey}::text[])`)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

declare module '../context.ts' {
  interface Context {
    /** Set for an operation that accepts an `Idempotency-Key`, if the request has one. */
    readonly idempotentRequest?: IdempotentRequest;
  }
}
