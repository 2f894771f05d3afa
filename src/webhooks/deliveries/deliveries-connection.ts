import type { EdgePage } from '../../platform/database/pages/page.ts';
import { type Connection, connectionOf, type PageArgs } from '../../platform/graph/connections.ts';
import type { WebhookDeliveryRow } from '../graph/rows.ts';

type Args = Omit<PageArgs, 'orderBy'>;

/** A connection of deliveries, ordered by time and then by id, as are the indexes and the time filters. */
export function deliveriesConnection(
  args: Args,
  read: (page: EdgePage) => Promise<readonly WebhookDeliveryRow[] | undefined>,
  { total }: { total: () => Promise<number | undefined> },
): Promise<Connection<WebhookDeliveryRow>> {
  const inTimeOrder: PageArgs = { ...args, orderBy: { field: 'CREATED_AT', direction: 'ASC' } };
  return connectionOf(inTimeOrder, read, {
    sortValueOf: ({ createdAt }) => createdAt,
    total: async () => (await total()) ?? 0,
  });
}
