/** Text shorter than this is taken to have one byte for each character. */
const SHORT_TEXT = 64;

/**
 * About how many bytes a value has as JSON. It stops as soon as they are more than `limit`: rows and JSON values are
 * shared by all places that show them, so that a response can be far larger than what it was read from.
 */
export function jsonSize(value: unknown, limit: number): number {
  let size = 0;

  function add(value: unknown): void {
    if (typeof value === 'string') size += textSize(value);
    else if (typeof value !== 'object' || value === null) size += typeof value === 'number' ? 8 : 5;
    else if (ArrayBuffer.isView(value)) size += value.byteLength;
    else if (Array.isArray(value)) addItems(value);
    else addMembers(value as Record<string, unknown>);
  }

  function addItems(items: readonly unknown[]): void {
    size += 2 + items.length;
    for (const item of items) {
      if (size > limit) return;
      add(item);
    }
  }

  function addMembers(members: Record<string, unknown>): void {
    size += 2;
    for (const name in members) {
      if (size > limit) return;
      size += name.length + 4;
      add(members[name]);
    }
  }

  add(value);
  return size;
}

function textSize(text: string): number {
  return 2 + (text.length < SHORT_TEXT ? text.length : Buffer.byteLength(text));
}
