import type { ServiceOverrides } from '../../src/services.ts';
import { BackendClient, BrowserClient } from './clients.ts';
import { freePort } from './free-port.ts';
import { startOwnService } from './own-service.ts';

/** A deployment that programs and browsers of this machine reach at its public URL, which is its issuer. */
export interface LocalIssuer {
  readonly issuer: string;
  readonly backend: BackendClient;
  readonly backendUrl: string;
  readonly apiKey: string;
  browser(): BrowserClient;
  stop(): Promise<void>;
}

/** Starts a service of its own, because the issuer of other deployments than the public one begins with https. */
export async function startLocalIssuer(parts: ServiceOverrides = {}): Promise<LocalIssuer> {
  // The applications run on this machine.
  const env = { DEPLOYMENT_PORT: String(await freePort()), OUTGOING_ALLOW: '127.0.0.0/8,::1/128' };
  const running = await startOwnService(env, undefined, parts);
  const issuer = running.services.config.publicDeploymentUrl;
  const apiKey = running.first?.apiKey ?? '';
  return {
    issuer,
    backend: new BackendClient(running.backend.url, apiKey),
    backendUrl: running.backend.url,
    apiKey,
    browser: () => new BrowserClient(running.deployment.url, new URL(issuer).host),
    stop: () => running.stop(0),
  };
}

const SCOPES = ['openid', 'profile', 'email', 'offline_access'];

/** Registers an application on a server, with a secret. */
export async function registerApplication(
  backend: BackendClient,
  fields: { readonly redirect_uris: readonly string[] } & Readonly<Record<string, unknown>>,
): Promise<{ readonly id: string; readonly secret: string }> {
  const { status, body } = await backend.post('/oauth-applications', {
    type: 'web',
    name: 'Ledger',
    scopes: SCOPES,
    ...fields,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { id: body.id, secret: String(body.secret) };
}

/** Registers a resource with one scope, `invoices:read`. Returns its identifier. */
export async function registerInvoices(backend: BackendClient): Promise<string> {
  const { status, body } = await backend.post('/oauth-resources', {
    identifier: 'https://api.example.com/invoices',
    name: 'Invoices',
    scopes: [{ name: 'invoices:read', description: 'See your invoices' }],
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.identifier;
}
