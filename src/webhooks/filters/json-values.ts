export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How many members the objects of payloads have, each counted once however often it is compared. */
const memberCounts = new WeakMap<object, number>();

function memberCount(object: JsonObject): number {
  const known = memberCounts.get(object);
  if (known !== undefined) return known;
  const count = Object.keys(object).length;
  memberCounts.set(object, count);
  return count;
}

/**
 * Whether two JSON values are the same; the order of an object's keys does not count. Takes no longer than the smaller one
 * needs, once the members of the other are counted.
 */
export function equal(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) && left.length === right.length && left.every((item, index) => equal(item, right[index]))
    );
  }
  if (!isJsonObject(left) || !isJsonObject(right)) return false;
  if (memberCount(left) !== memberCount(right)) return false;
  return Object.keys(left).every((key) => Object.hasOwn(right, key) && equal(left[key], right[key]));
}

/** A text that equal JSON values have in common, and no others. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    isJsonObject(member) ? Object.fromEntries(Object.entries(member).sort(byName)) : member,
  );
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/** The items of the lists of payloads as canonical texts, made once however many conditions look for an item. */
const itemTexts = new WeakMap<readonly unknown[], ReadonlySet<string>>();

/** Whether a list has an item that equals the value of this canonical text. */
export function hasItem(list: readonly unknown[], text: string): boolean {
  const texts = itemTexts.get(list) ?? new Set(list.map(canonicalText));
  itemTexts.set(list, texts);
  return texts.has(text);
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
