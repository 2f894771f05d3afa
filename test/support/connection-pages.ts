/** A page of a connection, as a test's document selects it. */
export interface ConnectionPage {
  readonly nodes: readonly { readonly id: string }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: number;
}

/** The selection of a page. */
export const PAGE = 'nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount';

export const idsOf = ({ nodes }: Pick<ConnectionPage, 'nodes'>): string[] => nodes.map(({ id }) => id);

/** The ids of a whole list, read by pages of two from its beginning or its end. */
export async function walkPages(
  from: 'beginning' | 'end',
  read: (args: object) => Promise<ConnectionPage>,
): Promise<string[]> {
  const found: string[] = [];
  let args: object = from === 'end' ? { last: 2 } : { first: 2 };
  for (let page = 0; page < 20; page += 1) {
    const { pageInfo, ...rest } = await read(args);
    if (from === 'end') {
      found.unshift(...idsOf(rest));
      if (!pageInfo.hasPreviousPage) return found;
      args = { last: 2, before: pageInfo.startCursor };
    } else {
      found.push(...idsOf(rest));
      if (!pageInfo.hasNextPage) return found;
      args = { first: 2, after: pageInfo.endCursor };
    }
  }
  throw new Error('The pages do not end.');
}
