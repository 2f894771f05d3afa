import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../support/accounts.ts';
import { BrowserClient } from '../support/clients.ts';
import { type RunningQuickstart, useQuickstart } from '../support/quickstart.ts';
import { createSessionToken } from '../support/session-tokens.ts';

const APIS = [
  ['Express', 'express', '/api'],
  ['Fastify', 'fastify', ''],
  ['Hono', 'hono', ''],
] as const;

async function signUp({ service: { deploymentUrl } }: RunningQuickstart): Promise<BrowserClient> {
  const browser = new BrowserClient(deploymentUrl, new URL(deploymentUrl).host);
  await browser.post('/auth/signup', { email: 'grace@example.com', password: PASSWORD });
  return browser;
}

async function call(url: string, token: string) {
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  return { status: response.status, body: await response.json() };
}

describe.each(APIS)('the API of the quickstart with %s', (_, name, prefix) => {
  const quickstart = useQuickstart(name);

  it('knows the user of a session token, and rejects a user without the permission', async () => {
    const running = await quickstart();
    const browser = await signUp(running);
    const user = (await browser.get('/me')).body.data;
    const orders = `${running.url}${prefix}/orders`;
    const token = await createSessionToken(browser);
    expect(await call(`${running.url}${prefix}/me`, token)).toEqual({
      status: 200,
      body: { kind: 'session', userId: user.id, organizationId: null },
    });
    expect(await call(orders, token)).toMatchObject({ status: 403, body: { code: 'INSUFFICIENT_PERMISSIONS' } });
    const organization = (await browser.post('/organizations', { name: 'Northwind' })).body.data;
    expect(await call(orders, await createSessionToken(browser))).toEqual({
      status: 200,
      body: { organizationId: organization.id, orders: ['Tea', 'Coffee'] },
    });
  });

  it('accepts the API key of a customer, and says what a request without a credential lacks', async () => {
    const { runTries } = await quickstart();
    const tries = await runTries();
    expect(tries).toHaveLength(2);
    for (const { printed, shown } of tries) expect(printed).toEqual(shown);
  });

  it('answers a wrong API key with 401', async () => {
    const { url } = await quickstart();
    expect(await call(`${url}${prefix}/orders`, 'orders_wrong')).toMatchObject({
      status: 401,
      body: { code: 'INVALID_API_KEY' },
    });
  });

  it('has strict types', async () => {
    await (await quickstart()).checkTypes();
  });
});
