import { keyHash } from './key-hash.ts';

const REST_PATHS: ReadonlySet<string> = new Set(['/api-auth/verify', '/api-auth/verify/batch']);
const GRAPHQL_PATH = '/graphql';
/** The common prefix of both operation names. */
const FIELD_PREFIX = 'verifyApiKey';
/** The maximum number of keys in one request. */
const MAX_KEYS_PER_REQUEST = 100;

/** Whether a request may be a check of customers' keys. */
export function mayCheckKeys(method: string, path: string): boolean {
  return method === 'POST' && (REST_PATHS.has(path) || path === GRAPHQL_PATH);
}

/**
 * The hashes of the keys in a request body that is not validated yet. They only tell which rows to read early: the
 * operation looks up a key that is missing here, and a surplus hash costs one unused row.
 */
export function keyHashesIn(path: string, body: unknown): readonly string[] {
  if (!isObject(body)) return [];
  const inputs = path === GRAPHQL_PATH ? graphqlInputs(body) : [body];
  const hashes = inputs.flatMap(checksIn).flatMap(({ key }) => (typeof key === 'string' ? (keyHash(key) ?? []) : []));
  return hashes.length > MAX_KEYS_PER_REQUEST ? [] : [...new Set(hashes)];
}

type JsonObject = Readonly<Record<string, unknown>>;

/** The variables object and each variable that is an object. */
function graphqlInputs({ query, variables }: JsonObject): JsonObject[] {
  if (typeof query !== 'string' || !query.includes(FIELD_PREFIX) || !isObject(variables)) return [];
  return [variables, ...Object.values(variables).filter(isObject)];
}

function checksIn(input: JsonObject): JsonObject[] {
  const { checks } = input;
  return Array.isArray(checks) ? checks.slice(0, MAX_KEYS_PER_REQUEST + 1).filter(isObject) : [input];
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}
