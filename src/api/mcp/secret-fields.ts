/** Fields of responses with secrets, which an agent could be talked into passing on. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(['signing_secret']);

/** A result without secrets. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (SECRET_FIELDS.has(name) ? [] : [[name, withoutSecrets(each)]])),
  );
}
