import { sql } from 'kysely';
import type { Transaction } from '../../database/command.ts';
import { type FieldError, fieldError, ServiceError, validationFailed } from '../../errors.ts';
import { Lru } from '../../lru.ts';
import type { JsonObject } from './json-values.ts';
import { compilePayloadSchema, type PayloadCheck } from './payload-schema.ts';

/** What the catalog of an app tells of an event that is triggered. */
export interface CatalogEntry {
  readonly id: string;
  readonly name: string;
  readonly archived: boolean;
  readonly hasSchema: boolean;
  readonly version: string;
}

/** Compiled schemas of the events that were triggered last. */
const compiled = new Lru<string, PayloadCheck>(500);

/** A list longer than this helps nobody. */
const MOST_FAULTS = 100;

const keyOf = ({ id, version }: CatalogEntry) => `${id} ${version}`;

/**
 * Refuses archived events and payloads that don't match their schema; of each payload it tells the first fault. It reads
 * schemas alone that this process has not compiled yet.
 */
export async function checkAgainstCatalog(
  tx: Transaction,
  catalog: readonly CatalogEntry[],
  events: readonly { readonly eventName: string; readonly payload: JsonObject }[],
  pathOf: (index: number) => readonly (string | number)[],
): Promise<void> {
  const archived = catalog.find((entry) => entry.archived);
  if (archived !== undefined) {
    const { name } = archived;
    throw new ServiceError(
      'WEBHOOK_EVENT_ARCHIVED',
      `The event ${name} is archived in the app's catalog; set its archived to false to trigger it again.`,
    );
  }
  const checks = await checksOf(
    tx,
    catalog.filter(({ hasSchema }) => hasSchema),
  );
  if (checks.size === 0) return;
  const faults: FieldError[] = [];
  for (const [index, { eventName, payload }] of events.entries()) {
    const fault = checks.get(eventName)?.(payload);
    if (fault) faults.push(fieldError([...pathOf(index), 'payload', ...fault.path], fault.message));
    if (faults.length === MOST_FAULTS) break;
  }
  if (faults.length > 0) throw validationFailed(faults);
}

async function checksOf(tx: Transaction, entries: readonly CatalogEntry[]): Promise<Map<string, PayloadCheck>> {
  const missing = entries.filter((entry) => compiled.get(keyOf(entry)) === undefined);
  const schemas = missing.length === 0 ? new Map<string, JsonObject>() : await readSchemas(tx, missing);
  return new Map(
    entries.flatMap((entry) => {
      const schema = schemas.get(entry.id);
      const check = compiled.get(keyOf(entry)) ?? (schema && compilePayloadSchema(schema));
      if (check === undefined) return [];
      compiled.set(keyOf(entry), check);
      return [[entry.name, check] as const];
    }),
  );
}

/** As they were when the catalog was read, or as a change since then has made them: those have a later version. */
async function readSchemas({ rows, deploymentId }: Transaction, entries: readonly CatalogEntry[]) {
  const found = await rows
    .selectFrom('webhook_event_type')
    .select(['id', 'schema'])
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', sql<string>`any(${entries.map(({ id }) => id)}::bigint[])`)
    .execute();
  return new Map(found.flatMap(({ id, schema }) => (schema === null ? [] : [[id, schema] as const])));
}
