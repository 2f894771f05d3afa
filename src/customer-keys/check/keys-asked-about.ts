import { keyHash } from './key-hash.ts';

const REST_PATHS: ReadonlySet<string> = new Set(['/api-auth/verify', '/api-auth/verify/batch']);
const GRAPHQL_PATH = '/graphql';
/** The start of both field names. */
const FIELD = 'verifyApiKey';
/** As many as one request may check. */
const MAX_KEYS = 100;

/** Whether a request may be a check of customers' keys. */
export function mayCheckKeys(method: string, path: string): boolean {
  return method === 'POST' && (REST_PATHS.has(path) || path === GRAPHQL_PATH);
}

/**
 * The hashes of the keys that a request asks about, read from a body that is not validated yet. They say which rows to read
 * early and nothing else: a key that is missing here is looked up by the operation, one too many is read in vain.
 */
export function keyHashesIn(path: string, body: unknown): readonly string[] {
  if (!isObject(body)) return [];
  const inputs = path === GRAPHQL_PATH ? graphqlInputs(body) : [body];
  const hashes = inputs.flatMap(checksIn).flatMap(({ key }) => (typeof key === 'string' ? (keyHash(key) ?? []) : []));
  return hashes.length > MAX_KEYS ? [] : [...new Set(hashes)];
}

type Members = Readonly<Record<string, unknown>>;

/** The variables, and those among them that are objects. */
function graphqlInputs({ query, variables }: Members): Members[] {
  if (typeof query !== 'string' || !query.includes(FIELD) || !isObject(variables)) return [];
  return [variables, ...Object.values(variables).filter(isObject)];
}

function checksIn(input: Members): Members[] {
  const { checks } = input;
  return Array.isArray(checks) ? checks.slice(0, MAX_KEYS + 1).filter(isObject) : [input];
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}
