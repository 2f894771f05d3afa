import { html, type SafeHtml } from '@remix-run/html-template';
import { button, field, form } from '../layout/elements.ts';
import type { PageRequest } from '../page.ts';
import { scriptButton } from './methods.ts';
import type { Attempt } from './state.ts';
import { attemptPath, type Step } from './step.ts';

/** Asks for one of the second factors of the account; the others are links. */
export function secondFactorStep(request: PageRequest, attempt: Attempt): Step {
  const { text, query } = request;
  const { secondFactors } = attempt;
  const hasApp = secondFactors.includes('AUTHENTICATOR');
  const hasBackup = secondFactors.includes('BACKUP_CODE');
  const hasPasskey = secondFactors.includes('PASSKEY');
  const showsBackup = hasBackup && (query.get('factor') === 'backup_code' || (!hasApp && !hasPasskey));
  const showsApp = hasApp && !showsBackup;
  const others: SafeHtml[] = [
    ...(hasPasskey ? [scriptButton('passkey-step', text('signIn.withPasskey'), !showsApp && !showsBackup)] : []),
    ...(hasApp && showsBackup ? [otherFactor(request, attempt, {}, text('signIn.useApp'))] : []),
    ...(hasBackup && !showsBackup
      ? [otherFactor(request, attempt, { factor: 'backup_code' }, text('signIn.useBackupCode'))]
      : []),
  ];
  return {
    title: 'signIn.secondFactor',
    content: html`${showsApp ? appForm(request, attempt) : ''}${showsBackup ? backupForm(request, attempt) : ''}
${hasPasskey && !showsApp && !showsBackup ? html`<p>${text('signIn.passkeyText')}</p><noscript><p>${text('signIn.needsScript')}</p></noscript>` : ''}
${others.length > 0 ? html`<div class="ways">${others}</div>` : ''}`,
  };
}

function otherFactor(
  request: PageRequest,
  { id }: Attempt,
  parameters: Readonly<Record<string, string>>,
  label: string,
): SafeHtml {
  return html`<a class="button is-other" href="${request.link('/sign-in', { attempt: id, ...parameters })}">${label}</a>`;
}

function appForm(request: PageRequest, attempt: Attempt): SafeHtml {
  const { text } = request;
  return html`<p>${text('signIn.appText')}</p>
${form(request, {
  path: attemptPath(attempt),
  action: 'verify',
  content: [
    field(request, {
      name: 'code',
      label: text('signIn.appCode'),
      autocomplete: 'one-time-code',
      inputMode: 'numeric',
      maxLength: 16,
      isRequired: true,
      hasFocus: true,
      isSecret: true,
    }),
    button({ label: text('common.continue') }),
  ],
})}`;
}

function backupForm(request: PageRequest, attempt: Attempt): SafeHtml {
  const { text } = request;
  return html`<p>${text('signIn.backupText')}</p>
${form(request, {
  path: `${attemptPath(attempt)}&factor=backup_code`,
  action: 'verify',
  content: [
    field(request, {
      name: 'code',
      label: text('signIn.backupCode'),
      autocomplete: 'off',
      maxLength: 64,
      isRequired: true,
      hasFocus: true,
      isSecret: true,
    }),
    button({ label: text('common.continue') }),
  ],
})}`;
}
