import type { Context } from '../context.ts';
import { rateKeyOf } from '../network/addresses.ts';
import type { Limit } from './attempt-counter.ts';

/** What an address may try so often as the service is configured; each is counted by itself. */
export type AddressLimitedAction = 'signin' | 'signin_message' | 'signup' | 'reset' | 'reset_use';

/** The limits of the caller's address, whoever they try to be. They are the caller's own: a refusal shows how they stand. */
export function addressLimits({ config, request }: Context, what: AddressLimitedAction): Limit[] {
  return config.rateLimitSignInPerAddress.map(({ limit, windowMs }) => {
    const seconds = windowMs / 1_000;
    return { key: `${what}:${rateKeyOf(request.ip)}/${seconds}s`, max: limit, seconds, shownAs: `${what}-${seconds}s` };
  });
}
