import { expect } from 'vitest';
import type { BrowserClient } from './clients.ts';
import type { World } from './world.ts';

/** Creates a sign-in ticket of the user. */
export async function createTicket({ backend }: World, userId: string, input: object = {}) {
  const { status, body } = await backend.post(`/users/${userId}/sign-in-tickets`, input);
  expect(status).toBe(201);
  return body;
}

/** Creates an impersonation of the user. */
export async function createImpersonation({ backend }: World, userId: string, input: object = {}) {
  const { status, body } = await backend.post(`/users/${userId}/impersonations`, {
    actor: 'grace@northwind',
    ...input,
  });
  expect(status).toBe(201);
  return body;
}

/** Signs in with a ticket. */
export const redeem = (browser: BrowserClient, ticket: string) =>
  browser.post('/auth/signin', { strategy: 'ticket', ticket });

/** Opens a browser in which a member of staff impersonates the user. */
export async function openImpersonatedBrowser(world: World, userId: string, input: object = {}) {
  const { id, ticket } = await createImpersonation(world, userId, input);
  const browser = world.browser();
  expect((await redeem(browser, ticket)).status).toBe(200);
  return { browser, impersonationId: id };
}

/** Moves the end of the user's tickets and of the sign-ins with them into the past. */
export async function expireTickets({ services, id }: World, userId: string): Promise<void> {
  const past = { expires_at: new Date(Date.now() - 1_000).toISOString() };
  const { rows } = services.database;
  await rows
    .updateTable('sign_in_ticket')
    .set(past)
    .where('deployment_id', '=', id)
    .where('user_id', '=', userId)
    .execute();
  await rows
    .updateTable('signin')
    .set(past)
    .where('deployment_id', '=', id)
    .where('user_id', '=', userId)
    .where('impersonator', 'is not', null)
    .execute();
}
