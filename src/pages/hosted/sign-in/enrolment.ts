import { html, type SafeHtml } from '@remix-run/html-template';
import { button, form, qrCode, stateIcon } from '../../elements/index.ts';
import type { PageRequest } from '../page.ts';
import { codeField } from './code-field.ts';
import type { Attempt } from './state.ts';
import { attemptPath, type Step, stepFields } from './step.ts';

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
  return enrolment === null
    ? {
        title: 'signIn.enrol.title',
        lead: 'signIn.enrol.text',
        picture: stateIcon('shield'),
        content: startForm(request, attempt),
      }
    : { title: 'signIn.enrol.title', content: codesForm(request, attempt, enrolment) };
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
  return form(request, {
    path: attemptPath(attempt),
    action: 'startEnrolment',
    hidden: stepFields(request, attempt),
    content: button({ label: request.text('signIn.enrol.start') }),
  });
}

function codesForm(request: PageRequest, attempt: Attempt, { otpauthUrl, secret }: Enrolment): SafeHtml {
  const { text } = request;
  const code = (name: string, label: string) =>
    codeField(request, { name, label, autocomplete: 'off', hasFocus: false });
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
  hidden: { otpauth: otpauthUrl, ...stepFields(request, attempt) },
  content: [
    html`<div class="code-pair">${code('code1', text('signIn.enrol.code1'))}${code('code2', text('signIn.enrol.code2'))}</div>`,
    button({ label: text('common.continue') }),
  ],
})}`;
}

export function backupCodesStep(request: PageRequest, attempt: Attempt): Step {
  return {
    title: 'signIn.backup.title',
    lead: 'signIn.backup.text',
    picture: stateIcon('key'),
    content: form(request, {
      path: attemptPath(attempt),
      action: 'createBackupCodes',
      hidden: stepFields(request, attempt),
      content: button({ label: request.text('signIn.backup.create') }),
    }),
  };
}
