import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { type Auth, AuthError } from '../../packages/node/src/index.ts';
import { builtModule } from './built-client.ts';

/** The result of a call of the client. */
interface CallResult {
  readonly code: string | null;
  readonly message: string;
}

/** An app whose page has the client, with APIs that an `Auth` protects. */
export interface ClientApp {
  readonly origin: string;
  /** Adds an API. `answers` are what it has answered: 200, or the code and the message. */
  addApi(auth: Auth): { readonly path: string; readonly answers: (number | string)[] };
  stop(): void;
}

export async function startClientApp(): Promise<ClientApp> {
  const script = await readFile(await builtModule('test/packages/client-page/main.ts'), 'utf8');
  const html = `<!doctype html><title>App</title><link rel="icon" href="data:,"><script type="module">${script.replaceAll('</script', '<\\/script')}</script>`;
  const apis: { readonly auth: Auth; readonly answers: (number | string)[] }[] = [];
  const server = createServer(async ({ url = '', headers }, response) => {
    const [, index] = /^\/api\/(\d+)$/.exec(url) ?? [];
    const api = index === undefined ? undefined : apis[Number(index)];
    if (api === undefined) return response.setHeader('Content-Type', 'text/html').end(html);
    const error = await api.auth.protect({ headers }).then(
      () => null,
      (rejection: unknown) => rejection,
    );
    if (error !== null && !(error instanceof AuthError)) throw error;
    api.answers.push(error === null ? 200 : `${error.code} ${error.message}`);
    response.writeHead(error?.status ?? 200).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    addApi(auth) {
      const answers: (number | string)[] = [];
      apis.push({ auth, answers });
      return { path: `/api/${apis.length - 1}`, answers };
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Opens the page of the app, which calls the service at this URL. */
export async function openClientPage(page: Page, origin: string, service: string) {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${service}/`)) requests.push(new URL(request.url()).pathname);
  });
  await page.goto(`${origin}/?service=${encodeURIComponent(service)}`);
  await page.waitForFunction('globalThis.app !== undefined');
  return {
    page,
    /** The paths of the requests to the service. */
    requests,
    tokenRequests: () => requests.filter((path) => path === '/session/token').length,
    /** Runs an expression with `app`, and returns the error that it throws. */
    call: (expression: string) =>
      page.evaluate<CallResult>(
        `(${expression}).then(() => ({ code: null, message: '' }), ({ code, message }) => ({ code: code ?? 'OTHER', message }))`,
      ),
    /** Sends requests to an API at the same time, and returns their statuses. */
    statusesOf: (path: string, count: number) =>
      page.evaluate<number[]>(
        `Promise.all(Array.from({ length: ${count} }, () => app.tokens.fetch('${path}').then(({ status }) => status)))`,
      ),
  };
}
