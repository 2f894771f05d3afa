import { generateSync } from 'otplib';
import { openSignedUpBrowser } from './accounts.ts';
import type { BrowserClient } from './clients.ts';
import type { World } from './world.ts';

/** Returns the TOTP codes of a secret by their distance from now, in steps of 30 seconds. */
export function totpCodesOf(secret: string): (steps: number) => string {
  const start = Math.floor(Date.now() / 1_000);
  return (steps) => generateSync({ secret, epoch: start + steps * 30, period: 30 });
}

/** A code that no currently accepted step has. */
export function wrongTotpCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map(totpCodesOf(secret));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) as string;
}

export interface EnrolledUser {
  readonly browser: BrowserClient & { userId: string };
  readonly email: string;
  readonly secret: string;
  /** Codes by step: 0 is the second code of the enrollment, 1 is the next valid one. */
  readonly code: (steps: number) => string;
  readonly id: string;
}

/** Signs up a user and enrolls an authenticator. */
export async function enrollUser(world: Pick<World, 'browser'>, email = 'ada@example.com'): Promise<EnrolledUser> {
  const browser = await openSignedUpBrowser(world, email);
  const { id, secret } = (await browser.post('/me/authenticator')).body.data;
  const code = totpCodesOf(secret);
  const codes = { code1: code(-1), code2: code(0) };
  const { status, body } = await browser.post('/me/authenticator/attempt-verification', codes);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { browser, email, secret, code, id };
}
