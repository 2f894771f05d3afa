import type { BrowserClient } from './clients.ts';
import type { World } from './world.ts';

/** Creates a session token of the active sign-in, optionally from a JWT template. */
export async function createSessionToken(browser: BrowserClient, template?: string): Promise<string> {
  const path = template === undefined ? '/session/token' : (`/session/token?template=${template}` as const);
  const { status, body } = await browser.get(path);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data.token;
}

/** A client without cookies that sends a token with each request. */
export function clientWithToken(world: World, token: string) {
  const browser = world.browser();
  const headers = { authorization: `Bearer ${token}` };
  return {
    call: <const Method extends string, const Path extends string>(
      method: Method,
      path: Path,
      body?: unknown,
      more: Record<string, string> = {},
    ) => browser.request(method, path, body, { ...headers, ...more }),
    get: <const Path extends string>(path: Path) => browser.get(path, headers),
    post: <const Path extends string>(path: Path, body?: unknown) => browser.post(path, body, headers),
  };
}
