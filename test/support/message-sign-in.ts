import { changeSettings } from './accounts.ts';
import type { BrowserClient } from './clients.ts';
import { createWorld, unique, type World } from './world.ts';

/** Creates a deployment whose users can sign in with a password and with all strategies that send a message. */
export async function createWorldWithMessages(changes: object = {}): Promise<World> {
  const world = await createWorld();
  await changeSettings(world, {
    authentication_factors: {
      email_otp_enabled: true,
      phone_otp_enabled: true,
      magic_link: { enabled: true },
      passkey: { enabled: true },
    },
    phone: { enabled: true, sms_verification_allowed: true, whatsapp_verification_allowed: true },
  });
  await changeSettings(world, changes);
  return world;
}

export const newAddress = () => `${unique('ada')}@example.com`;

/** A phone number that no other test uses. */
export const newNumber = () => `+49${String(Math.floor(Math.random() * 1e11)).padStart(11, '1')}`;

export const startByCode = (browser: BrowserClient, email: string) =>
  browser.post('/auth/signin', { strategy: 'email_otp', email });

export const startByLink = (browser: BrowserClient, email: string, redirect_url?: string) =>
  browser.post('/auth/signin', { strategy: 'magic_link', email, redirect_url });

export const submitCode = (browser: BrowserClient, signin_attempt_id: string, code: string) =>
  browser.post('/auth/attempt-verification', { signin_attempt_id, code });

export const resend = (browser: BrowserClient, signin_attempt_id: string, wanted: object = {}) =>
  browser.post('/auth/prepare-verification', { signin_attempt_id, ...wanted });

/** A code that is not this one. */
export const wrongCodeFor = (code: string | null): string => (code === '000000' ? '111111' : '000000');

/** Moves the time of all sent messages back by a number of seconds. */
export async function backdateMessages({ services, id }: World, seconds: number): Promise<void> {
  await services.database.rows
    .updateTable('verification')
    .set({ sent_at: new Date(Date.now() - seconds * 1_000).toISOString() })
    .where('deployment_id', '=', id)
    .execute();
}

interface Rejected {
  readonly status: number;
  readonly body: { readonly errors?: readonly { readonly code: string }[] };
}

/** The status of a response, and the code of its first error. */
export const outcomeOf = ({ status, body }: Rejected) => [status, body.errors?.[0]?.code];

/** A body in which ids and timestamps are replaced, so that two responses can be compared. */
export const withoutIds = (body: object) =>
  JSON.parse(JSON.stringify(body, (name, value) => (/^(id|created_at|.*_at)$/.test(name) ? typeof value : value)));
