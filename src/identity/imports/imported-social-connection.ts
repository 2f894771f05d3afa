import { type FieldError, fieldError } from '../../platform/errors.ts';
import { readEmail } from '../addresses/user-identifiers.ts';
import { textProblem } from './imported-text.ts';

/** An account at a provider of social sign-in, of a user of a line. */
export interface ImportedSocialConnection {
  /** Name of the provider. */
  readonly provider: string;
  /** The id of the person at the provider. */
  readonly subject: string;
  readonly email: string | null;
}

const FIELD = 'social_connections';
const FIELDS = new Set(['provider', 'subject', 'email']);
/** A deployment has as many providers. */
const MAX_CONNECTIONS = 20;
const MAX_PROVIDER = 64;
const MAX_TEXT = 255;

/** Reads the field `social_connections` of a line. Adds validation errors. */
export function readSocialConnections(value: unknown, errors: FieldError[]): readonly ImportedSocialConnection[] {
  if (value == null) return [];
  if (!Array.isArray(value) || value.length > MAX_CONNECTIONS) {
    errors.push(fieldError(FIELD, `must be a list of up to ${MAX_CONNECTIONS} objects`));
    return [];
  }
  const connections = value.flatMap((item, index) => readConnection(item, `${FIELD}.${index}`, errors) ?? []);
  if (new Set(connections.map(({ provider }) => provider)).size < connections.length) {
    errors.push(fieldError(FIELD, 'must have one account of each provider'));
  }
  return connections;
}

function readConnection(value: unknown, path: string, errors: FieldError[]): ImportedSocialConnection | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    errors.push(fieldError(path, 'must be an object with `provider` and `subject`'));
    return null;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(fields).find((name) => !FIELDS.has(name));
  if (unknown !== undefined) errors.push(fieldError(path, 'has another field than `provider`, `subject` and `email`'));
  const textOf = (name: string, maxLength = MAX_TEXT): string | null => {
    const problem = textProblem(fields[name], maxLength);
    if (problem !== null) errors.push(fieldError(`${path}.${name}`, problem));
    return problem === null ? (fields[name] as string) : null;
  };
  const [provider, subject] = [textOf('provider', MAX_PROVIDER), textOf('subject')];
  const email = fields['email'] == null ? null : textOf('email');
  if (email !== null) readEmail(email, `${path}.email`, errors);
  return provider === null || subject === null ? null : { provider, subject, email };
}
