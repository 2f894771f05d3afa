import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument, Operation, Reference, Response, Schema } from '../../src/api/rest/openapi/types.ts';

export interface CheckedResponse {
  readonly status: number;
  /** The parsed JSON. Undefined when the response has no body. */
  readonly body?: unknown;
}

const BASE = 'https://gatehouse.test/openapi.json';

/**
 * Compares responses with the document, more strictly than a client: fields that the document does not have are errors as well.
 * Returns a function that throws with all errors.
 */
export function createResponseValidator(
  document: OpenApiDocument,
): (operationId: string, answer: CheckedResponse) => void {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats.default(ajv);
  ajv.addSchema(closed(document) as Schema, BASE);
  const operations = new Map(allOperations(document).map((operation) => [operation.operationId, operation]));
  const compiled = new Map<string, ValidateFunction>();

  const validatorOf = (schema: Schema): ValidateFunction => {
    const key = JSON.stringify(schema);
    const known = compiled.get(key) ?? ajv.compile(absolute(schema) as Schema);
    compiled.set(key, known);
    return known;
  };

  return (operationId, { status, body }) => {
    const operation = operations.get(operationId);
    if (!operation) throw new Error(`${operationId} is no operation of the document.`);
    const response = responseOf(document, operation, status);
    const codes = response['x-error-codes'];
    const code = codeOf(body);
    if (codes && code !== undefined && !codes.some((documented) => documented === code)) {
      throw new Error(`${operationId} returned ${status} ${code}; the document has ${codes.join(', ')}.`);
    }
    const schema = response.content?.['application/json']?.schema;
    if (!schema) {
      if (body === undefined || body === '') return;
      throw new Error(`${operationId} ${status} must have no body, but has ${JSON.stringify(body)}`);
    }
    const validate = validatorOf(schema);
    if (validate(body)) return;
    const errors = (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
    throw new Error(
      `${operationId} ${status} differs from the document:\n${errors.join('\n')}\n${JSON.stringify(body)}`,
    );
  };
}

/** The error code of a failure: of the backend host, or of the envelope without invalid fields. */
function codeOf(body: unknown): string | undefined {
  if (!isObject(body)) return undefined;
  if (typeof body['code'] === 'string') return body['code'];
  const [first]: unknown[] = Array.isArray(body['errors']) ? body['errors'] : [];
  return isObject(first) && !('path' in first) && typeof first['code'] === 'string' ? first['code'] : undefined;
}

function allOperations(document: OpenApiDocument): Operation[] {
  return Object.values(document.paths).flatMap((methods) => Object.values(methods));
}

function responseOf(document: OpenApiDocument, operation: Operation, status: number): Response {
  const found = operation.responses[String(status)];
  if (!found) {
    const documented = Object.keys(operation.responses).join(', ');
    throw new Error(`${operation.operationId} returned ${status}; the document has ${documented}.`);
  }
  return isReference(found) ? resolved(document, found) : found;
}

function isReference(value: Response | Reference): value is Reference {
  return '$ref' in value;
}

function resolved(document: OpenApiDocument, { $ref }: Reference): Response {
  const response = document.components.responses[$ref.split('/').at(-1) ?? ''];
  if (!response) throw new Error(`${$ref} refers to nothing.`);
  return response;
}

/** Makes the references of a schema absolute, so that it can be compiled outside of the document. */
function absolute(value: unknown): unknown {
  return rebuilt(value, (key, member) => (key === '$ref' && typeof member === 'string' ? BASE + member : member));
}

/** The document with `additionalProperties: false` in all objects that list their properties. */
function closed(value: unknown): unknown {
  const copy = rebuilt(value, (_, member) => member, closed);
  const isOpen = isObject(copy) && copy['type'] === 'object' && isObject(copy['properties']);
  return isOpen && copy['additionalProperties'] === undefined ? { ...copy, additionalProperties: false } : copy;
}

type Members = Record<string, unknown>;

function rebuilt(
  value: unknown,
  change: (key: string, member: unknown) => unknown,
  descend: (member: unknown) => unknown = absolute,
): unknown {
  if (Array.isArray(value)) return value.map(descend);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, change(key, descend(member))]));
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
