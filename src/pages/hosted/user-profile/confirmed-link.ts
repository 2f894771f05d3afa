import type { PageRequest } from '../page.ts';
import { PROFILE_PATH } from './profile-page.ts';

/** The page of the change, or else the profile. */
export const backTo = ({ redirectUrl }: PageRequest): string => redirectUrl ?? PROFILE_PATH;

/** The page of the change with a message. A page of another host gets none. */
export function confirmedLink(request: PageRequest): string {
  const url = new URL(backTo(request), request.origin);
  if (url.origin === request.origin) url.searchParams.set('done', 'confirmed');
  return url.href;
}
