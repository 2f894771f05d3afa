export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two JSON values are the same; the order of an object's keys does not count. */
export function equal(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) && left.length === right.length && left.every((item, index) => equal(item, right[index]))
    );
  }
  if (!isJsonObject(left) || !isJsonObject(right)) return false;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && equal(left[key], right[key]));
}

const INDEX = /^(?:0|[1-9]\d*)$/;

/** What stands at a path, undefined where nothing does. Own members only: `length` and `__proto__` are no data. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    if (Array.isArray(found) ? !INDEX.test(key) : !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return found;
}

/** `over` laid over `under`: objects are merged member by member, anything else is replaced. Neither is changed. */
export function laidOver(under: JsonObject, over: JsonObject): JsonObject {
  // Without a prototype, so that a member called `__proto__` is a member like any other.
  const merged: Record<string, unknown> = Object.assign(Object.create(null), under);
  for (const [key, value] of Object.entries(over)) {
    const below = Object.hasOwn(merged, key) ? merged[key] : undefined;
    merged[key] = isJsonObject(below) && isJsonObject(value) ? laidOver(below, value) : value;
  }
  return merged;
}
