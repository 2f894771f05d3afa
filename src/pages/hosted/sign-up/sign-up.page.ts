import { html } from '@remix-run/html-template';
import { SignUpPageCreateDocument, SignUpPageDocument, type SignUpPageQuery } from '../documents.ts';
import { findInvitation } from '../invitations/find-invitation.ts';
import { problem } from '../layout/elements.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import { continueTo, pageLink } from '../requests/redirects.ts';
import { completeProfile, profileStep } from './profile-step.ts';
import { signUpForm } from './sign-up-form.ts';
import { inputOfForm } from './sign-up-input.ts';
import {
  afterSignUp,
  CURRENT_ATTEMPT,
  expiredAttempt,
  resend,
  returnUrl,
  verificationStep,
  verify,
} from './verification-step.ts';

/** The page on which users sign up, and verify their addresses. */
export const signUpPage: HostedPage = {
  path: '/sign-up',
  setting: 'signUpPageUrl',
  secrets: ['invitation_token', 'waitlist_token'],
  show,
  actions: { submit: signUp, complete: completeProfile, verify, resend },
};

/** What the page knows of the deployment's settings and of this browser. */
type SignUpPage = SignUpPageQuery & { readonly authOptions: NonNullable<SignUpPageQuery['authOptions']> };

async function readPage(request: PageRequest): Promise<SignUpPage> {
  const { authOptions, ...rest } = await request.run(SignUpPageDocument);
  if (authOptions === null) throw new Error('The options of a sign-up are missing.');
  return { authOptions, ...rest };
}

async function show(request: PageRequest): Promise<PageResult> {
  const page = await readPage(request);
  const attemptId = request.query.get('attempt') ?? request.form.get('attempt');
  if (attemptId !== null) return showAttempt(request, page, attemptId);
  const token = request.secret('invitation_token');
  if (token !== null) return showInvited(request, page, token);
  if (request.isSignedIn && request.failure === null && !request.query.has('another')) return signedIn(request, page);
  if (request.failure?.is('INVALID_LINK')) return invalidWaitlistLink(request);
  const isOpen = page.authOptions.signUpMode === 'OPEN' || request.secret('waitlist_token') !== null;
  return isOpen ? signUpForm(request, page.authOptions, null) : notOpen(request, page);
}

/** The form for an invited person. The page of the invitation says why it cannot be accepted, and lets signed-in users accept it. */
async function showInvited(request: PageRequest, page: SignUpPage, token: string): Promise<PageResult> {
  const found = await findInvitation(request, token);
  const canSignUp = !request.isSignedIn || request.failure !== null || request.query.has('another');
  if (found?.preview.status === 'PENDING' && canSignUp) return signUpForm(request, page.authOptions, found.preview);
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
function showAttempt(request: PageRequest, page: SignUpPage, attemptId: string): PageResult {
  const attempts = page.session?.signUpAttempts ?? [];
  const attempt = attemptId === CURRENT_ATTEMPT ? attempts.at(-1) : attempts.find(({ id }) => id === attemptId);
  if (attempt?.currentStep === 'COMPLETE_PROFILE') return profileStep(request, page.authOptions, attempt);
  if (attempt !== undefined) return verificationStep(request, page.authOptions, attempt);
  return request.isSignedIn ? continueTo(request, 'afterSignupRedirectUrl') : expiredAttempt(request);
}

function signedIn(request: PageRequest, { viewer }: SignUpPage): PageResult {
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
function notOpen(request: PageRequest, { authOptions }: SignUpPage): PageResult {
  const { text, appName } = request;
  const isWaitlist = authOptions.signUpMode === 'WAITLIST';
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
  return afterSignUp(request, result);
}
