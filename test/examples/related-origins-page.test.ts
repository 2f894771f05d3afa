import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { certificate, certificateKey } from '../platform/mail/servers.ts';
import { changeSettings } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import { addPasskeyOnPage, servePage, signedInAs, signOutOnPage, signUpOnPage } from '../support/passkey-page.ts';
import { service } from '../support/service.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';
import { createWorld } from '../support/world.ts';

const ADA = 'ada@example.com';

/** Where the TLS server forwards a request to, by its host. */
const ports = new Map<string, string>();
let tls: Server;
let tlsPort: number;

beforeAll(async () => {
  tls = createServer({ cert: certificate, key: certificateKey }, (incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const port = ports.get(headers.host ?? '');
    const forwarded = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode as number, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(tls, 'listening');
  tlsPort = (tls.address() as AddressInfo).port;
});
afterAll(() => tls.close());

// Browsers read the document of related origins over https from the default port.
const openPage = useBrowser(() => [
  `--host-resolver-rules=MAP *.example.test:443 127.0.0.1:${tlsPort}`,
  '--ignore-certificate-errors',
]);

it('passkeys are used by a page on a related origin, as long as the settings allow it', async () => {
  const world = await createWorld();
  await changeSettings(world, { authentication_factors: { passkey: { enabled: true } } });
  // On another host of the same site, which is not below the relying party id.
  const origin = `https://shop-${world.frontendHost}`;
  const deploymentUrl = `https://${world.frontendHost}`;
  ports.set(world.frontendHost, new URL((await service()).deployment.url).port);
  ports.set(new URL(origin).host, new URL(await servePage('localhost', deploymentUrl)).port);
  await world.backend.put('/settings/allowed-origins', { allowed_origins: [origin] });

  const page = await openPage({ ignoreHTTPSErrors: true });
  await addAuthenticator(page);
  await page.goto(origin);
  await signUpOnPage(page, ADA);
  await addPasskeyOnPage(page, 'Laptop');
  await signOutOnPage(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await signedInAs(page, ADA);
});

it('passkeys cannot be used by a page that the document does not list', async () => {
  const world = await createWorld();
  await changeSettings(world, { authentication_factors: { passkey: { enabled: true } } });
  const origin = `https://shop-${world.frontendHost}`;
  const deploymentUrl = `https://${world.frontendHost}`;
  ports.set(world.frontendHost, new URL((await service()).deployment.url).port);
  ports.set(new URL(origin).host, new URL(await servePage('localhost', deploymentUrl)).port);

  const page = await openPage({ ignoreHTTPSErrors: true });
  await addAuthenticator(page);
  await page.goto(origin);
  const ask = (rpId: string) =>
    page.evaluate(async (id) => {
      const publicKey = { challenge: new Uint8Array(32), rpId: id };
      return navigator.credentials.get({ publicKey }).catch((error: Error) => error.name);
    }, rpId);
  expect(await ask(world.frontendHost)).toBe('SecurityError');
  // Once the origin is listed, the browser asks the authenticator, which has no passkey.
  await world.backend.put('/settings/allowed-origins', { allowed_origins: [origin] });
  expect(await ask(world.frontendHost)).toBe('NotAllowedError');
});
