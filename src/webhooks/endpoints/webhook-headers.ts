import { type FieldError, fieldError } from '../../platform/errors.ts';
import type { JsonObject } from '../../platform/json/json-values.ts';

/** Replaces the value of a credential. */
export const REDACTED = '[redacted]';

const USER_AGENT = 'Gatehouse-Webhooks/1.0';
const MAX_HEADERS = 20;
const MAX_NAME_LENGTH = 128;
const MAX_VALUE_LENGTH = 2048;
const NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
/** Printable ASCII. No spaces at the ends, because HTTP removes them. */
const VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;
/** Headers of the connection, and headers that each delivery sets itself. */
const RESERVED: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const RESERVED_PREFIX = 'webhook-';
const SENSITIVE = /auth|cookie|credential|key|passw|secret|signature|token/i;

/** Returns the validation errors of an endpoint's custom headers. */
export function checkHeaders(headers: JsonObject, at: readonly (string | number)[]): FieldError[] {
  const names = Object.keys(headers);
  if (names.length > MAX_HEADERS) return [fieldError(at, `must have at most ${MAX_HEADERS} headers`)];
  const seen = new Set<string>();
  return names.flatMap((name) => {
    const error = nameError(name, seen) ?? valueError(headers[name]);
    seen.add(name.toLowerCase());
    return error === null ? [] : [fieldError([...at, name], error)];
  });
}

function nameError(name: string, seen: ReadonlySet<string>): string | null {
  const lower = name.toLowerCase();
  if (name.length > MAX_NAME_LENGTH || !NAME.test(name))
    return `must be a header name of 1 to ${MAX_NAME_LENGTH} characters`;
  if (RESERVED.has(lower) || lower.startsWith(RESERVED_PREFIX)) return 'is a header that deliveries set themselves';
  return seen.has(lower) ? 'is given twice' : null;
}

function valueError(value: unknown): string | null {
  if (typeof value !== 'string') return 'must be a string';
  if (value.length <= MAX_VALUE_LENGTH && VALUE.test(value)) return null;
  return `must be 1 to ${MAX_VALUE_LENGTH} printable ASCII characters`;
}

/**
 * Replaces placeholders with the stored values, for a caller that sends back headers as they were read. Adds an error for a
 * header that is not stored.
 */
export function withStoredValues(
  headers: JsonObject,
  stored: Readonly<Record<string, string>>,
  errors: FieldError[],
): JsonObject {
  const known = new Map(Object.entries(stored).map(([name, value]) => [name.toLowerCase(), value]));
  const restored = Object.entries(headers).map(([name, value]) => {
    if (value !== REDACTED) return [name, value] as const;
    const own = known.get(name.toLowerCase());
    if (own === undefined) {
      errors.push(fieldError(['input', 'headers', name], 'must be the actual value, not its placeholder'));
    }
    return [name, own ?? value] as const;
  });
  return Object.fromEntries(restored);
}

/** The headers of every attempt except its timestamp and signatures. */
export function messageHeaders(messageId: string, own: Readonly<Record<string, string>>): Record<string, string> {
  return { ...endpointHeaders(own), 'webhook-id': `msg_${messageId}` };
}

/** The headers that all messages to an endpoint have. The endpoint may override the user agent. */
export function endpointHeaders(own: Readonly<Record<string, string>>): Record<string, string> {
  const hasUserAgent = Object.keys(own).some((name) => name.toLowerCase() === 'user-agent');
  return { ...(!hasUserAgent && { 'user-agent': USER_AGENT }), ...own, 'content-type': 'application/json' };
}

/** Replaces the values of headers that look like credentials. */
export function redactHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const redacted = Object.entries(headers).map(([name, value]) => [name, SENSITIVE.test(name) ? REDACTED : value]);
  return Object.fromEntries(redacted);
}
