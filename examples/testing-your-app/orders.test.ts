import { createAuth } from '@gatehouse/node';
import { createFakeGatehouse } from '@gatehouse/testing';
import { expect, test } from 'vitest';
import { createAddressBook, createOrdersApi } from './orders.ts';

async function createApi() {
  const gatehouse = await createFakeGatehouse();
  const auth = createAuth({
    ...gatehouse.authOptions,
    accessTokensFor: 'https://api.example.com/orders',
    apiKeys: gatehouse.apiKeyOptions,
  });
  const api = createOrdersApi(auth);
  const get = (credential: string) =>
    api(new Request('https://api.example.com/orders', { headers: { Authorization: `Bearer ${credential}` } }));
  return { gatehouse, get };
}

test('a member with the permission reads the orders of the organization', async () => {
  const { gatehouse, get } = await createApi();
  const token = await gatehouse.sessionToken({ userId: '7', organizationId: '12', permissions: ['orders:read'] });
  const response = await get(token);
  expect(await response.json()).toEqual({ organization: '12', orders: [] });
  expect((await get(await gatehouse.sessionToken({ organizationId: '12' }))).status).toBe(403);
});

test('a token is rejected after it has expired', async () => {
  const { gatehouse, get } = await createApi();
  const token = await gatehouse.sessionToken({ organizationId: '12', permissions: ['orders:read'] });
  gatehouse.clock.advance(59_000);
  expect((await get(token)).status).toBe(200);
  gatehouse.clock.advance(60_000);
  expect(await (await get(token)).json()).toEqual({ code: 'TOKEN_EXPIRED' });
});

test('applications and customers read orders too', async () => {
  const { gatehouse, get } = await createApi();
  const access = { resource: 'https://api.example.com/orders', organizationId: '12', permissions: ['orders:read'] };
  expect((await get(await gatehouse.accessToken(access))).status).toBe(200);
  expect((await get(gatehouse.apiKey({ organizationId: '12', permissions: ['orders:read'] }))).status).toBe(200);
  expect((await get(gatehouse.apiKey({ code: 'REVOKED' }))).status).toBe(401);
});

test('a delivery that comes twice is kept once', async () => {
  const gatehouse = await createFakeGatehouse();
  const book = createAddressBook(gatehouse.webhookSecret, gatehouse.clock.now);
  const { headers, body } = await gatehouse.webhook({ type: 'user.created', data: { email: 'ada@example.com' } });
  await book.receive(headers, body);
  await book.receive(headers, body);
  expect([...book.addresses.values()]).toEqual(['ada@example.com']);
  await expect(book.receive(headers, body.replace('ada', 'eve'))).rejects.toThrow('The signature is wrong');
});
