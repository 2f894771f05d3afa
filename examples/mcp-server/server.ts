import { createServer, type Server } from 'node:http';
import { parseArgs } from 'node:util';
import { AuthError, createAuth } from '@gatehouse/node';
import { hostHeaderValidation, originValidation, toNodeHandler } from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  getOAuthProtectedResourceMetadataUrl,
  OAuthError,
  OAuthErrorCode,
  requireBearerAuth,
} from '@modelcontextprotocol/server';
import { createOrderBook } from './orders.ts';
import { createOrderTools, SCOPES } from './tools.ts';

const HELP = `An MCP server whose users sign in with your product.

  node examples/mcp-server/server.ts

Environment variables:
  GATEHOUSE_URL  the URL of your deployment host, without a slash at the end; http://localhost:4001 by default
  MCP_URL        the URL of this server, which is the identifier of its resource; http://localhost:3005/mcp by default
  PORT           the port to listen on; that of MCP_URL by default`;

export interface OrdersServerOptions {
  /** The URL of the deployment host, which issues the tokens. */
  readonly gatehouseUrl: string;
  /** The URL of this server: the audience of its tokens. */
  readonly url: string;
}

/** Serves the tools to clients with an access token for this server (RFC 9728 and the MCP specification of authorization). */
export function createOrdersServer({ gatehouseUrl, url }: OrdersServerOptions): Server {
  const orders = createOrderBook();
  const auth = createAuth({ url: gatehouseUrl, sessions: false, accessTokensFor: url });
  const metadataUrl = getOAuthProtectedResourceMetadataUrl(new URL(url));
  const metadata = {
    resource: url,
    resource_name: 'Orders',
    authorization_servers: [gatehouseUrl],
    scopes_supported: SCOPES.map(({ name }) => name),
    bearer_methods_supported: ['header'],
  };

  async function verifyAccessToken(token: string) {
    const caller = await auth.protect({ headers: { authorization: `Bearer ${token}` } }).catch((error) => {
      // A token that is wrong ends with 401, and a Gatehouse that cannot be reached with 500.
      if (!(error instanceof AuthError) || error.status !== 401) throw error;
      throw new OAuthError(OAuthErrorCode.InvalidToken, error.message);
    });
    if (caller.kind !== 'access_token') throw new OAuthError(OAuthErrorCode.InvalidToken, 'It is no access token.');
    const { clientId, userId, scopes, claims } = caller;
    return { token, clientId, scopes: [...scopes], expiresAt: Number(claims.exp), extra: { userId } };
  }

  const authenticate = requireBearerAuth({
    verifier: { verifyAccessToken },
    requiredScopes: ['orders:read'],
    resourceMetadataUrl: metadataUrl,
  });
  const handler = createMcpHandler(({ authInfo }) => {
    if (authInfo === undefined) throw new Error('The request was not authenticated.');
    return createOrderTools(orders, authInfo);
  });

  async function respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === new URL(metadataUrl).pathname) {
      return Response.json(metadata, { headers: { 'Access-Control-Allow-Origin': '*' } });
    }
    if (pathname !== new URL(url).pathname) return new Response('Not found', { status: 404 });
    const authInfo = await authenticate(request);
    return authInfo instanceof Response ? authInfo : handler.fetch(request, { authInfo });
  }

  const serve = toNodeHandler({ fetch: respond }, { onerror: (error) => console.error(error) });
  // A page of another site can reach this server under a name of its own: DNS rebinding.
  const { hostname } = new URL(url);
  const isHostAllowed = hostHeaderValidation([hostname]);
  const isOriginAllowed = originValidation([hostname]);
  return createServer((request, response) => {
    if (isHostAllowed(request, response) && isOriginAllowed(request, response))
      void serve(request as Parameters<typeof serve>[0], response);
  });
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) console.log(HELP);
  else {
    const { GATEHOUSE_URL = 'http://localhost:4001', MCP_URL = 'http://localhost:3005/mcp' } = process.env;
    const port = Number(process.env['PORT'] ?? new URL(MCP_URL).port);
    createOrdersServer({ gatehouseUrl: GATEHOUSE_URL, url: MCP_URL }).listen(port, '127.0.0.1', () => {
      console.log(`The MCP server is at ${MCP_URL}`);
    });
  }
}
