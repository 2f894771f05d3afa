import type { Context } from '../context.ts';
import { type FieldError, fieldError, MAX_FIELD_ERRORS, ServiceError, validationFailed } from '../errors.ts';
import type { JsonObject } from '../json/json-values.ts';
import type { PayloadsTask } from './tasks.ts';

type Path = readonly (string | number)[];

/** A payload with the key of its schema, and its path in the request. */
export interface KeyedPayload {
  readonly key: string;
  readonly text: string;
  readonly path: Path;
}

/** The CPU time for all payloads of a request. */
const MAX_REQUEST_CPU_MS = 5_000;
/** Characters of one task, unless a single payload has more. */
const MAX_TASK_LENGTH = 262_144;

/** Returns an error with the first validation error of each payload, or null when all payloads match their schemas. */
export async function checkPayloads(
  { schemaChecker, viewer }: Context,
  schemas: ReadonlyMap<string, string>,
  payloads: readonly KeyedPayload[],
): Promise<ServiceError | null> {
  const errors: FieldError[] = [];
  let cpuMs = 0;
  for (let at = 0; at < payloads.length && errors.length < MAX_FIELD_ERRORS; ) {
    if (cpuMs > MAX_REQUEST_CPU_MS) return tooSlow(payloads[at]?.path);
    const outcome = await schemaChecker.run(viewer.deploymentId, nextTask(schemas, payloads, at));
    if (outcome.kind === 'exhausted') return tooSlow(payloads[at + outcome.steps]?.path);
    for (const error of outcome.result.errors) {
      const path = payloads[at]?.path ?? [];
      if (error !== null) errors.push(fieldError([...path, ...error.path], error.message));
      at += 1;
    }
    cpuMs += outcome.result.cpuMs;
  }
  return errors.length === 0 ? null : validationFailed(errors.slice(0, MAX_FIELD_ERRORS));
}

/** Returns the validation errors of a caller's JSON schema. */
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
  return outcome.result;
}

function nextTask(schemas: ReadonlyMap<string, string>, payloads: readonly KeyedPayload[], from: number): PayloadsTask {
  let length = 0;
  const slice = payloads.slice(from).filter(({ text }, index) => {
    length += text.length;
    return index === 0 || length <= MAX_TASK_LENGTH;
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
