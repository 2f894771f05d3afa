import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendLogout } from '../../../src/oauth/sign-out/logout-job.ts';
import type { Running } from '../../../src/start.ts';
import { certificate, certificateKey } from '../../platform/mail/servers.ts';
import { signAssertion } from '../../support/client-assertion.ts';
import { sendRequest } from '../../support/http.ts';
import { addApplication } from '../../support/openid-client.ts';
import { startOwnService } from '../../support/own-service.ts';
import { type Receiver, startReceiver, stopReceivers } from '../../support/receivers.ts';
import { createWorld, type World } from '../../support/world.ts';

/** Two deployments: one of a service that may reach this machine, and one of a service that may reach only the public internet. */
let lenient: Running;
let strict: Running;
let internal: Receiver;
beforeAll(async () => {
  strict = await startOwnService();
  lenient = await startOwnService({ OUTGOING_ALLOW: '127.0.0.0/8,::1/128' });
  internal = await startReceiver(undefined, { cert: certificate, key: certificateKey });
});
afterAll(async () => {
  await Promise.all([strict.stop(0), lenient.stop(0), stopReceivers()]);
});

/** Sends a logout token to this address. */
async function logOut(world: World, backchannelLogoutUri: string): Promise<unknown> {
  const applicationId = await addApplication(world, { backchannelLogoutUri });
  return sendLogout(world.services, { deploymentId: world.id, userId: '1', applicationId, sid: 's' });
}

/** Lets a machine authenticate itself with a key of this address. Returns the error. */
async function authenticate(world: World, jwksUri: string): Promise<unknown> {
  const id = await addApplication(world, { authMethod: 'private_key_jwt', jwksUri });
  const { privateKey } = await generateKeyPair('ES256');
  const assertion = await signAssertion(world, id, privateKey);
  const form = {
    grant_type: 'client_credentials',
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: assertion,
  };
  const { deployment } = world.services === strict.services ? strict : lenient;
  const { body } = await sendRequest<{ error?: string }>({
    method: 'POST',
    url: `${deployment.url}/oauth/token`,
    headers: { host: world.frontendHost, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  return body.error;
}

describe('an address that an application has registered', () => {
  it.each([
    ['of the internal network', () => 'https://10.0.0.1/'],
    ['of the metadata of a cloud', () => 'https://169.254.169.254/latest/meta-data'],
    ['of the internal network in IPv6', () => 'https://[fd00::1]/'],
    ['of this machine, written as a number', () => 'https://2130706433/'],
    ['of a name that leads to this machine', () => internal.url],
  ])('gets no logout token and is not asked for keys if it is one %s', async (_, address) => {
    const world = await createWorld({ running: strict });
    await expect(logOut(world, address())).rejects.toMatchObject({ reason: 'ADDRESS_NOT_ALLOWED' });
    expect(await authenticate(world, address())).toBe('invalid_client');
    expect(internal.requests).toEqual([]);
  });

  it('is not left when it redirects to another', async () => {
    const target = await startReceiver();
    const redirects = await startReceiver((response) => response.writeHead(307, { location: target.url }).end());
    const world = await createWorld({ running: lenient });
    await expect(logOut(world, redirects.url)).rejects.toThrow('answered a logout with 307');
    expect(await authenticate(world, redirects.url)).toBe('invalid_client');
    expect(redirects.requests).toHaveLength(2);
    expect(target.requests).toEqual([]);
  });
});
