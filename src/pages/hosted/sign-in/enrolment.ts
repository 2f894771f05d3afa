import { html, type SafeHtml } from '@remix-run/html-template';
import { button, field, form } from '../layout/elements.ts';
import { qrCode } from '../layout/qr-code.ts';
import type { PageRequest } from '../page.ts';
import type { Attempt } from './state.ts';
import { attemptPath, type Step } from './step.ts';

/** An enrolment that was started, with its secret. */
interface Enrolment {
  readonly otpauthUrl: string;
  readonly secret: string;
}

/**
 * Enrols an authenticator. The secret is shown only in the response that starts the enrolment. The form of the codes sends it
 * back, so that the page can show it again after wrong codes.
 */
export function enrolmentStep(request: PageRequest, attempt: Attempt, otpauthUrl?: string): Step {
  const isOver = request.failure?.is('TOO_MANY_ATTEMPTS', 'NO_AUTHENTICATOR', 'ALREADY_VERIFIED') ?? false;
  const enrolment = isOver ? null : enrolmentOf(otpauthUrl ?? request.form.get('otpauth') ?? '');
  const content = enrolment === null ? startForm(request, attempt) : codesForm(request, attempt, enrolment);
  return { title: 'signIn.enrol.title', content };
}

const MAX_URL_LENGTH = 1_024;

/** The parts of an `otpauth` URL; null for any other text. */
function enrolmentOf(otpauthUrl: string): Enrolment | null {
  if (otpauthUrl.length > MAX_URL_LENGTH) return null;
  const url = URL.parse(otpauthUrl);
  const secret = url?.protocol === 'otpauth:' ? url.searchParams.get('secret') : null;
  return secret !== null && /^[A-Z2-7]{16,128}$/.test(secret) ? { otpauthUrl, secret } : null;
}

function startForm(request: PageRequest, attempt: Attempt): SafeHtml {
  const { text } = request;
  return html`<p>${text('signIn.enrol.text')}</p>
${form(request, {
  path: attemptPath(attempt),
  action: 'startEnrolment',
  content: button({ label: text('signIn.enrol.start') }),
})}`;
}

function codesForm(request: PageRequest, attempt: Attempt, { otpauthUrl, secret }: Enrolment): SafeHtml {
  const { text } = request;
  const codeField = (name: string, label: string, hasFocus: boolean) =>
    field(request, {
      name,
      label,
      autocomplete: 'off',
      inputMode: 'numeric',
      maxLength: 16,
      isRequired: true,
      isSecret: true,
      hasFocus,
    });
  return html`<ol class="steps">
<li>${text('signIn.enrol.scan')}
${qrCode(otpauthUrl, text('signIn.enrol.qrCode'))}
<p class="hint">${text('signIn.enrol.sameDevice')} <a href="${otpauthUrl}">${text('signIn.enrol.open')}</a></p>
<p class="hint">${text('signIn.enrol.manual')}</p>
<p><code class="secret">${(secret.match(/.{1,4}/g) ?? []).join(' ')}</code></p></li>
<li>${text('signIn.enrol.codes')}</li>
</ol>
${form(request, {
  path: attemptPath(attempt),
  action: 'verifyEnrolment',
  hidden: { otpauth: otpauthUrl },
  content: [
    codeField('code1', text('signIn.enrol.code1'), false),
    codeField('code2', text('signIn.enrol.code2'), false),
    button({ label: text('common.continue') }),
  ],
})}`;
}

export function backupCodesStep(request: PageRequest, attempt: Attempt): Step {
  const { text } = request;
  return {
    title: 'signIn.backup.title',
    content: html`<p>${text('signIn.backup.text')}</p>
${form(request, {
  path: attemptPath(attempt),
  action: 'createBackupCodes',
  content: button({ label: text('signIn.backup.create') }),
})}`,
  };
}
