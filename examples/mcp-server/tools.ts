import { type AuthInfo, fromJsonSchema, McpServer, requireScopes } from '@modelcontextprotocol/server';
import type { OrderBook } from './orders.ts';

/** What clients may be allowed to do, with the words for the page of consent. */
export const SCOPES = [
  { name: 'orders:read', description: 'See your orders', is_default: true },
  { name: 'orders:write', description: 'Cancel your orders', is_default: false },
] as const;

const text = (value: unknown) => ({ content: [{ type: 'text' as const, text: JSON.stringify(value) }] });
const failed = (message: string) => ({ content: [{ type: 'text' as const, text: message }], isError: true });

/** The tools of one request. They act for the user of its token, whom no argument can change. */
export function createOrderTools(orders: OrderBook, authInfo: AuthInfo): McpServer {
  const { userId } = authInfo.extra as { readonly userId: string | null };
  const server = new McpServer({ name: 'orders', version: '1.0.0' });
  server.registerTool(
    'list_orders',
    {
      title: 'List orders',
      description: 'Lists the orders of the signed-in user.',
      annotations: { readOnlyHint: true },
    },
    () => (userId === null ? failed('This client acts for no user.') : text(orders.ordersOf(userId))),
  );
  server.registerTool(
    'cancel_order',
    {
      title: 'Cancel an order',
      description: 'Cancels an order of the signed-in user. It cannot be undone.',
      inputSchema: fromJsonSchema<{ id: string }>({
        type: 'object',
        properties: { id: { type: 'string', maxLength: 50, description: 'Id of the order.' } },
        required: ['id'],
        additionalProperties: false,
      }),
      annotations: { destructiveHint: true },
      // Without it, the client asks the user for it, and calls the tool again.
      scopeChallenge: requireScopes('orders:read', 'orders:write'),
    },
    ({ id }) => {
      if (userId === null) return failed('This client acts for no user.');
      const order = orders.cancel(userId, id);
      return order === null ? failed(`The user has no order ${id}.`) : text(order);
    },
  );
  return server;
}
