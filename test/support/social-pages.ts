import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import type { SocialProviderKind } from '../../src/pages/hosted/documents.ts';
import { changeSettings } from './accounts.ts';
import type { HostedWorld } from './hosted-pages.ts';
import { createSignInWorld } from './sign-in-pages.ts';
import type { TestProvider } from './social-provider.ts';

export interface ShownProvider {
  readonly name: string;
  readonly label: string;
  readonly kind?: SocialProviderKind;
  readonly signUpAllowed?: boolean;
}

export const GOOGLE: ShownProvider = { name: 'google', label: 'Google', kind: 'GOOGLE' };

/** One provider of each kind, in an order that is not that of the alphabet. */
export const ALL_PROVIDERS: readonly ShownProvider[] = [
  GOOGLE,
  { name: 'apple', label: 'Apple', kind: 'APPLE' },
  { name: 'microsoft', label: 'Microsoft', kind: 'MICROSOFT' },
  { name: 'github', label: 'GitHub', kind: 'GITHUB' },
  { name: 'gitlab', label: 'GitLab', kind: 'GITLAB' },
  { name: 'linkedin', label: 'LinkedIn', kind: 'LINKEDIN' },
  { name: 'discord', label: 'Discord', kind: 'DISCORD' },
  { name: 'x', label: 'X', kind: 'X' },
  { name: 'facebook', label: 'Facebook', kind: 'FACEBOOK' },
  { name: 'slack', label: 'Slack', kind: 'SLACK' },
  { name: 'acme', label: 'Acme', kind: 'OIDC' },
  { name: 'forum', label: 'Forum', kind: 'OAUTH2' },
];

/** Creates a deployment whose users sign in with these providers, which are all at `provider`. Its pages show them as their kind. */
export async function createSocialWorld(
  provider: TestProvider,
  providers: readonly ShownProvider[] = [GOOGLE],
  changes: readonly object[] = [],
): Promise<HostedWorld> {
  const world = await createSignInWorld([{ authentication_factors: { sso_enabled: true } }]);
  const { id: deploymentId, services } = world;
  const { rows, ids } = services.database;
  const now = new Date().toISOString();
  for (const [position, { name, label, signUpAllowed = true }] of providers.entries()) {
    await rows
      .insertInto('social_provider')
      .values({
        deployment_id: deploymentId,
        id: ids.next(),
        name,
        kind: 'OIDC',
        label,
        client_id: 'gatehouse-client',
        client_secret_sealed: null,
        scopes: sql<string[]>`'{}'::text[]`,
        enabled: true,
        sign_up_allowed: signUpAllowed,
        tokens_stored: false,
        position,
        endpoints: JSON.stringify({ issuer: provider.issuer }),
        created_at: now,
        updated_at: now,
      } as never)
      .execute();
  }
  const options = providers.map(({ name, label, kind = 'OIDC', signUpAllowed = true }) => ({
    name,
    kind,
    label,
    signUpAllowed,
  }));
  await rows
    .updateTable('deployment')
    .set({ social_providers: JSON.stringify(options) } as never)
    .where('id', '=', deploymentId)
    .execute();
  for (const each of changes) await changeSettings(world, each);
  return world;
}

/**
 * Lets the provider return browsers to the port of the test's service, as a proxy with TLS does. `change` changes the parameters of
 * its response.
 */
export function returnTo(
  { server }: TestProvider,
  world: HostedWorld,
  change: (url: URL) => void = () => {},
): { readonly stop: () => void } {
  const listener = (redirect: { url: URL }) => {
    redirect.url.protocol = 'http:';
    redirect.url.port = new URL(world.url).port;
    change(redirect.url);
  };
  server.service.on('beforeAuthorizeRedirect', listener);
  return { stop: () => void server.service.off('beforeAuthorizeRedirect', listener) };
}

/**
 * Starts a page of another origin that sends the parameters of its URL with a form, as providers with `form_post` do. Returns its URL.
 */
export async function startFormPage(): Promise<string> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const to = url.searchParams.get('to') ?? '';
    url.searchParams.delete('to');
    const fields = [...url.searchParams].map(([name, value]) => `<input name="${name}" value="${escaped(value)}">`);
    response
      .setHeader('content-type', 'text/html')
      .end(`<form method="post" action="${escaped(to)}">${fields.join('')}<button>Continue</button></form>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
