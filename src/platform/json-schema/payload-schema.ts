import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { type FieldError, fieldError } from '../errors.ts';
import { isJsonObject, type JsonObject } from '../json/json-values.ts';
import { compilePattern } from '../patterns/linear-pattern.ts';
import { schemaLimitErrors } from './schema-limits.ts';

/** The first validation error of a payload: a path below the payload, and a predicate. */
export interface PayloadError {
  readonly path: readonly string[];
  readonly message: string;
}

export type PayloadCheck = (payload: JsonObject) => PayloadError | null;

type Path = readonly (string | number)[];

/** Longer texts match no format, which bounds the time of the check. */
const MAX_FORMATTED_LENGTH = 2_048;
/** Error messages contain the allowed values up to this length. */
const MAX_LISTED_VALUES_LENGTH = 200;
const FORMATS = ['date', 'time', 'date-time', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uri', 'uuid'] as const;

const DRAFTS: readonly unknown[] = [
  'https://json-schema.org/draft/2020-12/schema',
  'https://json-schema.org/draft/2020-12/schema#',
];

/** Fetches, fills in and coerces nothing. Stops at the first error, which bounds the time. */
const ajv = new Ajv2020({
  strict: true,
  strictTypes: false,
  strictTuples: false,
  strictRequired: false,
  allErrors: false,
  inlineRefs: false,
  ownProperties: true,
  logger: false,
  code: { regExp: Object.assign(compilePattern, { code: 'undefined' }) },
});
for (const name of FORMATS) ajv.addFormat(name, { validate: (text: string) => hasFormat(name, text) });

function hasFormat(name: (typeof FORMATS)[number], text: string): boolean {
  if (text.length > MAX_FORMATTED_LENGTH) return false;
  const format: unknown = fullFormats[name];
  const check = isJsonObject(format) && !(format instanceof RegExp) ? format['validate'] : format;
  return check instanceof RegExp ? check.test(text) : (check as (text: string) => boolean)(text);
}

/** Returns the validation errors of a caller's JSON schema. */
export function checkPayloadSchema(schema: JsonObject, path: Path): FieldError[] {
  if ('$schema' in schema && !DRAFTS.includes(schema['$schema'])) {
    return [fieldError([...path, '$schema'], `must be ${DRAFTS[0]}`)];
  }
  const errors = schemaLimitErrors(schema, path);
  if (errors.length > 0) return errors;
  try {
    if (ajv.validateSchema(schema) !== true) {
      const error = payloadErrorOf(ajv.errors?.[0]);
      return [fieldError([...path, ...error.path], error.message)];
    }
    compilePayloadSchema(schema);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : '';
    return [fieldError(path, `must be a JSON schema of draft 2020-12 (${reason})`)];
  }
}

/** Compiles a valid schema. */
export function compilePayloadSchema(schema: JsonObject): PayloadCheck {
  let validate: ValidateFunction;
  try {
    validate = ajv.compile(schema);
  } finally {
    // Ajv would keep it forever.
    ajv.removeSchema(schema);
  }
  return (payload) => {
    if (validate(payload)) return null;
    return payloadErrorOf(validate.errors?.at(-1));
  };
}

/** Converts an Ajv error. For a missing or unknown field, the path ends with the name of the field. */
function payloadErrorOf(error: ErrorObject | undefined): PayloadError {
  const path = keysOf(error?.instancePath ?? '');
  const { missingProperty, additionalProperty, unevaluatedProperty, allowedValues } = error?.params ?? {};
  if (missingProperty !== undefined) return { path: [...path, missingProperty], message: 'is required by the schema' };
  const unknownField = additionalProperty ?? unevaluatedProperty;
  if (unknownField !== undefined) return { path: [...path, unknownField], message: 'is not known to the schema' };
  const values = Array.isArray(allowedValues) ? JSON.stringify(allowedValues).slice(1, -1) : '';
  if (values !== '' && values.length <= MAX_LISTED_VALUES_LENGTH) return { path, message: `must be one of ${values}` };
  return { path, message: error?.message ?? 'does not match the schema' };
}

function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
