import type { Context } from '../context.ts';
import { rateLimitKeyOf } from '../network/addresses.ts';
import type { AttemptLimit } from './attempt-counter.ts';

/** The actions with a limit per client address, each counted separately. */
export type AddressLimitedAction = 'signin' | 'signin_message' | 'signin_passkey' | 'signup' | 'reset' | 'reset_use';

/** The limits of the client address, independent of the user. The client may see them, so a rejection returns them in headers. */
export function addressLimits({ config, request }: Context, action: AddressLimitedAction): AttemptLimit[] {
  return config.rateLimitSignInPerAddress.map(({ limit, windowMs }) => {
    const seconds = windowMs / 1_000;
    const key = `${action}:${rateLimitKeyOf(request.ip)}/${seconds}s`;
    return { key, max: limit, seconds, headerName: `${action}-${seconds}s` };
  });
}
