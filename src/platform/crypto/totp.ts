import { timingSafeEqual } from 'node:crypto';
import { generateSecret, generateSync, generateURI } from 'otplib';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const CODE = /^[0-9]{6}$/;

export interface TotpMoment {
  readonly now: Date;
  /** The last step that was accepted: it and the earlier ones are used up. Null if there was none. */
  readonly after: number | null;
  /** Steps that the two clocks may differ by. */
  readonly window?: number;
}

export type ConsecutiveMatch =
  | { readonly ok: true; readonly step: number }
  | { readonly ok: false; readonly reason: 'DUPLICATE_CODES' | 'INVALID_TOTP_CODES' };

/** 20 random bytes in base32. */
export function newTotpSecret(): string {
  return generateSecret({ length: SECRET_BYTES });
}

/** What the QR code holds. A colon would end the issuer's part of the label, so none is left in it. */
export function otpauthUrl(account: { issuer: string; account: string; secret: string }): string {
  return generateURI({
    issuer: account.issuer.replaceAll(':', ' '),
    label: account.account.replaceAll(':', ' '),
    secret: account.secret,
  });
}

/** Number of the 30 seconds that the date is in. */
export function stepOf(date: Date): number {
  return Math.floor(date.getTime() / 1_000 / PERIOD_SECONDS);
}

/** The code of one step: SHA-1, six digits. */
export function totpCode(secret: string, step: number): string {
  return generateSync({ secret, epoch: step * PERIOD_SECONDS, period: PERIOD_SECONDS });
}

/** The step whose code this is, or null; to be stored by a conditional update, so that it is accepted once. */
export function matchStep(secret: string, code: string, { now, after, window = 1 }: TotpMoment): number | null {
  if (!CODE.test(code)) return null;
  const steps = stepsAround(now, window).filter((step) => isUnused(step, after));
  return lastMatch(steps, (step) => sameCode(totpCode(secret, step), code));
}

/** Enrolment: code2 is of the step after code1's and of now, give or take the window; `step` is code2's. */
export function matchConsecutive(
  secret: string,
  code1: string,
  code2: string,
  { now, after, window = 1 }: TotpMoment,
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
  const first = stepOf(now) - window;
  return Array.from({ length: 2 * window + 1 }, (_, index) => first + index);
}

function isUnused(step: number, after: number | null): boolean {
  return step >= 0 && (after === null || step > after);
}

/** Tries every step, so that the duration doesn't tell which; the last one, so that one code can't count twice. */
function lastMatch(steps: readonly number[], matches: (step: number) => boolean): number | null {
  return steps.reduce<number | null>((found, step) => (matches(step) ? step : found), null);
}

function sameCode(expected: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(expected), Buffer.from(given));
}
