import type { BrowserClient } from './clients.ts';
import { waitForMail } from './mail.ts';
import type { World } from './world.ts';

/** The token in the nth mail to this address. No response contains it. */
export async function mailedToken(world: World, address: string, nth = 1): Promise<string> {
  const { link } = await waitForMail(world, address, nth);
  const token = link?.searchParams.get('token') ?? link?.searchParams.get('invitation_token');
  if (!token) throw new Error(`The mail to ${address} has no token.`);
  return token;
}

/** Creates an invitation to an organization through the backend host, with further fields. */
export async function createInvitation({ backend }: World, organizationId: string, email: string, sent: object = {}) {
  const { status, body } = await backend.post(`/organizations/${organizationId}/invitations`, { email, ...sent });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

export const acceptInvitation = (browser: BrowserClient, token: string) =>
  browser.post('/invitations/accept', { token });

/** Sets the expiry of the invitation to a past time. */
export function expireInvitation(world: World, id: string): Promise<void> {
  return change(world, id, { expires_at: '2000-01-01T00:00:00.000Z' });
}

/** Sets the expiry of the invitation to a minute ago. */
export function expireRecently(world: World, id: string): Promise<void> {
  return change(world, id, { expires_at: new Date(Date.now() - 60_000).toISOString() });
}

/** Moves the time of the last mail back by a minute, so that the invitation can be sent again. */
export function backdateLastMail(world: World, id: string): Promise<void> {
  return change(world, id, { last_sent_at: new Date(Date.now() - 61_000).toISOString() });
}

async function change({ services }: World, id: string, values: { expires_at?: string; last_sent_at?: string }) {
  await services.database.rows.updateTable('invitation').set(values).where('id', '=', id).execute();
}
