import type { PageRequest } from '../page.ts';
import { REDIRECT_PARAMETER, requestedUrl } from './redirects.ts';

/** The page that authenticates a user again. It exists also where the deployment has a profile page of its own. */
export const CONFIRM_PATH = '/user-profile/confirm';

/** The page that authenticates the user again, for changes that need a recent authentication, and returns to this one. */
export function confirmLink(request: PageRequest): string {
  const here = new URL(requestedUrl(request));
  here.searchParams.delete('done');
  return request.accountLink(CONFIRM_PATH, { [REDIRECT_PARAMETER]: here.href });
}
