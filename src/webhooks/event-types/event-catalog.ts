import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { checkPayloads, type KeyedPayload } from '../../platform/json-schema/check-payloads.ts';

/** The catalog's entry for a triggered event. */
export interface CatalogEntry {
  readonly id: string;
  readonly name: string;
  readonly archived: boolean;
  readonly hasSchema: boolean;
  readonly version: string;
}

export interface CatalogEvent {
  readonly eventName: string;
  /** The payload as it is delivered. */
  readonly text: string;
  /** The path of the payload in the request. */
  readonly path: KeyedPayload['path'];
}

/** The schemas of recently triggered events, as JSON text. */
const schemaTexts = new LRUCache<string, string>({ max: 500 });

/** Recently read entries with a schema, by deployment, app and event. Most are still current. */
const recentEntries = new LRUCache<string, CatalogEntry>({ max: 5_000 });

/** How often a request is started because the catalog changed while its payloads were checked. */
const MAX_CHECK_ATTEMPTS = 3;

const keyOf = ({ id, version }: CatalogEntry) => `${id} ${version}`;

/** The result of checking a request's payloads. */
export class CheckedPayloads {
  readonly #keys: ReadonlySet<string>;
  readonly #error: ServiceError | null;
  /** Whether a schema that was used is no longer in the catalog. */
  isOutdated = false;

  constructor(keys: ReadonlySet<string> = new Set(), error: ServiceError | null = null) {
    this.#keys = keys;
    this.#error = error;
  }

  /** Rejects archived events and payloads that don't match their schema. */
  assertMatch(catalog: readonly CatalogEntry[]): void {
    assertNoneArchived(catalog);
    const withSchema = catalog.filter(({ hasSchema }) => hasSchema);
    const keys = new Set(withSchema.map(keyOf));
    this.isOutdated = [...this.#keys].some((key) => !keys.has(key));
    if ([...keys].some((key) => !this.#keys.has(key))) throw new ChecksRequired(withSchema);
    if (withSchema.length > 0 && this.#error !== null) throw this.#error;
  }
}

/** Ends a transaction whose payloads were not checked against the current schemas of the catalog. */
class ChecksRequired extends Error {
  readonly entries: readonly CatalogEntry[];

  constructor(entries: readonly CatalogEntry[]) {
    super('The payloads must be checked first.');
    this.entries = entries;
  }
}

/**
 * Runs a command that asserts that its payloads match the catalog. Checks the payloads before the command, against cached
 * schemas, so that no transaction waits for a check. Checks them again when the catalog has other schemas. A request with an
 * `Idempotency-Key` runs the command first, because a repeated request needs no check.
 */
export async function withCheckedPayloads<T>(
  ctx: Context,
  appName: string,
  events: readonly CatalogEvent[],
  work: (checked: CheckedPayloads) => Promise<T>,
): Promise<T> {
  const nameOf = (eventName: string) => `${ctx.viewer.deploymentId} ${appName} ${eventName}`;
  const names = ctx.request.idempotencyKey === undefined ? new Set(events.map(({ eventName }) => eventName)) : [];
  const cached = [...names].flatMap((name) => recentEntries.get(nameOf(name)) ?? []);
  let checked = cached.length > 0 ? await check(ctx, cached, events) : new CheckedPayloads();
  for (let attempt = 0; attempt < MAX_CHECK_ATTEMPTS; attempt += 1) {
    let entries: readonly CatalogEntry[];
    try {
      return await work(checked);
    } catch (error) {
      if (!(error instanceof ChecksRequired)) throw error;
      entries = error.entries;
    } finally {
      if (checked.isOutdated) for (const { name } of cached) recentEntries.delete(nameOf(name));
    }
    for (const entry of entries) recentEntries.set(nameOf(entry.name), entry);
    checked = await check(ctx, entries, events);
  }
  throw new ServiceError('CONFLICT', "The app's catalog changed during the request. Send the request again.");
}

async function check(ctx: Context, entries: readonly CatalogEntry[], events: readonly CatalogEvent[]) {
  const schemas = await schemasOf(ctx, entries);
  const keys = new Map(entries.map((entry) => [entry.name, keyOf(entry)]));
  const payloads = events.flatMap(({ eventName, text, path }): KeyedPayload[] => {
    const key = keys.get(eventName);
    return key !== undefined && schemas.has(key) ? [{ key, text, path }] : [];
  });
  return new CheckedPayloads(new Set(keys.values()), await checkPayloads(ctx, schemas, payloads));
}

/** Schemas by key. A schema that changed since the catalog was read has a newer version, and the request starts again. */
async function schemasOf({ rows, viewer }: Context, entries: readonly CatalogEntry[]): Promise<Map<string, string>> {
  const missing = entries.filter((entry) => schemaTexts.get(keyOf(entry)) === undefined);
  if (missing.length > 0) {
    const found = await rows
      .selectFrom('webhook_event_type')
      .select(['id', 'schema'])
      .where('deployment_id', '=', viewer.deploymentId)
      .where('id', '=', sql<string>`any(${missing.map(({ id }) => id)}::bigint[])`)
      .execute();
    const texts = new Map(found.map(({ id, schema }) => [id, schema && JSON.stringify(schema)]));
    for (const entry of missing) {
      const text = texts.get(entry.id);
      if (text) schemaTexts.set(keyOf(entry), text);
    }
  }
  return new Map(
    entries.flatMap((entry) => {
      const text = schemaTexts.get(keyOf(entry));
      return text === undefined ? [] : [[keyOf(entry), text] as const];
    }),
  );
}

function assertNoneArchived(catalog: readonly CatalogEntry[]): void {
  const archived = catalog.find((entry) => entry.archived);
  if (archived === undefined) return;
  throw new ServiceError(
    'WEBHOOK_EVENT_ARCHIVED',
    `The event ${archived.name} is archived in the app's catalog. Set its archived to false to trigger it again.`,
  );
}
