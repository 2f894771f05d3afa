import { html, type SafeHtml } from '@remix-run/html-template';
import { hintBox } from '../../elements/index.ts';
import type { PageRequest } from '../page.ts';
import { authorizationPath } from '../requests/authorization.ts';
import { REDIRECT_PARAMETER } from '../requests/redirects.ts';
import { PROFILE_PATH } from './profile-page.ts';

/** The parameter of an authorization request that waits for a second factor: see `second-factor-first.ts` of the OpenID provider. */
const PARAMETER = 'second_factor';
const SECURITY_PATH = `${PROFILE_PATH}/security`;

/** The authorization request for which the user confirms a second factor; null where the page serves another purpose. */
export function secondFactorRequest({ redirectUrl, origin }: PageRequest): URL | null {
  const url = redirectUrl === null ? null : URL.parse(redirectUrl);
  if (url === null || url.origin !== origin || !url.searchParams.has(PARAMETER)) return null;
  return authorizationPath({ origin }, url.pathname + url.search) === null ? null : url;
}

/** Leads a user without a second factor to the page where one is set up, which leads back to the request. */
export function setUpHint(request: PageRequest, asked: URL): SafeHtml {
  const { text } = request;
  const back = new URL(asked);
  back.searchParams.set(PARAMETER, 'enrolled');
  const to = request.accountLink(SECURITY_PATH, { [REDIRECT_PARAMETER]: back.href });
  return hintBox(html`<p>${text('profile.confirm.secondFactor.none')}</p>
${request.hasPage(SECURITY_PATH) ? html`<p><a href="${to}">${text('profile.confirm.secondFactor.setUp')}</a></p>` : ''}`);
}
