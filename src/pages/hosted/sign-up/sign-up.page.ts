import { html } from '@remix-run/html-template';
import { linkButton, problem, stateIcon } from '../../elements/index.ts';
import { SignUpPageCreateDocument, SignUpPageDocument, type SignUpPageQuery } from '../documents.ts';
import { findInvitation } from '../invitations/find-invitation.ts';
import type { HostedPage, PageRequest, PageResult, View } from '../page.ts';
import { continueTo, pageLink } from '../requests/redirects.ts';
import { headingBelowLogo } from '../sign-in/heading.ts';
import { completeProfile, profileStep } from './profile-step.ts';
import { haveAccount, signUpForm } from './sign-up-form.ts';
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
  const { text } = request;
  return {
    ...signUpHead(request),
    lead: text('signUp.waitlistLinkExpired'),
    picture: stateIcon('time', 'warning'),
    content: html`${problem(request)}
<div class="ways">${linkButton({ href: pageLink(request, 'waitlistPageUrl'), label: text('signUp.joinWaitlist') })}</div>`,
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

/** The title of the page. Below a logo, the heading does not repeat the name. */
const signUpHead = (request: PageRequest): Pick<View, 'title' | 'heading'> => ({
  title: request.text('signUp.title', { app: request.appName }),
  ...headingBelowLogo(request, 'signUp.heading'),
});

function signedIn(request: PageRequest, { viewer }: SignUpPage): PageResult {
  const { text } = request;
  const name = viewer?.email ?? viewer?.username;
  return {
    ...signUpHead(request),
    lead: name ? text('signIn.signedInAs', { name }) : text('signUp.signedIn'),
    content: html`<div class="ways">${linkButton({ href: continueTo(request, 'afterSignupRedirectUrl').to, label: text('common.continue') })}
${linkButton({ href: request.link('/sign-up', { another: '1' }), label: text('signUp.another'), kind: 'other' })}</div>`,
  };
}

/** Says that users cannot sign up without an invitation, or without an approved waitlist entry. */
function notOpen(request: PageRequest, { authOptions }: SignUpPage): PageResult {
  const { text, appName } = request;
  const isWaitlist = authOptions.signUpMode === 'WAITLIST';
  return {
    ...signUpHead(request),
    lead: text(isWaitlist ? 'signUp.waitlistOnly' : 'signUp.closed', { app: appName }),
    picture: stateIcon(isWaitlist ? 'time' : 'lock'),
    content: isWaitlist
      ? html`<div class="ways">${linkButton({ href: pageLink(request, 'waitlistPageUrl'), label: text('signUp.joinWaitlist') })}</div>`
      : html``,
    foot: haveAccount(request),
  };
}

async function signUp(request: PageRequest): Promise<PageResult> {
  const { signUp: result } = await request.run(SignUpPageCreateDocument, {
    input: { ...inputOfForm(request), redirectUrl: returnUrl(request) },
  });
  return afterSignUp(request, result);
}
