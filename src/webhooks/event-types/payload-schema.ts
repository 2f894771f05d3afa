import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { type FieldError, fieldError } from '../../platform/errors.ts';
import { isJsonObject, type JsonObject } from '../filters/json-values.ts';
import { compilePattern } from '../filters/linear-pattern.ts';
import { schemaFaults } from './schema-limits.ts';

/** The first validation error of a payload: a path below the payload, and a predicate. */
export interface PayloadFault {
  readonly path: readonly string[];
  readonly message: string;
}

export type PayloadCheck = (payload: JsonObject) => PayloadFault | null;

type Path = readonly (string | number)[];

/** Formats whose check takes no longer for long texts than for short ones, within this length. */
const LONGEST_FORMATTED = 2_048;
/** How long a list of allowed values is told. */
const MOST_VALUES = 200;
const FORMATS = ['date', 'time', 'date-time', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uri', 'uuid'] as const;

const DRAFTS: readonly unknown[] = [
  'https://json-schema.org/draft/2020-12/schema',
  'https://json-schema.org/draft/2020-12/schema#',
];

/** Nothing is fetched, filled in or coerced; the first fault ends the check, so that its time is bounded. */
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
  if (text.length > LONGEST_FORMATTED) return false;
  const format: unknown = fullFormats[name];
  const check = isJsonObject(format) && !(format instanceof RegExp) ? format['validate'] : format;
  return check instanceof RegExp ? check.test(text) : (check as (text: string) => boolean)(text);
}

/** Everything that is wrong with a JSON schema that a caller sent. */
export function checkPayloadSchema(schema: JsonObject, path: Path): FieldError[] {
  if ('$schema' in schema && !DRAFTS.includes(schema['$schema'])) {
    return [fieldError([...path, '$schema'], `must be ${DRAFTS[0]}`)];
  }
  const faults = schemaFaults(schema, path);
  if (faults.length > 0) return faults;
  try {
    if (ajv.validateSchema(schema) !== true) {
      const fault = faultOf(ajv.errors?.[0]);
      return [fieldError([...path, ...fault.path], fault.message)];
    }
    compilePayloadSchema(schema);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : '';
    return [fieldError(path, `must be a JSON schema of draft 2020-12 (${reason})`)];
  }
}

/** A schema that was found good, as a function. */
export function compilePayloadSchema(schema: JsonObject): PayloadCheck {
  let validate: ValidateFunction;
  try {
    validate = ajv.compile(schema);
  } finally {
    // It would be kept for ever.
    ajv.removeSchema(schema);
  }
  return (payload) => {
    if (validate(payload)) return null;
    return faultOf(validate.errors?.at(-1));
  };
}

/** Where the fault lies and what it is: a member that is missing or one too many is named by the path. */
function faultOf(error: ErrorObject | undefined): PayloadFault {
  const path = keysOf(error?.instancePath ?? '');
  const { missingProperty, additionalProperty, unevaluatedProperty, allowedValues } = error?.params ?? {};
  if (missingProperty !== undefined) return { path: [...path, missingProperty], message: 'is required by the schema' };
  const unknown = additionalProperty ?? unevaluatedProperty;
  if (unknown !== undefined) return { path: [...path, unknown], message: 'is not known to the schema' };
  const values = Array.isArray(allowedValues) ? JSON.stringify(allowedValues).slice(1, -1) : '';
  if (values !== '' && values.length <= MOST_VALUES) return { path, message: `must be one of ${values}` };
  return { path, message: error?.message ?? 'does not match the schema' };
}

function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
