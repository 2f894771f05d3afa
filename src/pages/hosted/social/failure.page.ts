import { html } from '@remix-run/html-template';
import { linkButton, stateIcon } from '../../elements/index.ts';
import { errorText } from '../../errors/error-texts.ts';
import type { OperationFailure } from '../../errors/operation-failure.ts';
import { hasText } from '../../texts/texts.ts';
import type { HostedPage, PageRequest, PageResult, Redirect, View } from '../page.ts';
import { CONFIRM_PATH } from '../requests/reauthentication.ts';
import { pageLink, settingUrl } from '../requests/redirects.ts';
import { SOCIAL_PATH } from './paths.ts';
import { type Failed, type Visit, visitCookie, visitOf } from './visit.ts';

const FAILURE_PATH = `${SOCIAL_PATH}/failure`;

/** Says why a sign-in with a provider did not work, with the way back. What it says is in a cookie, so that no link can say it. */
export const socialFailurePage: HostedPage = {
  path: FAILURE_PATH,
  show: async (request) => {
    const { visit, failed } = visitOf(request);
    return failureView(request, visit, failed ?? expired(request));
  },
};

/** What to say of a request that no longer exists. */
export const expired = ({ id }: PageRequest): Failed => ({
  code: 'SOCIAL_SIGN_IN_EXPIRED',
  retryAfter: null,
  requestId: id,
});

export function failedOf({ id }: PageRequest, { code, retryAfter }: OperationFailure): Failed {
  return { code, retryAfter: retryAfter ?? null, requestId: id };
}

/** Leads to the page that says what failed, away from a URL with a code of the provider. */
export const failureRedirect = (request: PageRequest, visit: Visit, failed: Failed): Redirect => ({
  to: request.link(FAILURE_PATH),
  cookies: [visitCookie(visit, failed)],
});

/** What happened, the way back, and the id of the request for the support. */
export function failureView(request: PageRequest, visit: Visit, failed: Failed): View {
  const { text, deployment } = request;
  const { supportPageUrl } = deployment.uiSettings;
  const way = wayBack(request, visit);
  const support =
    supportPageUrl === ''
      ? ''
      : linkButton({ href: settingUrl(request, supportPageUrl).href, label: text('common.support'), kind: 'other' });
  return {
    title: text(failed.code === 'SOCIAL_SIGN_IN_DENIED' ? 'social.deniedTitle' : 'errorPage.failed'),
    status: failed.code === 'SOCIAL_PROVIDER_FAILED' ? 503 : 400,
    lead: html`<span role="alert">${sentence(request, failed)}</span>`,
    picture: failed.code === 'SOCIAL_SIGN_IN_DENIED' ? stateIcon('x', 'warning') : stateIcon('warning', 'danger'),
    content: html`<div class="ways">${linkButton({ href: way.to, label: way.label })}${support}</div>`,
    foot: html`<p>${text('social.supportCode')} <code>${failed.requestId}</code></p>`,
  };
}

function sentence(request: PageRequest, { code, retryAfter }: Failed): string {
  // Elsewhere the code concerns what a user has entered.
  if (code === 'INVALID_CREDENTIALS') return request.text('social.otherAccount');
  // The parameters of a provider, which no user can correct.
  const known = code === 'VALIDATION_FAILED' ? 'SOCIAL_RESPONSE_INVALID' : hasText(`error.${code}`) ? code : 'INTERNAL';
  return errorText(request, { code: known, message: '', retryAfter: retryAfter ?? undefined });
}

function wayBack(request: PageRequest, { purpose, redirectUrl }: Visit) {
  const { text } = request;
  const back = { ...request, redirectUrl };
  const parameters: Readonly<Record<string, string>> = redirectUrl === null ? {} : { redirect_url: redirectUrl };
  switch (purpose) {
    case 'sign-in':
      return { to: pageLink(back, 'signInPageUrl'), label: text('social.backToSignIn') };
    case 'link':
      return { to: request.link('/user-profile/security', parameters), label: text('social.backToAccount') };
    case 'confirm':
      return { to: request.link(CONFIRM_PATH, parameters), label: text('common.back') };
  }
}

/** The same, as the result of a page at a URL without secrets. */
export const failureResult = (request: PageRequest, visit: Visit, failure: OperationFailure): PageResult => ({
  ...failureView(request, visit, failedOf(request, failure)),
  cookies: [visitCookie(visit)],
});
