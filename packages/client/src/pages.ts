import type { CallOptions } from './call.ts';

/** A page of a list of the backend host, in one of its three ways to go on. A list of the deployment host is only its items. */
type Page<Item> =
  | { readonly data: readonly Item[]; readonly has_more: boolean; readonly next_cursor: string | null }
  | { readonly data: readonly Item[]; readonly has_more: boolean; readonly limit?: number | null }
  | { readonly data: readonly Item[]; readonly page: number; readonly total_pages: number }
  | readonly Item[];

type ItemOf<Result> = Result extends readonly (infer Item)[]
  ? Item
  : Result extends { readonly data: readonly (infer Item)[] }
    ? Item
    : never;

/**
 * Goes through all items of a list, page by page: `for await (const user of each(gatehouse.listUsers, { search: 'ada' }))`. Items that are
 * created or deleted meanwhile may be missed or come twice, except in lists with a cursor.
 */
export async function* each<Parameters extends object, Result>(
  list: (parameters: Parameters, options?: CallOptions) => Promise<Result>,
  parameters: Omit<Parameters, 'offset' | 'page' | 'cursor'> = {} as Parameters,
  options?: CallOptions,
): AsyncGenerator<ItemOf<Result>> {
  let at: Position = {};
  for (;;) {
    const page = (await list({ ...parameters, ...at } as unknown as Parameters, options)) as Page<ItemOf<Result>>;
    const items = 'data' in page ? page.data : page;
    yield* items;
    const next = nextOf(page, items.length, at, parameters as { limit?: number });
    if (next === null) return;
    at = next;
  }
}

interface Position {
  readonly offset?: number;
  readonly page?: number;
  readonly cursor?: string;
}

function nextOf(page: Page<unknown>, count: number, at: Position, { limit }: { limit?: number }): Position | null {
  if ('next_cursor' in page) return page.next_cursor === null ? null : { cursor: page.next_cursor };
  if ('total_pages' in page) return page.page >= page.total_pages ? null : { page: page.page + 1 };
  const offset = (at.offset ?? 0) + count;
  if ('has_more' in page) return page.has_more && count > 0 ? { offset } : null;
  // Without a limit, the deployment host has sent all.
  return limit !== undefined && count === limit ? { offset } : null;
}
