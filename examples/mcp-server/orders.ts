/** An order of this example. A real server would read them from its database. */
export interface Order {
  readonly id: string;
  readonly userId: string;
  readonly item: string;
  status: 'placed' | 'cancelled';
}

/** The orders of all users. */
export interface OrderBook {
  ordersOf(userId: string): readonly Order[];
  /** Cancels an order of the user. Returns null if the user has no such order. */
  cancel(userId: string, id: string): Order | null;
}

const ITEMS = ['Tea, 500 g', 'Sextant', 'Rope, 20 m'];

/** Three orders for each user, made when the user is first seen. */
export function createOrderBook(): OrderBook {
  const orders = new Map<string, Order[]>();
  const ordersOf = (userId: string) => {
    const known = orders.get(userId);
    if (known !== undefined) return known;
    const made = ITEMS.map((item, at): Order => ({ id: `order-${at + 1}`, userId, item, status: 'placed' }));
    orders.set(userId, made);
    return made;
  };
  return {
    ordersOf,
    cancel(userId, id) {
      const order = ordersOf(userId).find((each) => each.id === id);
      if (order === undefined) return null;
      order.status = 'cancelled';
      return order;
    },
  };
}
