import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { Lru } from '../../platform/lru.ts';
import { checkPayloads, type KeyedPayload } from './schema-check/check-payloads.ts';

/** What the catalog of an app tells of an event that is triggered. */
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
  /** Where the payload stands in the request. */
  readonly path: KeyedPayload['path'];
}

/** The schemas of the events that were triggered last, as JSON text. */
const schemaTexts = new Lru<string, string>(500);

/** The entries with schemas that were read last, by deployment, app and event: what is most likely still in the catalog. */
const lastRead = new Lru<string, CatalogEntry>(5_000);

/** How often a request starts again because the catalog was changed while its payloads were checked. */
const MAX_ROUNDS = 3;

const keyOf = ({ id, version }: CatalogEntry) => `${id} ${version}`;

/** What was found out about a request's payloads. */
export class CheckedPayloads {
  readonly #keys: ReadonlySet<string>;
  readonly #error: ServiceError | null;
  /** Whether a schema that they were checked against is not, or no longer, in the catalog. */
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
    if ([...keys].some((key) => !this.#keys.has(key))) throw new ChecksNeeded(withSchema);
    if (withSchema.length > 0 && this.#error !== null) throw this.#error;
  }
}

/** Ends a transaction whose payloads have not been checked against the schemas of the catalog that it read. */
class ChecksNeeded extends Error {
  readonly entries: readonly CatalogEntry[];

  constructor(entries: readonly CatalogEntry[]) {
    super('The payloads must be checked first.');
    this.entries = entries;
  }
}

/**
 * Runs a command that asserts that its payloads match the catalog. They are checked before it, against the schemas that are
 * remembered, and again if these are not those of the catalog: no transaction waits for a check. A request with an
 * `Idempotency-Key` is tried first, since it is not checked again when it was answered before.
 */
export async function withCheckedPayloads<T>(
  ctx: Context,
  appName: string,
  events: readonly CatalogEvent[],
  work: (checked: CheckedPayloads) => Promise<T>,
): Promise<T> {
  const nameOf = (eventName: string) => `${ctx.viewer.deploymentId} ${appName} ${eventName}`;
  const names = ctx.request.idempotencyKey === undefined ? new Set(events.map(({ eventName }) => eventName)) : [];
  const remembered = [...names].flatMap((name) => lastRead.get(nameOf(name)) ?? []);
  let checked = remembered.length > 0 ? await check(ctx, remembered, events) : new CheckedPayloads();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let needed: readonly CatalogEntry[];
    try {
      return await work(checked);
    } catch (error) {
      if (!(error instanceof ChecksNeeded)) throw error;
      needed = error.entries;
    } finally {
      if (checked.isOutdated) for (const { name } of remembered) lastRead.delete(nameOf(name));
    }
    for (const entry of needed) lastRead.set(nameOf(entry.name), entry);
    checked = await check(ctx, needed, events);
  }
  throw new ServiceError('CONFLICT', "The app's catalog was changed meanwhile. Send the request again.");
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

/** By key. One that was changed since the catalog was read has a later version, for which the request starts again. */
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
    `The event ${archived.name} is archived in the app's catalog; set its archived to false to trigger it again.`,
  );
}
