import type { Context } from '../../platform/context.ts';
import { rateLimitKeyOf } from '../../platform/network/addresses.ts';
import { type AddressLimitedAction, addressLimits, LOCKED_ACTIONS } from '../../platform/rate-limits/address-limits.ts';
import {
  type AttemptLimit,
  clearAttempts,
  countAttempt,
  hashedKey,
  hashedKeys,
  uncountAttempt,
} from '../../platform/rate-limits/attempt-counter.ts';

const MAX_PER_CLIENT = 10;
const MAX_OVERALL = { signin: 100, signin_message: 30, reset: 100 };

/** A rate-limited request of a sign-in or password reset. */
export interface CountedAttempt {
  /** The hash of the normalized identifier that the caller typed; see `identifierHashOf`. */
  readonly identifierHash: string;
  /** The account; null when none has the identifier. */
  readonly userId: string | null;
  /** Whether the account has signed in from the client's address before. */
  readonly isKnownClient: boolean;
  /**
   * What is limited: password guesses, messages with codes and links, or password resets. Passkeys and wallets are limited by the
   * network address only: no guess at a signature succeeds, and others must not lock out the owner of a public identifier.
   */
  readonly action: keyof typeof MAX_OVERALL;
}

/** Identifies a typed identifier in counters. `kind` separates a username from an equal email address or phone number. */
export const identifierHashOf = (ctx: Context, kind: IdentifierKind, text: string) => hashedKey(ctx, `${kind} ${text}`);

/** The hashes under all master keys, to delete counters. */
export const identifierHashesOf = (ctx: Context, kind: IdentifierKind, text: string) =>
  hashedKeys(ctx, `${kind} ${text}`);

type IdentifierKind = 'email' | 'username' | 'phone' | 'wallet';

/** The counters of an identifier. Those of single clients and of known clients have a suffix after a colon. */
export const signInCountersOf = (identifierHash: string): string[] =>
  Object.keys(MAX_OVERALL).map((action) => `${action}:${identifierHash}`);

/**
 * Counts an attempt, or rejects it with 429. The typed identifier is counted whether or not an account has it. If the
 * identifiers of one account shared a counter, a client could learn which of them belong together. Unknown clients can use
 * up the attempts of an account, but not those of the clients that it has signed in from.
 */
export async function countSignIn(ctx: Context, attempt: CountedAttempt): Promise<void> {
  const { perAddress, perClient, overall } = limitsOf(ctx, attempt);
  await countAttempt(ctx, [...perAddress, perClient, overall]);
}

/** Clears this client's failures for the account after its owner has authenticated, and uncounts this attempt elsewhere. */
export async function clearSignInAttempts(ctx: Context, attempt: CountedAttempt): Promise<void> {
  const { perAddress, perClient, overall } = limitsOf(ctx, attempt);
  await clearAttempts(ctx, perClient.key);
  await uncountAttempt(ctx, ...keysOf([...perAddress, overall]));
}

/** Uncounts an attempt whose message was not sent. */
export async function uncountSignIn(ctx: Context, attempt: CountedAttempt): Promise<void> {
  const { perAddress, perClient, overall } = limitsOf(ctx, attempt);
  await uncountAttempt(ctx, ...keysOf([...perAddress, perClient, overall]));
}

/** Uncounts an attempt that led to a sign-in from the limits of the client's network address. */
export async function uncountClientAttempt(ctx: Context, action: AddressLimitedAction): Promise<void> {
  await uncountAttempt(ctx, ...keysOf(addressLimits(ctx, action)));
}

const keysOf = (limits: readonly AttemptLimit[]) => limits.map(({ key }) => key);

interface Limits {
  readonly perAddress: readonly AttemptLimit[];
  readonly perClient: AttemptLimit;
  readonly overall: AttemptLimit;
}

function limitsOf(ctx: Context, { identifierHash, userId, isKnownClient, action }: CountedAttempt): Limits {
  const address = rateLimitKeyOf(ctx.request.ip);
  const locked = (at: string | null) =>
    userId === null ? undefined : { action: LOCKED_ACTIONS[action], userId, address: at };
  return {
    perAddress: addressLimits(ctx, action),
    perClient: { key: `${action}:${identifierHash}:${address}`, max: MAX_PER_CLIENT, lockout: locked(address) },
    // Known clients have a separate counter, which unknown clients cannot use up.
    overall: {
      key: `${action}:${identifierHash}${isKnownClient ? ':known' : ''}`,
      max: MAX_OVERALL[action],
      lockout: locked(null),
    },
  };
}
