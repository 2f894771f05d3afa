import { type Auth, AuthError, verifyWebhook } from '@gatehouse/node';

/** An API of your own. It takes `auth` as an argument, so that tests can use keys of their own. */
export function createOrdersApi(auth: Auth) {
  return async (request: Request): Promise<Response> => {
    try {
      const caller = await auth.protect(request, { permission: 'orders:read' });
      return Response.json({ organization: caller.organizationId, orders: [] });
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      return Response.json({ code: error.code }, { status: error.status, headers: error.headers });
    }
  };
}

/** Keeps the addresses of new users, once for each delivery. */
export function createAddressBook(secret: string, now: () => number = Date.now) {
  const addresses = new Map<string, string>();
  return {
    addresses,
    async receive(headers: Readonly<Record<string, string>>, body: string): Promise<void> {
      const { type, data } = await verifyWebhook<{ email: string }>({ headers, body, secret }, now());
      if (type === 'user.created') addresses.set(String(headers['webhook-id']), data.email);
    },
  };
}
