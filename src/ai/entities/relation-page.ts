import type { EdgePage } from '../../platform/database/pages/page.ts';

/**
 * A page of a short list that is complete in memory, plus one item that tells whether more follow. A page after an item that the
 * list no longer has is empty.
 */
export function pageOfList<Item>(
  list: readonly Item[],
  { size, isFromEnd, after, before }: EdgePage,
  idOf: (item: Item) => string,
): Item[] {
  const indexOf = (id: string, missing: number) => {
    const index = list.findIndex((item) => idOf(item) === id);
    return index < 0 ? missing : index;
  };
  const start = after ? indexOf(after.id, list.length) + 1 : 0;
  const end = before ? indexOf(before.id, 0) : list.length;
  const range = list.slice(start, end);
  return isFromEnd ? range.slice(-(size + 1)).toReversed() : range.slice(0, size + 1);
}
