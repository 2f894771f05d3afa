import { sendRequest } from './http.ts';
import { service } from './service.ts';
import type { World } from './world.ts';

/** A machine that may call the backend host. */
export interface Machine {
  readonly id: string;
  readonly secret: string;
}

/** The identifier of the resource that is the backend host. */
export const backendResourceOf = ({ services }: World): string => new URL(services.config.publicBackendUrl).origin;

/** Registers a machine with these scopes of the backend host. */
export async function addMachine(world: World, scopes: readonly string[]): Promise<Machine> {
  const { status, body } = await world.backend.post('/oauth-applications', {
    type: 'machine',
    name: 'Nightly export',
    resources: [{ identifier: backendResourceOf(world), scopes }],
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { id: body.id, secret: String(body.secret) };
}

/** Sends a form to the token endpoint of a deployment. */
export async function requestToken(
  { frontendHost }: World,
  { id, secret }: Machine,
  parameters: Readonly<Record<string, string>> = {},
) {
  const { deployment } = await service();
  return sendRequest<Readonly<Record<string, string>>>({
    method: 'POST',
    url: `${deployment.url}/oauth/token`,
    headers: {
      host: frontendHost,
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ grant_type: 'client_credentials', ...parameters }).toString(),
  });
}

/** An access token of the machine with these scopes, separated by spaces. */
export async function machineToken(world: World, machine: Machine, scope: string): Promise<string> {
  const { status, body } = await requestToken(world, machine, { scope });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return String(body['access_token']);
}
