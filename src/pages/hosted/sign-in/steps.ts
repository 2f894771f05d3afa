import { html, type SafeHtml } from '@remix-run/html-template';
import { button, form, hintBox, notice, problem, scriptProblem, stateIcon } from '../../elements/index.ts';
import type { TextKey } from '../../texts/texts.ts';
import type { PageRequest, View } from '../page.ts';
import { codeField } from './code-field.ts';
import { backupCodesStep, enrolmentStep } from './enrolment.ts';
import { scripted, scriptedStep } from './scripted.ts';
import { secondFactorStep } from './second-factor.ts';
import { sendAgainForm } from './send-again.ts';
import type { Attempt, SignInState } from './state.ts';
import { attemptPath, type Step, stepFields, stepHead } from './step.ts';

/** Shows the step that a sign-in waits for. */
export function stepView(request: PageRequest, state: SignInState, attempt: Attempt): View {
  const step = stepOf(request, attempt);
  return {
    ...stepHead(request, step),
    scripts: ['sign-in.js'],
    content: scripted(request, state, {
      attemptId: attempt.id,
      next: request.link('/sign-in', { step: 'next', ...stepFields(request, attempt) }),
      isElsewhere: step.isElsewhere ?? false,
      content: html`${problem(request, ['code', 'code1', 'code2'])}${scriptProblem()}${notice(request, { sent: 'signIn.sentAgain' })}
${step.content}`,
    }),
    foot: html`<p><a href="${request.link('/sign-in')}">${request.text('signIn.startAgain')}</a></p>`,
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

function codeStep(request: PageRequest, attempt: Attempt, title: TextKey, lead: TextKey): Step {
  return {
    title,
    lead,
    content: html`${form(request, {
      path: attemptPath(attempt),
      action: 'verify',
      hidden: stepFields(request, attempt),
      content: [codeField(request), button({ label: request.text('common.continue') })],
    })}
${sendAgain(request, attempt)}`,
  };
}

function linkStep(request: PageRequest, attempt: Attempt): Step {
  return {
    title: 'signIn.checkEmail',
    lead: 'signIn.linkByEmail',
    picture: stateIcon('mail'),
    isElsewhere: true,
    content: html`${hintBox(request.text('signIn.linkNext'), 'browser')}
${sendAgain(request, attempt)}`,
  };
}

/** Requests the message again. */
const sendAgain = (request: PageRequest, attempt: Attempt): SafeHtml =>
  sendAgainForm(request, {
    path: attemptPath(attempt),
    action: 'sendAgain',
    hidden: stepFields(request, attempt),
    startedAt: attempt.createdAt,
  });

function passkeyStep(request: PageRequest): Step {
  return {
    title: 'signIn.usePasskey',
    lead: 'signIn.passkeyText',
    picture: stateIcon('passkey'),
    content: scriptedStep(request, { run: 'passkey-step', label: 'signIn.withPasskey' }),
  };
}

function walletStep(request: PageRequest): Step {
  return {
    title: 'signIn.linkWallet',
    lead: 'signIn.linkWalletText',
    picture: stateIcon('wallet'),
    content: scriptedStep(request, { run: 'wallet-link', label: 'signIn.linkWalletButton' }),
  };
}
