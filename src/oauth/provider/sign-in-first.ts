import type { SignedIn } from '../../platform/access/acting-user.ts';

/** Where a browser must go before the provider sees its request, with the parameters of the request to return with. */
export interface Detour {
  readonly page: '/sign-in' | '/user-profile/confirm' | '/choose-account';
  readonly returnWith: URLSearchParams;
}

/**
 * What an authorization request needs before the provider answers it: a signed-in user, who has confirmed it or chosen an account if the
 * application asks for this. Nothing is stored for it: the browser returns with the request, without what was done.
 */
export function signInFirst(parameters: URLSearchParams, signedIn: SignedIn | null): Detour | null {
  const prompts = new Set((parameters.get('prompt') ?? '').split(' ').filter((each) => each !== ''));
  // The provider answers that the user has to do something.
  if (prompts.has('none')) return null;
  const without = (done: string, isConfirmed = false) => {
    const left = new URLSearchParams(parameters);
    if (isConfirmed) left.set(CONFIRMED_SINCE, String(Date.now()));
    const prompt = [...prompts].filter((each) => each !== done).join(' ');
    if (prompt === '') left.delete('prompt');
    else left.set('prompt', prompt);
    return left;
  };
  if (signedIn === null) return { page: '/sign-in', returnWith: without('login', true) };
  if (prompts.has('select_account')) return { page: '/choose-account', returnWith: without('select_account') };
  if (prompts.has('login') || isTooOld(signedIn, parameters)) {
    return { page: '/user-profile/confirm', returnWith: without('login', true) };
  }
  return null;
}

/**
 * The time when the browser was sent to confirm the sign-in, in milliseconds. With a short `max_age`, the confirmation would be too old
 * again when the browser returns. The application learns the true time from `auth_time`.
 */
const CONFIRMED_SINCE = 'confirmed_since';

function isTooOld({ authenticatedAt }: SignedIn, parameters: URLSearchParams): boolean {
  const maxAge = parameters.get('max_age');
  if (maxAge === null || !/^\d{1,9}$/.test(maxAge)) return false;
  const confirmed = parameters.get(CONFIRMED_SINCE);
  const authenticated = Date.parse(authenticatedAt);
  if (confirmed !== null && /^\d{1,15}$/.test(confirmed) && authenticated >= Number(confirmed)) return false;
  return authenticated + Number(maxAge) * 1_000 < Date.now();
}
