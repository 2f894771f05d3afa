import type { Context } from '../../../platform/context.ts';
import {
  type FieldError,
  fieldError,
  MAX_FIELD_ERRORS,
  ServiceError,
  validationFailed,
} from '../../../platform/errors.ts';
import type { JsonObject } from '../../filters/json-values.ts';
import type { PayloadsOrder } from './orders.ts';

type Path = readonly (string | number)[];

/** A payload with the key of its schema, and its path in the request. */
export interface KeyedPayload {
  readonly key: string;
  readonly text: string;
  readonly path: Path;
}

/** Milliseconds of CPU for all payloads of a request. */
const MAX_REQUEST_MS = 5_000;
/** Characters that one order holds, unless a single payload has more. */
const ORDER_LENGTH = 262_144;

/** The error that rejects these payloads, each with its first validation error; null where all match their schemas. */
export async function checkPayloads(
  { schemaChecker, viewer }: Context,
  schemas: ReadonlyMap<string, string>,
  payloads: readonly KeyedPayload[],
): Promise<ServiceError | null> {
  const errors: FieldError[] = [];
  let cpuMs = 0;
  for (let at = 0; at < payloads.length && errors.length < MAX_FIELD_ERRORS; ) {
    if (cpuMs > MAX_REQUEST_MS) return tooSlow(payloads[at]?.path);
    const outcome = await schemaChecker.run(viewer.deploymentId, nextOrder(schemas, payloads, at));
    if (outcome.kind === 'exhausted') return tooSlow(payloads[at + outcome.done]?.path);
    if (outcome.kind !== 'payloads') throw new Error('A thread answered another order.');
    for (const fault of outcome.faults) {
      const path = payloads[at]?.path ?? [];
      if (fault !== null) errors.push(fieldError([...path, ...fault.path], fault.message));
      at += 1;
    }
    cpuMs += outcome.cpuMs;
  }
  return errors.length === 0 ? null : validationFailed(errors.slice(0, MAX_FIELD_ERRORS));
}

/** Everything that is wrong with a JSON schema that a caller sent. */
export async function checkSchema(
  { schemaChecker, viewer }: Context,
  schema: JsonObject,
  path: Path,
): Promise<readonly FieldError[]> {
  const outcome = await schemaChecker.run(viewer.deploymentId, {
    kind: 'schema',
    schema: JSON.stringify(schema),
    path,
  });
  if (outcome.kind === 'exhausted') throw tooSlow(path);
  if (outcome.kind !== 'schema') throw new Error('A thread answered another order.');
  return outcome.errors;
}

function nextOrder(
  schemas: ReadonlyMap<string, string>,
  payloads: readonly KeyedPayload[],
  from: number,
): PayloadsOrder {
  let length = 0;
  const slice = payloads.slice(from).filter(({ text }, index) => {
    length += text.length;
    return index === 0 || length <= ORDER_LENGTH;
  });
  const keys = [...new Set(slice.map(({ key }) => key))];
  return {
    kind: 'payloads',
    schemas: Object.fromEntries(keys.map((key) => [key, schemas.get(key) as string])),
    payloads: slice.map(({ key, text }) => ({ key, text })),
  };
}

const tooSlow = (path: Path | undefined) =>
  new ServiceError('PAYLOAD_CHECK_TOO_SLOW', 'Checking against the JSON schema takes too long. Simplify the schema.', {
    errors: [fieldError(path ?? [], 'takes too long to check', 'PAYLOAD_CHECK_TOO_SLOW')],
  });
