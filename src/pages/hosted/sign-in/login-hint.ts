import type { PageRequest } from '../page.ts';
import { authorizationPath } from '../requests/authorization.ts';

const MAX_LENGTH = 254;

/**
 * Whom an application expects to sign in, as its authorization request says (`login_hint` of OpenID Connect Core, section 3.1.2.1). It is
 * a suggestion of the application, so it fills in the field and is never looked up.
 */
export function loginHint(request: Pick<PageRequest, 'origin' | 'redirectUrl'>): string | null {
  const url = request.redirectUrl === null ? null : URL.parse(request.redirectUrl);
  if (url === null || authorizationPath(request, url.pathname + url.search) === null) return null;
  const hint = url.searchParams.get('login_hint');
  return hint === null || hint.length > MAX_LENGTH ? null : hint;
}
