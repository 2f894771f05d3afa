import type { Context } from '../context.ts';
import { rateLimitKeyOf } from '../network/addresses.ts';
import type { AttemptLimit } from './attempt-counter.ts';

/** The actions with a limit per client address, each counted separately. */
export type AddressLimitedAction = 'signin' | 'signin_message' | 'signin_passkey' | 'signup' | 'reset' | 'reset_use';

/** What a reached limit prevents: values of `LockedAction` in the schema. */
export const LOCKED_ACTIONS = {
  signin: 'SIGN_IN',
  signin_message: 'SIGN_IN_MESSAGE',
  signin_passkey: 'SIGN_IN_PASSKEY',
  signup: 'SIGN_UP',
  reset: 'PASSWORD_RESET',
  reset_use: 'PASSWORD_RESET',
} as const satisfies Record<AddressLimitedAction, string>;

/** The limits of the client address, independent of the user. The client may see them, so a rejection returns them in headers. */
export function addressLimits({ config, request }: Context, action: AddressLimitedAction): AttemptLimit[] {
  return config.rateLimitSignInPerAddress.map(({ limit, windowMs }) => {
    const seconds = windowMs / 1_000;
    const address = rateLimitKeyOf(request.ip);
    return {
      key: `${action}:${address}/${seconds}s`,
      max: limit,
      seconds,
      headerName: `${action}-${seconds}s`,
      lockout: { action: LOCKED_ACTIONS[action], userId: null, address },
    };
  });
}
