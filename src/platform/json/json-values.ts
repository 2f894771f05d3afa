export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The number of fields of payload objects, counted once per object. */
const fieldCounts = new WeakMap<object, number>();

function fieldCount(object: JsonObject): number {
  const known = fieldCounts.get(object);
  if (known !== undefined) return known;
  const count = Object.keys(object).length;
  fieldCounts.set(object, count);
  return count;
}

/**
 * Whether two JSON values are equal. Ignores the order of an object's keys. The time depends on the smaller value only, once
 * the fields of the other are counted.
 */
export function equal(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) && left.length === right.length && left.every((item, index) => equal(item, right[index]))
    );
  }
  if (!isJsonObject(left) || !isJsonObject(right)) return false;
  if (fieldCount(left) !== fieldCount(right)) return false;
  return Object.keys(left).every((key) => Object.hasOwn(right, key) && equal(left[key], right[key]));
}

/** A text that is the same for equal JSON values and different for others. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    isJsonObject(member) ? Object.fromEntries(Object.entries(member).sort(byName)) : member,
  );
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/** The items of payload lists as canonical texts, computed once per list. */
const itemTexts = new WeakMap<readonly unknown[], ReadonlySet<string>>();

/** Whether a list has an item that equals the value of this canonical text. */
export function hasItem(list: readonly unknown[], text: string): boolean {
  const texts = itemTexts.get(list) ?? new Set(list.map(canonicalText));
  itemTexts.set(list, texts);
  return texts.has(text);
}

const INDEX = /^(?:0|[1-9]\d*)$/;

/** Returns the value at a path, or undefined. Reads own properties only, not `length` or `__proto__`. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    if (Array.isArray(found) ? !INDEX.test(key) : !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return found;
}

/** Merges `override` into a copy of `base`: objects are merged field by field, other values are replaced. */
export function mergeDeep(base: JsonObject, override: JsonObject): JsonObject {
  // Without a prototype, so that `__proto__` is an ordinary field.
  const merged: Record<string, unknown> = Object.assign(Object.create(null), base);
  for (const [key, value] of Object.entries(override)) {
    const current = Object.hasOwn(merged, key) ? merged[key] : undefined;
    merged[key] = isJsonObject(current) && isJsonObject(value) ? mergeDeep(current, value) : value;
  }
  return merged;
}
