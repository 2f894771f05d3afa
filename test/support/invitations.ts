import type { BrowserClient } from './clients.ts';
import { mailTo } from './mail.ts';
import type { World } from './world.ts';

/** The token in the nth mail to this address: it is nowhere else. */
export async function mailedToken(world: World, address: string, nth = 1): Promise<string> {
  const { link } = await mailTo(world, address, nth);
  const token = link?.searchParams.get('token') ?? link?.searchParams.get('invitation_token');
  if (!token) throw new Error(`The mail to ${address} has no token.`);
  return token;
}

/** An invitation to an organization by the company, with whatever else is sent. */
export async function invited({ backend }: World, organizationId: string, email: string, sent: object = {}) {
  const { status, body } = await backend.post(`/organizations/${organizationId}/invitations`, { email, ...sent });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

export const accept = (browser: BrowserClient, token: string) => browser.post('/invitations/accept', { token });

/** As if the invitation's time had passed. */
export function expire(world: World, id: string): Promise<void> {
  return change(world, id, { expires_at: '2000-01-01T00:00:00.000Z' });
}

/** As if its last mail had been sent a while ago. */
export function waitAMinute(world: World, id: string): Promise<void> {
  return change(world, id, { last_sent_at: new Date(Date.now() - 61_000).toISOString() });
}

async function change({ services }: World, id: string, values: { expires_at?: string; last_sent_at?: string }) {
  await services.database.rows.updateTable('invitation').set(values).where('id', '=', id).execute();
}
