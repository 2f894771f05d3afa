import { html } from '@remix-run/html-template';
import { SignUpPageCreateDocument, SignUpPageDocument, type SignUpPageQuery } from '../documents.ts';
import { problem } from '../elements.ts';
import { findInvitation } from '../invitations/find-invitation.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import { continueTo, pageLink } from '../redirects.ts';
import { signUpForm } from './sign-up-form.ts';
import { inputOfForm } from './sign-up-input.ts';
import { CURRENT_ATTEMPT, expiredAttempt, resend, returnUrl, verificationStep, verify } from './verification-step.ts';

/** The page on which users sign up, and verify their addresses. */
export const signUpPage: HostedPage = {
  path: '/sign-up',
  setting: 'signUpPageUrl',
  secrets: ['invitation_token', 'waitlist_token'],
  show,
  actions: { submit: signUp, verify, resend },
};

async function show(request: PageRequest): Promise<PageResult> {
  const page = await request.run(SignUpPageDocument);
  const attemptId = request.query.get('attempt') ?? request.form.get('attempt');
  if (attemptId !== null) return showAttempt(request, page, attemptId);
  const token = request.secret('invitation_token');
  if (token !== null) return showInvited(request, page, token);
  if (request.isSignedIn && request.failure === null && !request.query.has('another')) return signedIn(request, page);
  if (request.failure?.is('INVALID_LINK')) return invalidWaitlistLink(request);
  const isOpen = page.authOptions?.signUpMode === 'OPEN' || request.secret('waitlist_token') !== null;
  return isOpen ? signUpForm(request, page, null) : notOpen(request, page);
}

/** The form for an invited person. The page of the invitation says why it cannot be accepted, and lets signed-in users accept it. */
async function showInvited(request: PageRequest, page: SignUpPageQuery, token: string): Promise<PageResult> {
  const found = await findInvitation(request, token);
  const canSignUp = !request.isSignedIn || request.failure !== null || request.query.has('another');
  if (found?.preview.status === 'PENDING' && canSignUp) return signUpForm(request, page, found.preview);
  return { to: request.link('/invitations/accept', { token }), forget: ['invitation_token'] };
}

/** Says that the link of an approved waitlist entry is no longer valid, and where to get another. */
function invalidWaitlistLink(request: PageRequest): PageResult {
  const { text, appName } = request;
  return {
    title: text('signUp.title', { app: appName }),
    content: html`${problem(request)}
<p>${text('signUp.waitlistLinkExpired')}</p>
<p><a class="button is-main" href="${pageLink(request, 'waitlistPageUrl')}">${text('signUp.joinWaitlist')}</a></p>`,
    forget: ['waitlist_token'],
  };
}

/** The step of a sign-up that waits for a code or link. A link may have completed it in another tab of this browser. */
function showAttempt(request: PageRequest, page: SignUpPageQuery, attemptId: string): PageResult {
  const attempts = page.session?.signupAttempts ?? [];
  const attempt = attemptId === CURRENT_ATTEMPT ? attempts.at(-1) : attempts.find(({ id }) => id === attemptId);
  if (attempt !== undefined) return verificationStep(request, attempt);
  return request.isSignedIn ? continueTo(request, 'afterSignupRedirectUrl') : expiredAttempt(request);
}

function signedIn(request: PageRequest, { viewer }: SignUpPageQuery): PageResult {
  const { text, appName } = request;
  const name = viewer?.email ?? viewer?.username;
  return {
    title: text('signUp.title', { app: appName }),
    content: html`<p>${name ? text('signIn.signedInAs', { name }) : text('signUp.signedIn')}</p>
<p class="actions"><a class="button is-main" href="${continueTo(request, 'afterSignupRedirectUrl').to}">${text('common.continue')}</a>
<a class="button" href="${request.link('/sign-up', { another: '1' })}">${text('signUp.another')}</a></p>`,
  };
}

/** Says that users cannot sign up without an invitation, or without an approved waitlist entry. */
function notOpen(request: PageRequest, { authOptions }: SignUpPageQuery): PageResult {
  const { text, appName } = request;
  const isWaitlist = authOptions?.signUpMode === 'WAITLIST';
  const waitlist = html`<p><a class="button is-main" href="${pageLink(request, 'waitlistPageUrl')}">${text('signUp.joinWaitlist')}</a></p>`;
  return {
    title: text('signUp.title', { app: appName }),
    content: html`<p>${text(isWaitlist ? 'signUp.waitlistOnly' : 'signUp.closed', { app: appName })}</p>
${isWaitlist ? waitlist : ''}
<p>${text('signUp.haveAccount')} <a href="${pageLink(request, 'signInPageUrl')}">${text('signIn.submit')}</a></p>`,
  };
}

async function signUp(request: PageRequest): Promise<PageResult> {
  const { signUp: result } = await request.run(SignUpPageCreateDocument, {
    input: { ...inputOfForm(request), redirectUrl: returnUrl(request) },
  });
  const { signupAttempt, signinAttempt } = result ?? {};
  if (signupAttempt) return { to: request.link('/sign-up', { attempt: signupAttempt.id }) };
  const forget = ['invitation_token', 'waitlist_token'];
  if (signinAttempt) return { to: request.link('/sign-in', { attempt: signinAttempt.id }), forget };
  return { ...continueTo(request, 'afterSignupRedirectUrl'), forget };
}
