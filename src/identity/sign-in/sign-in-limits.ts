import type { Context } from '../../platform/context.ts';
import { rateKeyOf } from '../../platform/network/addresses.ts';
import { addressLimits } from '../../platform/rate-limits/address-limits.ts';
import {
  clearAttempts,
  countAttempt,
  hashedKey,
  type Limit,
  uncountAttempt,
} from '../../platform/rate-limits/attempt-counter.ts';

const MAX_PER_CLIENT = 10;
const MAX_OVERALL = { signin: 100, signin_message: 30, reset: 100 };

/** An attempt to sign in, as it is counted. */
export interface CountedAttempt {
  /** The hash of what the caller typed to name the account, in the form that it is looked up by; see `countedAs`. */
  readonly who: string;
  /** Whether the account has signed in from the caller's address before. */
  readonly isKnownHere: boolean;
  /** What is limited: guesses of a password, messages with codes and links, or requests for a new password. */
  readonly what: 'signin' | 'signin_message' | 'reset';
}

/** What stands for an identifier in counters: `kind` keeps a username from being taken for an address. */
export const identifierHashOf = (kind: 'email' | 'username' | 'phone', text: string) => hashedKey(`${kind} ${text}`);

/**
 * Counts an attempt, or refuses it. What was typed is counted, whether or not anybody has it: if the identifiers of one
 * account shared a counter, a stranger could learn from it which belong together. Strangers everywhere together can use an
 * account's attempts up, but not those of the addresses that it has signed in from.
 */
export async function countSignIn(ctx: Context, attempt: CountedAttempt): Promise<void> {
  const { perAddress, here, everywhere } = limitsOf(ctx, attempt);
  await countAttempt(ctx, [...perAddress, here, everywhere]);
}

/** The account's owner has shown to be here: its failures here are forgotten, and what this attempt took is given back. */
export async function clearSignInAttempts(ctx: Context, attempt: CountedAttempt): Promise<void> {
  const { perAddress, here, everywhere } = limitsOf(ctx, attempt);
  await clearAttempts(ctx, here.key);
  await uncountAttempt(ctx, ...keysOf([...perAddress, everywhere]));
}

/** Takes an attempt back that came to nothing: no message was sent. */
export async function uncountSignIn(ctx: Context, attempt: CountedAttempt): Promise<void> {
  const { perAddress, here, everywhere } = limitsOf(ctx, attempt);
  await uncountAttempt(ctx, ...keysOf([...perAddress, here, everywhere]));
}

/** Gives the caller's address back what an attempt took of it that led to a sign-in. */
export async function uncountClientAttempt(ctx: Context, what: CountedAttempt['what']): Promise<void> {
  await uncountAttempt(ctx, ...keysOf(addressLimits(ctx, what)));
}

const keysOf = (limits: readonly Limit[]) => limits.map(({ key }) => key);

interface Limits {
  readonly perAddress: readonly Limit[];
  readonly here: Limit;
  readonly everywhere: Limit;
}

function limitsOf(ctx: Context, { who, isKnownHere, what }: CountedAttempt): Limits {
  const address = rateKeyOf(ctx.request.ip);
  return {
    perAddress: addressLimits(ctx, what),
    here: { key: `${what}:${who}:${address}`, max: MAX_PER_CLIENT },
    // Places that the account knows have a counter of their own, which strangers can't use up.
    everywhere: { key: `${what}:${who}${isKnownHere ? ':known' : ''}`, max: MAX_OVERALL[what] },
  };
}
