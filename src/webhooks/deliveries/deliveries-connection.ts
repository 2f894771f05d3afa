import type { EdgePage, Position } from '../../platform/database/page.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import { type Connection, connectionOf, type PageArgs } from '../../platform/graph/connections.ts';
import { isStorableTime } from '../../platform/graph/time-bounds.ts';
import type { WebhookDeliveryRow } from '../graph/rows.ts';

type Args = Omit<PageArgs, 'orderBy'>;

/** A list of deliveries. It is ordered by time, then by id, because its indexes and its bounds are. */
export function deliveriesConnection(
  args: Args,
  read: (page: EdgePage) => Promise<readonly WebhookDeliveryRow[] | undefined>,
  { total }: { total: () => Promise<number | undefined> },
): Promise<Connection<WebhookDeliveryRow>> {
  const inTimeOrder: PageArgs = { ...args, orderBy: { field: 'CREATED_AT', direction: 'ASC' } };
  const readPage = async (page: EdgePage) => {
    assertTime(page.after, 'after');
    assertTime(page.before, 'before');
    return read(page);
  };
  return connectionOf(inTimeOrder, readPage, {
    sortValueOf: ({ createdAt }) => createdAt,
    total: async () => (await total()) ?? 0,
  });
}

/** The time of a cursor that this list returned is written as the list shows it. */
function assertTime(position: Position | null, argument: string): void {
  if (position === null) return;
  const time = Date.parse(position.value ?? '');
  if (isStorableTime(time) && new Date(time).toISOString() === position.value) return;
  throw validationFailed([fieldError([argument], 'must be a cursor that this list has answered')]);
}
