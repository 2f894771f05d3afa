import { type FieldError, fieldError } from '../../platform/errors.ts';
import type { JsonObject } from '../filters/json-values.ts';

/** What a credential reads as. */
export const REDACTED = '[redacted]';

const USER_AGENT = 'Gatehouse-Webhooks/1.0';
const MAX_HEADERS = 20;
const MAX_NAME = 128;
const MAX_VALUE = 2048;
const NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
/** No line breaks and nothing beyond ASCII; blanks at the ends would be lost on the way. */
const VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;
/** What belongs to the connection or is set by each delivery itself. */
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

/** Everything that is wrong with the headers an endpoint shall send. */
export function checkHeaders(headers: JsonObject, at: readonly (string | number)[]): FieldError[] {
  const names = Object.keys(headers);
  if (names.length > MAX_HEADERS) return [fieldError(at, `must have at most ${MAX_HEADERS} headers`)];
  const seen = new Set<string>();
  return names.flatMap((name) => {
    const fault = nameFault(name, seen) ?? valueFault(headers[name]);
    seen.add(name.toLowerCase());
    return fault === null ? [] : [fieldError([...at, name], fault)];
  });
}

function nameFault(name: string, seen: ReadonlySet<string>): string | null {
  const lower = name.toLowerCase();
  if (name.length > MAX_NAME || !NAME.test(name)) return `must be a header name of 1 to ${MAX_NAME} characters`;
  if (RESERVED.has(lower) || lower.startsWith(RESERVED_PREFIX)) return 'is a header that deliveries set themselves';
  return seen.has(lower) ? 'is given twice' : null;
}

function valueFault(value: unknown): string | null {
  if (typeof value !== 'string') return 'must be a string';
  if (value.length > MAX_VALUE || !VALUE.test(value)) return `must be 1 to ${MAX_VALUE} printable ASCII characters`;
  // Who sends back what was read would otherwise replace the credential by the mark.
  return value === REDACTED ? 'must be the value itself, which is never shown' : null;
}

/** What every attempt of a message carries, besides its time and its signatures; an endpoint may name another agent. */
export function messageHeaders(messageId: string, own: Readonly<Record<string, string>>): Record<string, string> {
  const namesAgent = Object.keys(own).some((name) => name.toLowerCase() === 'user-agent');
  return {
    ...(!namesAgent && { 'user-agent': USER_AGENT }),
    ...own,
    'content-type': 'application/json',
    'webhook-id': `msg_${messageId}`,
  };
}

/** The headers as callers may see them. */
export function redactHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const shown = Object.entries(headers).map(([name, value]) => [name, SENSITIVE.test(name) ? REDACTED : value]);
  return Object.fromEntries(shown);
}
