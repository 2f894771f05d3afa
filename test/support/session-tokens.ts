import type { BrowserClient } from './clients.ts';
import type { HttpResponse } from './http.ts';
import type { World } from './world.ts';

/** Creates a session token of the active sign-in, optionally from a JWT template. */
export async function createSessionToken(browser: BrowserClient, template?: string): Promise<string> {
  const { status, body } = await browser.get(`/session/token${template === undefined ? '' : `?template=${template}`}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data.token;
}

/** A client without cookies that sends a token with each request. */
export function clientWithToken(world: World, token: string) {
  const browser = world.browser();
  const headers = { authorization: `Bearer ${token}` };
  return {
    call: (method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<HttpResponse> =>
      browser.request(method, path, body, { ...headers, ...more }),
    get: (path: string): Promise<HttpResponse> => browser.get(path, headers),
    post: (path: string, body?: unknown): Promise<HttpResponse> => browser.post(path, body, headers),
  };
}
