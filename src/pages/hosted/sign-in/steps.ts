import { html, type SafeHtml } from '@remix-run/html-template';
import { button, field, form, notice, problem } from '../layout/elements.ts';
import type { PageRequest, View } from '../page.ts';
import type { TextKey } from '../texts/texts.ts';
import { backupCodesStep, enrolmentStep } from './enrolment.ts';
import { scriptButton } from './methods.ts';
import { scripted, scriptProblem } from './scripted.ts';
import { secondFactorStep } from './second-factor.ts';
import type { Attempt, SignInState } from './state.ts';
import { attemptPath, type Step } from './step.ts';

/** Shows the step that a sign-in waits for. */
export function stepView(request: PageRequest, state: SignInState, attempt: Attempt): View {
  const { title, content, isElsewhere = false } = stepOf(request, attempt);
  return {
    title: request.text(title),
    scripts: ['sign-in.js'],
    content: scripted(request, state, {
      attemptId: attempt.id,
      isElsewhere,
      content: html`${problem(request, ['code', 'code1', 'code2'])}${scriptProblem()}${notice(request, { sent: 'signIn.sentAgain' })}
${content}
<p class="beside"><a href="${request.link('/sign-in')}">${request.text('signIn.startAgain')}</a></p>`,
    }),
  };
}

function stepOf(request: PageRequest, attempt: Attempt): Step {
  switch (attempt.currentStep) {
    case 'VERIFY_SECOND_FACTOR':
      return secondFactorStep(request, attempt);
    case 'ENROLL_SECOND_FACTOR':
      return enrolmentStep(request, attempt);
    case 'CREATE_BACKUP_CODES':
      return backupCodesStep(request, attempt);
    case 'LINK_WALLET':
      return walletStep(request);
    case 'VERIFY_EMAIL':
      return codeStep(request, attempt, 'signIn.checkEmail', 'signIn.codeByEmail');
    default:
      return firstFactorStep(request, attempt);
  }
}

function firstFactorStep(request: PageRequest, attempt: Attempt): Step {
  if (attempt.method === 'PASSKEY') return passkeyStep(request);
  if (attempt.method === 'MAGIC_LINK') return linkStep(request, attempt);
  return attempt.method === 'PHONE_OTP'
    ? codeStep(request, attempt, 'signIn.checkPhone', 'signIn.codeByPhone')
    : codeStep(request, attempt, 'signIn.checkEmail', 'signIn.codeByEmail');
}

function codeStep(request: PageRequest, attempt: Attempt, title: TextKey, explanation: TextKey): Step {
  const { text } = request;
  return {
    title,
    content: html`<p>${text(explanation)}</p>
${form(request, {
  path: attemptPath(attempt),
  action: 'verify',
  content: [
    field(request, {
      name: 'code',
      label: text('common.code'),
      autocomplete: 'one-time-code',
      inputMode: 'numeric',
      maxLength: 16,
      isRequired: true,
      hasFocus: true,
      isSecret: true,
    }),
    button({ label: text('common.continue') }),
  ],
})}
${sendAgain(request, attempt)}`,
  };
}

function linkStep(request: PageRequest, attempt: Attempt): Step {
  return {
    title: 'signIn.checkEmail',
    isElsewhere: true,
    content: html`<p>${request.text('signIn.linkByEmail')}</p>
${sendAgain(request, attempt)}`,
  };
}

/** Seconds between two messages, as the service requires. */
const RESEND_SECONDS = 60;

/** Requests the message again. The script disables the button until the service accepts it. */
function sendAgain(request: PageRequest, attempt: Attempt): SafeHtml {
  const { text, query } = request;
  const passed = query.get('done') === 'sent' ? 0 : (Date.now() - Date.parse(attempt.createdAt)) / 1_000;
  const wait = Math.max(0, Math.ceil(RESEND_SECONDS - passed));
  const countdown = text('signIn.sendAgainIn', { seconds: '{seconds}' });
  return html`<div data-wait="${wait}" data-wait-text="${countdown}">${form(request, {
    path: attemptPath(attempt),
    action: 'sendAgain',
    content: [
      html`<p class="hint">${text('signIn.notReceived')}</p>`,
      button({ label: text('signIn.sendAgain'), kind: 'other' }),
    ],
  })}</div>`;
}

function passkeyStep(request: PageRequest): Step {
  return {
    title: 'signIn.usePasskey',
    content: html`<p>${request.text('signIn.passkeyText')}</p>
<noscript><p>${request.text('signIn.needsScript')}</p></noscript>
<div class="ways">${scriptButton('passkey-step', request.text('signIn.withPasskey'), true)}</div>`,
  };
}

function walletStep(request: PageRequest): Step {
  return {
    title: 'signIn.linkWallet',
    content: html`<p>${request.text('signIn.linkWalletText')}</p>
<noscript><p>${request.text('signIn.needsScript')}</p></noscript>
<div class="ways">${scriptButton('wallet-link', request.text('signIn.linkWalletButton'), true)}</div>`,
  };
}
