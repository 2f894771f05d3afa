import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll } from 'vitest';
import type { BrowserClient } from './clients.ts';
import { unique, type World } from './world.ts';

/** A person at a provider, as claims of the ID token. */
export interface PersonThere {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: unknown;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly [claim: string]: unknown;
}

/** A provider with OpenID Connect on this machine, which signs in the person of `person` without asking. */
export interface TestProvider {
  readonly server: OAuth2Server;
  readonly issuer: string;
  /** The person who signs in next. */
  person: PersonThere;
}

const started: OAuth2Server[] = [];

afterAll(() => Promise.all(started.splice(0).map((server) => server.stop())));

/** Starts a provider. It is stopped at the end of the test file. */
export async function startProvider(): Promise<TestProvider> {
  const provider = await launch();
  started.push(provider.server);
  return provider;
}

let shared: Promise<TestProvider> | undefined;

/** The provider of this process, which runs until its end. Set `person` before a sign-in. */
export function sharedProvider(): Promise<TestProvider> {
  shared ??= launch();
  return shared;
}

async function launch(): Promise<TestProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = server.issuer.url as string;
  const provider: TestProvider = { server, issuer, person: newPersonThere() };
  server.service.on('beforeTokenSigning', (token) => {
    // The nonce stays.
    Object.assign(token.payload, provider.person, { aud: CLIENT_ID });
  });
  server.service.on('beforeUserinfo', (response) => {
    response.body = { ...provider.person };
  });
  return provider;
}

const CLIENT_ID = 'gatehouse-client';

/** A person with a verified address whom no deployment knows. */
export function newPersonThere(changes: Partial<PersonThere> = {}): PersonThere {
  const name = unique('person');
  return {
    sub: name,
    email: `${name}@people.example`,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Lovelace',
    ...changes,
  };
}

/** Adds the provider to the deployment and enables social sign-in. Returns its name. */
export async function addProvider(
  world: Pick<World, 'backend'>,
  { issuer }: TestProvider,
  changes: Readonly<Record<string, unknown>> & { readonly name?: string } = {},
): Promise<string> {
  const { name = unique('idp').toLowerCase() } = changes;
  const input = { kind: 'oidc', name, label: 'Test', client_id: CLIENT_ID, client_secret: 'a secret', issuer };
  const added = await world.backend.post('/settings/social-connections', { ...input, ...changes });
  if (added.status !== 201) throw new Error(JSON.stringify(added.body));
  const enabled = await world.backend.patch('/settings/auth', { authentication_factors: { sso_enabled: true } });
  if (enabled.status !== 200) throw new Error(JSON.stringify(enabled.body));
  return name;
}

/** The parameters with which a provider returns the browser that opens this URL. */
export async function visitProvider(authorizationUrl: string): Promise<Record<string, string>> {
  const response = await fetch(authorizationUrl, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (location === null) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
  return Object.fromEntries(new URL(location).searchParams);
}

/** Links the account of the person at the provider to the user of a browser, who has just authenticated. */
export async function linkAt(browser: BrowserClient, provider: string) {
  const { body } = await browser.post('/me/social-connections', { provider });
  const parameters = await visitProvider(body.data.authorization_url);
  return browser.post('/auth/sso/callback', { provider, ...parameters });
}

/** Starts a sign-in in a browser, signs in at the provider and completes it. */
export async function signInAt(browser: BrowserClient, provider: string, input: object = {}) {
  const started = await browser.post('/auth/sso', { provider, ...input });
  if (started.status !== 201) return started as never;
  const parameters = await visitProvider(started.body.data.authorization_url);
  return browser.post('/auth/sso/callback', { provider, ...parameters });
}
