import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { AuthorizationResponseError } from 'openid-client';
import { AccessEnded, connect, type Registration, type SignIn } from './openid.ts';
import { messagePage, signedOutPage, type User, userPage } from './pages.ts';
import { createSessions } from './sessions.ts';

const HELP = `Ledger, a product of another company, where people sign in with yours.

  node examples/second-application/server.ts

Environment variables:
  ISSUER         the URL of your deployment host, without a slash at the end
  CLIENT_ID      the id of the application
  CLIENT_SECRET  its secret
  APP_URL        where Ledger runs; http://localhost:3003 by default. Register /callback, /signed-out and
                 /backchannel-logout below it
  PORT           the port to listen on; that of APP_URL by default
  PRODUCT_NAME   the name of your product on the pages; the host of ISSUER by default`;

const MAX_BODY_BYTES = 65_536;

type Route = (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => Promise<void> | void;

export interface LedgerOptions extends Registration {
  readonly productName: string;
}

/** Connects to the provider and returns the server of the application. */
export async function createLedger({ productName: product, ...registration }: LedgerOptions): Promise<Server> {
  const provider = await connect(registration);
  const sessions = createSessions(registration.appUrl);

  const showSignIn = (response: ServerResponse, status: number, title: string, text: string) =>
    send(response, status, signedOutPage(title, text, product));

  /** The session has ended already, so the browser does not wait for it. */
  function revoke(signIn: SignIn): void {
    provider.revokeTokens(signIn).catch((error) => console.error(error));
  }

  const routes: Record<string, Route> = {
    async 'GET /'(request, response) {
      const { signIn } = sessions.read(request);
      if (signIn === undefined) {
        const text = `Bookkeeping for small companies. You need no new password: use your ${product} account.`;
        return showSignIn(response, 200, 'Welcome to Ledger', text);
      }
      try {
        send(response, 200, userPage((await provider.readUser(signIn)) as User, product));
      } catch (error) {
        if (!(error instanceof AccessEnded)) throw error;
        sessions.end(request);
        const text = `Ledger no longer has access to your ${product} account. To continue, sign in again.`;
        showSignIn(response, 200, 'Your access has ended', text);
      }
    },

    async 'GET /sign-in'(request, response) {
      if (sessions.read(request).signIn !== undefined) return redirect(response, '/');
      const { url, started } = await provider.startSignIn();
      sessions.start(request, response, { started });
      redirect(response, url.href);
    },

    async 'GET /callback'(request, response, query) {
      const { started } = sessions.read(request);
      if (started === undefined || query.get('state') !== started.expectedState) {
        const text = 'It has expired, was finished before, or began in another tab or browser. Start it again.';
        return showSignIn(response, 400, 'This sign-in cannot continue', text);
      }
      // A sign-in is finished only once.
      sessions.end(request);
      try {
        sessions.start(request, response, { signIn: await provider.finishSignIn(`?${query}`, started) });
        redirect(response, '/');
      } catch (error) {
        const reason = error instanceof AuthorizationResponseError ? error.error : 'no tokens';
        if (reason === 'access_denied') {
          const text = `The access was not allowed, so Ledger has learned nothing about you. To use it, sign in and choose “Allow”.`;
          return showSignIn(response, 403, 'You are not signed in', text);
        }
        console.error(error);
        const text = `${product} could not sign you in (${reason}). Try again, and write to help@ledger.example if it fails again.`;
        showSignIn(response, 502, 'The sign-in has failed', text);
      }
    },

    'POST /sign-out'(request, response) {
      const { signIn } = sessions.read(request);
      if (signIn === undefined) return redirect(response, '/');
      const { url, state } = provider.startSignOut(signIn);
      sessions.start(request, response, { signOutState: state });
      revoke(signIn);
      redirect(response, url.href);
    },

    'GET /signed-out'(request, response, query) {
      const { signOutState } = sessions.read(request);
      // Any page can link here. Only the state shows that the provider has sent the browser.
      if (signOutState === undefined || query.get('state') !== signOutState) return redirect(response, '/');
      sessions.end(request);
      showSignIn(response, 200, 'You are signed out', `You have signed out of Ledger and of ${product}.`);
    },

    async 'POST /backchannel-logout'(request, response) {
      const token = new URLSearchParams(await readBody(request)).get('logout_token') ?? '';
      try {
        for (const signIn of sessions.endAllOf(await provider.verifyLogoutToken(token))) revoke(signIn);
        send(response, 200, '');
      } catch (error) {
        console.error(error);
        send(response, 400, 'The logout token is not valid.');
      }
    },
  };

  return createServer(async (request, response) => {
    // The form for the sign-out is redirected to the provider.
    const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self' ${registration.issuer}`;
    response.setHeader('Content-Security-Policy', `${policy}; frame-ancestors 'none'; base-uri 'none'`);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    try {
      const [path, query] = (request.url ?? '').split(/\?(.*)/s);
      const name = `${request.method} ${path}`;
      const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
      if (route === undefined) send(response, 404, messagePage('Not found', 'Ledger has no such page.'));
      else await route(request, response, new URLSearchParams(query));
    } catch (error) {
      console.error(error);
      send(response, 503, messagePage('Ledger is not available', 'Wait a minute, then try again.'));
    }
  });
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status).end(body);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { Location: location }).end();
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new Error('The body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Starts the server with the environment variables. Returns what to print. */
async function run(): Promise<string> {
  const { ISSUER: issuer, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret } = process.env;
  if (!issuer || !clientId || !clientSecret) throw new Error('Set ISSUER, CLIENT_ID and CLIENT_SECRET; see --help.');
  const { origin: appUrl, port } = new URL(process.env['APP_URL'] ?? 'http://localhost:3003');
  const productName = process.env['PRODUCT_NAME'] ?? new URL(issuer).host;
  const connected = createLedger({ issuer, clientId, clientSecret, appUrl, productName });
  const server = await connected.catch((cause) => {
    const question = 'Does it run, and is ISSUER the URL of its deployment host?';
    throw new Error(`${issuer} does not answer as an OpenID provider. ${question}`, { cause });
  });
  server.listen(Number(process.env['PORT'] ?? (port || 3003)), '127.0.0.1');
  await once(server, 'listening');
  return `Open ${appUrl}. Ledger signs people in with ${productName} (${issuer}).`;
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
    console.log(values.help ? HELP : await run());
  } catch (error) {
    console.error(`Ledger cannot start: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
