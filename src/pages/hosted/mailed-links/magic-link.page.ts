import { html } from '@remix-run/html-template';
import { button, form, linkButton, problem, stateIcon } from '../../elements/index.ts';
import { PageVerifyMagicLinkDocument } from '../documents.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import { continueTo, pageLink } from '../requests/redirects.ts';
import { afterStep } from '../sign-in/after-sign-in.ts';
import { headingBelowLogo } from '../sign-in/heading.ts';
import { scripted } from '../sign-in/scripted.ts';
import { readState } from '../sign-in/state.ts';
import { unusableLink } from './unusable-link.ts';

/** The page of mailed links that confirm a sign-in, a sign-up or an address. Only its button uses the link. */
export const magicLinkPage: HostedPage = {
  path: '/auth/verify-magic-link',
  secrets: ['token'],
  show,
  actions: { submit: confirm },
};

async function show(request: PageRequest): Promise<PageResult> {
  const { text, appName, failure } = request;
  if (failure?.is('INVALID_LINK', 'VALIDATION_FAILED')) return unusableLink(request, 'error.INVALID_LINK', 'token');
  if (request.query.get('done') === 'verified') {
    return {
      title: text('link.verifiedTitle'),
      lead: html`<span role="status">${text('link.verifiedText')}</span>`,
      picture: stateIcon('check', 'good'),
      content: html`<div class="ways">${linkButton({ href: continueTo(request, 'afterSigninRedirectUrl').to, label: text('common.continue') })}</div>`,
    };
  }
  if (request.secret('token') === null) return unusableLink(request, 'link.incomplete', 'token');
  const state = await readState(request);
  return {
    title: text('link.title', { app: appName }),
    ...headingBelowLogo(request, 'signIn.heading'),
    lead: text(failure?.is('OTHER_DEVICE') ? 'link.otherDevice' : 'link.text'),
    scripts: ['sign-in.js'],
    content: scripted(request, state, {
      content: html`${problem(request)}
${form(request, { content: button({ label: text('common.continue') }) })}`,
    }),
  };
}

async function confirm(request: PageRequest): Promise<PageResult> {
  const token = request.secret('token');
  if (token === null) return unusableLink(request, 'link.incomplete', 'token');
  const redirect = request.redirectUrl === null ? {} : { redirectUrl: request.redirectUrl };
  const { verifyMagicLink: result } = await request.run(PageVerifyMagicLinkDocument, { input: { token, ...redirect } });
  const forget = ['token'];
  if (result?.signUpAttempt) {
    return { to: pageLink(request, 'signUpPageUrl', { attempt: result.signUpAttempt.id }), forget };
  }
  if (result?.email) return { to: request.link(request.path, { done: 'verified' }), forget };
  const way = isOfSignUp(request) ? null : 'email-link';
  return { ...afterStep(request, result?.signInAttempt, { way }), forget };
}

/** Whether the link completes a sign-up, which returns to its page. */
const isOfSignUp = ({ redirectUrl }: PageRequest) =>
  redirectUrl !== null && new URL(redirectUrl).pathname === '/sign-up';
