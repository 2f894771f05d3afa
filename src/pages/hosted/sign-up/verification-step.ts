import { html, type SafeHtml } from '@remix-run/html-template';
import { button, form, linkButton, notice, problem, stateIcon } from '../../elements/index.ts';
import { type SignUpPageQuery, SignUpPageResendDocument, SignUpPageVerifyDocument } from '../documents.ts';
import type { PageRequest, PageResult, Redirect, View } from '../page.ts';
import { afterStep } from '../sign-in/after-sign-in.ts';
import { codeField } from '../sign-in/code-field.ts';
import { scripted } from '../sign-in/scripted.ts';
import { sendAgainForm } from '../sign-in/send-again.ts';

type Options = NonNullable<SignUpPageQuery['authOptions']>;
type Attempt = NonNullable<SignUpPageQuery['session']>['signUpAttempts'][number];

/** Stands for the attempt of this browser, before its id is known. */
export const CURRENT_ATTEMPT = 'current';

/** Where a mailed link leads after it was confirmed: to the next step of the sign-up, or the page after it. */
export const returnUrl = (request: PageRequest) =>
  new URL(request.link('/sign-up', { attempt: CURRENT_ATTEMPT }), request.publicOrigin).href;

/** Asks for the code that was sent, or says that a link was sent. */
export function verificationStep(request: PageRequest, options: Options, attempt: Attempt): View {
  const { text } = request;
  const isPhone = attempt.currentStep === 'VERIFY_PHONE';
  const isLink = attempt.requiredFields.includes('token');
  return {
    title: text(isPhone ? 'signUp.verifyPhone' : 'signUp.verifyEmail'),
    lead: text(isPhone ? 'signUp.enterPhoneCode' : isLink ? 'signUp.openLink' : 'signUp.enterEmailCode'),
    ...(isLink ? { picture: stateIcon('mail') } : {}),
    scripts: ['sign-in.js'],
    content: scripted(
      request,
      { options },
      {
        content: html`${problem(request, ['code'])}
${notice(request, { sent: isLink ? 'signUp.linkSentAgain' : 'signUp.codeSentAgain' })}
${isLink ? linkActions(request, attempt) : codeForm(request, attempt)}
${sendAgainForm(request, { action: 'resend', hidden: { attempt: attempt.id }, startedAt: attempt.createdAt })}`,
      },
    ),
    foot: startAgain(request),
  };
}

export const startAgain = (request: PageRequest): SafeHtml =>
  html`<p><a href="${request.link('/sign-up')}">${request.text('signUp.startAgain')}</a></p>`;

const codeForm = (request: PageRequest, { id }: Attempt): SafeHtml =>
  form(request, {
    action: 'verify',
    hidden: { attempt: id },
    content: [codeField(request, { maxLength: 64 }), button({ label: request.text('common.continue') })],
  });

/** The user opens the link in another tab and returns here. */
const linkActions = (request: PageRequest, { id }: Attempt): SafeHtml =>
  html`<div class="ways">${linkButton({ href: request.link('/sign-up', { attempt: id }), label: request.text('signUp.linkOpened') })}</div>`;

/** Says that the sign-up of the address has expired, or was completed elsewhere. */
export function expiredAttempt(request: PageRequest): View {
  const { text } = request;
  return {
    title: text('signUp.expiredTitle'),
    lead: text('signUp.expired'),
    picture: stateIcon('time', 'warning'),
    content: html`<div class="ways">${linkButton({ href: request.link('/sign-up'), label: text('signUp.startAgain') })}</div>`,
  };
}

/** Completes the step with the code of the form. */
export async function verify(request: PageRequest): Promise<PageResult> {
  const signUpAttemptId = attemptOf(request);
  const code = (request.form.get('code') ?? '').replaceAll(/\s/g, '');
  const { attemptVerification: result } = await request.run(SignUpPageVerifyDocument, {
    input: { signUpAttemptId, code },
  });
  return afterSignUp(request, result);
}

interface Attempts {
  readonly signUpAttempt: { readonly id: string } | null;
  readonly signInAttempt: { readonly id: string } | null;
}

/** Leads to the next step of a sign-up, of the sign-in that follows it, or to the end. */
export function afterSignUp(request: PageRequest, attempts: Attempts | null): Redirect {
  if (attempts?.signUpAttempt) return { to: request.link('/sign-up', { attempt: attempts.signUpAttempt.id }) };
  const next = afterStep(request, attempts?.signInAttempt, { setting: 'afterSignupRedirectUrl' });
  return { ...next, forget: ['invitation_token', 'waitlist_token'] };
}

/** Sends the code or link again. */
export async function resend(request: PageRequest): Promise<PageResult> {
  const signUpAttemptId = attemptOf(request);
  await request.run(SignUpPageResendDocument, { input: { signUpAttemptId, redirectUrl: returnUrl(request) } });
  return { to: request.link('/sign-up', { attempt: signUpAttemptId, done: 'sent' }) };
}

const attemptOf = (request: PageRequest) => request.form.get('attempt') ?? '';
