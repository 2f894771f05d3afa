import * as client from 'openid-client';
import { ACCOUNT_SCOPES } from '../../src/platform/access/account-scopes.ts';
import type { BrowserClient } from './clients.ts';
import { sendRequest } from './http.ts';
import { authorize, issuerOf, type RelyingParty, relyingParty } from './openid-client.ts';
import { service } from './service.ts';
import type { World } from './world.ts';

export { ACCOUNT_SCOPES };

/** Adds an application that may act for users on the deployment host, by default one of the product itself. */
export const actingApplication = (
  world: World,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<RelyingParty> =>
  relyingParty(world, { resources: [{ identifier: issuerOf(world), scopes: ACCOUNT_SCOPES }], ...fields });

/** Signs the user of the browser in to the application, and returns its tokens for the deployment host. */
export async function delegatedTokens(
  world: World,
  browser: BrowserClient,
  application: RelyingParty,
  scope: string,
  resource: string | null = issuerOf(world),
) {
  const { url, checks } = await authorize(world, browser, application, {
    scope,
    ...(resource !== null && { resource }),
  });
  return client.authorizationCodeGrant(application.configuration, url, checks);
}

/** A client of the deployment host with the access token of an application, and no cookie unless a test adds one. */
export async function applicationClient(
  { frontendHost }: World,
  token: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const { deployment } = await service();
  const send = (method: string, path: string, body?: unknown) =>
    // biome-ignore lint/suspicious/noExplicitAny: each test knows the body that it expects
    sendRequest<any>({
      method,
      url: deployment.url + path,
      headers: { host: frontendHost, authorization: `Bearer ${token}`, ...headers },
      body,
    });
  return {
    get: (path: string) => send('GET', path),
    post: (path: string, body: unknown = {}) => send('POST', path, body),
    patch: (path: string, body: unknown) => send('PATCH', path, body),
    delete: (path: string) => send('DELETE', path),
    graphql: (query: string) => send('POST', '/graphql', { query }),
  };
}
