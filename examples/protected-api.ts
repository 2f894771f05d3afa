import { createServer, type Server } from 'node:http';
import { AuthError, createAuth } from '@gatehouse/node';

/** An API whose orders only members of an organization may read. `url` is the deployment host. */
export function createOrdersApi(url: string): Server {
  const auth = createAuth({ url });
  return createServer(async (request, response) => {
    const send = (status: number, body: object, headers = {}) =>
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
    try {
      const caller = await auth.protect({ headers: request.headers }, { permission: 'organization:read' });
      send(200, { organization: caller.organizationId, orders: [] });
    } catch (error) {
      if (error instanceof AuthError) return send(error.status, { code: error.code }, error.headers);
      console.error(error);
      send(500, { code: 'INTERNAL' });
    }
  });
}

if (import.meta.main) {
  const port = Number(process.env['PORT'] ?? 3001);
  createOrdersApi(process.env['GATEHOUSE_URL'] ?? 'http://localhost:4001').listen(port, '127.0.0.1', () => {
    console.log(`The API is at http://localhost:${port}`);
  });
}
