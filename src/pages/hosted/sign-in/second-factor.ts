import { html, type SafeHtml } from '@remix-run/html-template';
import { button, divider, form, type IconName, linkButton, scriptButton } from '../../elements/index.ts';
import type { TextKey } from '../../texts/texts.ts';
import type { PageRequest } from '../page.ts';
import { codeField } from './code-field.ts';
import { scriptedStep } from './scripted.ts';
import type { Attempt } from './state.ts';
import { attemptPath, type Step, stepFields } from './step.ts';

type Factor = 'app' | 'backupCode' | 'passkey';

const LEADS: Readonly<Record<Factor, TextKey>> = {
  app: 'signIn.appText',
  backupCode: 'signIn.backupText',
  passkey: 'signIn.passkeyText',
};

const ICONS: Readonly<Record<Factor, IconName>> = { app: 'shield', backupCode: 'key', passkey: 'passkey' };

/** Asks for one of the second factors of the account; the others are small buttons. */
export function secondFactorStep(request: PageRequest, attempt: Attempt): Step {
  const factors = factorsOf(attempt);
  const wanted = request.query.get('factor') === 'backup_code' ? 'backupCode' : 'app';
  const shown =
    factors.find((each) => each === wanted) ?? factors.find((each) => each !== 'backupCode') ?? 'backupCode';
  return {
    title: 'signIn.secondFactor',
    lead: LEADS[shown],
    content: html`${factorForm(request, attempt, shown)}
${otherFactors(
  request,
  attempt,
  factors.filter((each) => each !== shown),
)}`,
  };
}

const factorsOf = ({ secondFactors }: Attempt): Factor[] => [
  ...(secondFactors.includes('AUTHENTICATOR') ? (['app'] as const) : []),
  ...(secondFactors.includes('PASSKEY') ? (['passkey'] as const) : []),
  ...(secondFactors.includes('BACKUP_CODE') ? (['backupCode'] as const) : []),
];

function factorForm(request: PageRequest, attempt: Attempt, factor: Factor): SafeHtml {
  const { text } = request;
  if (factor === 'passkey') return scriptedStep(request, { run: 'passkey-step', label: 'signIn.withPasskey' });
  const isApp = factor === 'app';
  return form(request, {
    path: isApp ? attemptPath(attempt) : `${attemptPath(attempt)}&factor=backup_code`,
    action: 'verify',
    hidden: stepFields(request, attempt),
    content: [
      isApp
        ? codeField(request, { label: text('signIn.appCode') })
        : codeField(request, {
            label: text('signIn.backupCode'),
            autocomplete: 'off',
            inputMode: 'text',
            maxLength: 64,
          }),
      button({ label: text('common.continue') }),
    ],
  });
}

/** A passkey is hidden until the script shows it. */
function otherFactors(request: PageRequest, attempt: Attempt, factors: readonly Factor[]): SafeHtml | string {
  if (factors.length === 0) return '';
  const label = request.text('signIn.otherWays');
  const buttons = factors.map((factor) => otherFactor(request, attempt, factor));
  const isScripted = factors.every((factor) => factor === 'passkey');
  return html`<div ${isScripted ? html.raw`data-scripted hidden` : ''}>${divider(label)}
<div class="ways are-compact" role="group" aria-label="${label}">${buttons}</div></div>`;
}

function otherFactor(request: PageRequest, attempt: Attempt, factor: Factor): SafeHtml {
  const look = { label: request.text(`signIn.way.${factor}`), kind: 'other', icon: ICONS[factor] } as const;
  if (factor === 'passkey') return scriptButton({ run: 'passkey-step', ...look });
  const parameters = factor === 'backupCode' ? { factor: 'backup_code' } : {};
  const href = request.link('/sign-in', { attempt: attempt.id, ...stepFields(request, attempt), ...parameters });
  return linkButton({ href, ...look });
}
