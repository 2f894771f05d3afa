import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll } from 'vitest';
import { unique } from './world.ts';

const CLIENT_ID = 'gatehouse';
const CLIENT_SECRET = 'a secret that only this test knows';

const started: Server[] = [];

afterAll(() => {
  for (const server of started.splice(0)) server.close().closeAllConnections();
});

/** A certified OpenID provider with pages for its login and consent. It knows each person who types a name, with a verified address. */
export async function startCertifiedProvider(frontendHost: string) {
  const name = unique('certified').toLowerCase();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  started.push(server);
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [`https://${frontendHost}/auth/sso/callback/${name}`],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'locale'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: `${id}@people.example`,
        email_verified: true,
        given_name: 'Grace',
        family_name: 'Hopper',
        locale: 'de',
      }),
    }),
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['a key of the test'] },
  });
  server.on('request', provider.callback());
  return {
    name,
    /** The input of `POST /settings/social-connections`. */
    settings: { kind: 'oidc', name, label: 'Certified', client_id: CLIENT_ID, client_secret: CLIENT_SECRET, issuer },
  };
}

/** Opens the URL like a browser, logs in, consents, and returns the parameters of the redirect to the service. */
export async function loginThere(authorizationUrl: string, login: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(authorizationUrl);
  let request: { url: string; body?: URLSearchParams } = { url: authorizationUrl };
  for (let n = 0; n < 12; n += 1) {
    const response = await fetch(request.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(request.body && { method: 'POST', body: request.body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null) {
      const next = new URL(location, request.url);
      if (next.origin !== origin) return Object.fromEntries(next.searchParams);
      request = { url: next.href };
      continue;
    }
    const page = await response.text();
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
    const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1] ?? '';
    request = { url: new URL(action, request.url).href, body: new URLSearchParams({ prompt, login, password: 'any' }) };
  }
  throw new Error('The provider did not return the browser.');
}
