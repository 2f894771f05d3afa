import { timingSafeEqual } from 'node:crypto';
import { generateSecret, generateSync, generateURI } from 'otplib';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const CODE = /^[0-9]{6}$/;

export interface TotpMatchOptions {
  readonly now: Date;
  /** The last accepted step. Codes of this step and of earlier ones are rejected. Null when none was accepted. */
  readonly after: number | null;
  /** How many steps the two clocks may differ by. */
  readonly window?: number;
}

export type ConsecutiveMatch =
  | { readonly ok: true; readonly step: number }
  | { readonly ok: false; readonly reason: 'DUPLICATE_CODES' | 'INVALID_TOTP_CODES' };

/** Generates 20 random bytes in base32. */
export function newTotpSecret(): string {
  return generateSecret({ length: SECRET_BYTES });
}

/** The URL in the QR code. Colons are replaced, because a colon ends the issuer in the label. */
export function otpauthUrl(account: { issuer: string; account: string; secret: string }): string {
  return generateURI({
    issuer: account.issuer.replaceAll(':', ' '),
    label: account.account.replaceAll(':', ' '),
    secret: account.secret,
  });
}

/** The number of the 30-second step that contains the date. */
export function totpStepAt(date: Date): number {
  return Math.floor(date.getTime() / 1_000 / PERIOD_SECONDS);
}

/** The code of one step: SHA-1, six digits. */
export function totpCode(secret: string, step: number): string {
  return generateSync({ secret, epoch: step * PERIOD_SECONDS, period: PERIOD_SECONDS });
}

/** The step that the code belongs to, or null. The caller stores it by a conditional update, so that the code works once. */
export function matchStep(secret: string, code: string, { now, after, window = 1 }: TotpMatchOptions): number | null {
  if (!CODE.test(code)) return null;
  const steps = stepsAround(now, window).filter((step) => isUnused(step, after));
  return lastMatch(steps, (step) => sameCode(totpCode(secret, step), code));
}

/**
 * Matches the two codes of an enrollment. `code2` must belong to the step after that of `code1` and to the current time, within
 * the window. The returned step is that of `code2`.
 */
export function matchConsecutive(
  secret: string,
  code1: string,
  code2: string,
  { now, after, window = 1 }: TotpMatchOptions,
): ConsecutiveMatch {
  if (code1 === code2) return { ok: false, reason: 'DUPLICATE_CODES' };
  if (!CODE.test(code1) || !CODE.test(code2)) return { ok: false, reason: 'INVALID_TOTP_CODES' };
  const steps = stepsAround(now, window).filter((step) => isUnused(step - 1, after));
  const step = lastMatch(steps, (candidate) => {
    const first = sameCode(totpCode(secret, candidate - 1), code1);
    const second = sameCode(totpCode(secret, candidate), code2);
    return first && second;
  });
  return step === null ? { ok: false, reason: 'INVALID_TOTP_CODES' } : { ok: true, step };
}

function stepsAround(now: Date, window: number): number[] {
  const first = totpStepAt(now) - window;
  return Array.from({ length: 2 * window + 1 }, (_, index) => first + index);
}

function isUnused(step: number, after: number | null): boolean {
  return step >= 0 && (after === null || step > after);
}

/** The last step that matches. Checks all steps so that the duration does not reveal which; the last, so that no code works twice. */
function lastMatch(steps: readonly number[], matches: (step: number) => boolean): number | null {
  return steps.reduce<number | null>((found, step) => (matches(step) ? step : found), null);
}

function sameCode(expected: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(expected), Buffer.from(given));
}
