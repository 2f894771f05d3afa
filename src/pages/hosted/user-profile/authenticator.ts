import { html, type SafeHtml } from '@remix-run/html-template';
import {
  UserProfileRemoveAuthenticatorDocument,
  UserProfileStartAuthenticatorDocument,
  UserProfileVerifyAuthenticatorDocument,
} from '../documents.ts';
import { fieldValue } from '../forms/form-values.ts';
import { button, field, form, problem } from '../layout/elements.ts';
import { qrCode } from '../layout/qr-code.ts';
import type { PageRequest, PageResult, View } from '../page.ts';
import { doneOn, profileView } from './profile-page.ts';
import type { Security } from './security.ts';

export const authenticatorActions = { startAuthenticator, verifyAuthenticator, removeAuthenticator };

interface Enrolment {
  readonly secret: string;
  readonly otpauthUrl: string;
}

/** Sets up or removes the authenticator app. Empty where the settings disable it and the user has none. */
export function authenticatorSection(request: PageRequest, { viewer }: Security): SafeHtml | string {
  const { text } = request;
  const { authenticationFactors, secondFactorPolicy } = request.deployment.authSettings;
  const isAllowed = authenticationFactors.secondFactorAuthenticatorEnabled && secondFactorPolicy !== 'NO_SECOND_FACTOR';
  if (!isAllowed && !viewer.twoFactorEnabled) return '';
  const content = viewer.twoFactorEnabled
    ? removal(request, viewer.hasPassword)
    : html`<p>${text('profile.authenticator.intro')}</p>
${form(request, { content: button({ label: text('profile.authenticator.start'), action: 'startAuthenticator', kind: 'other' }) })}`;
  return html`<h2>${text('profile.authenticator.title')}</h2>${content}`;
}

function removal(request: PageRequest, hasPassword: boolean): SafeHtml {
  const { text, failure } = request;
  const isOpen = failure !== null && request.form.get('action') === 'removeAuthenticator';
  const password = hasPassword
    ? field(request, {
        name: 'password',
        label: text('profile.authenticator.orPassword'),
        type: 'password',
        autocomplete: 'current-password',
        maxLength: 256,
      })
    : '';
  return html`<p>${text('profile.authenticator.active')}</p>
<details ${isOpen ? html.raw`open` : ''}><summary>${text('profile.authenticator.remove')}</summary>
${form(request, {
  action: 'removeAuthenticator',
  content: [
    html`<p>${text('profile.authenticator.removeIntro')}</p>`,
    field(request, {
      name: 'code',
      label: text('profile.authenticator.code'),
      autocomplete: 'one-time-code',
      isSecret: true,
      maxLength: 64,
    }),
    password,
    button({ label: text('profile.authenticator.remove'), kind: 'danger' }),
  ],
})}</details>`;
}

async function startAuthenticator(request: PageRequest): Promise<PageResult> {
  const { startAuthenticator: enrolment } = await request.run(UserProfileStartAuthenticatorDocument);
  return enrolment ? enrolmentView(request, enrolment) : doneOn(request, '');
}

/** Shows the secret once, as a QR code and as text, and asks for two codes. */
export function enrolmentView(request: PageRequest, { secret, otpauthUrl }: Enrolment): View {
  const { text } = request;
  const code = (name: string, label: string, hint?: string) =>
    field(request, {
      name,
      label,
      inputMode: 'numeric',
      autocomplete: 'one-time-code',
      isRequired: true,
      isSecret: true,
      maxLength: 16,
      ...(hint === undefined ? {} : { hint }),
    });
  return profileView(request, {
    title: 'profile.authenticator.enrol',
    content: html`${problem(request, ['code1', 'code2'])}
<p>${text('profile.authenticator.scan')}</p>
${qrCode(otpauthUrl, text('profile.authenticator.qrCode'))}
<p>${text('profile.authenticator.secret')}<br><code class="secret">${secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code></p>
${form(request, {
  action: 'verifyAuthenticator',
  // The secret is only in this page until it is verified, so a form that fails brings it back.
  hidden: { otpauthUrl },
  content: [
    code('code1', text('profile.authenticator.code1')),
    code('code2', text('profile.authenticator.code2'), text('profile.authenticator.code2Hint')),
    html`<p class="actions">${button({ label: text('profile.authenticator.verify') })}
<a class="button is-other" href="${request.link(request.path)}">${text('common.cancel')}</a></p>`,
  ],
})}`,
  });
}

/** The enrolment that the form has brought back; null without one. */
export function enrolmentOf({ form: fields }: PageRequest): Enrolment | null {
  const otpauthUrl = fields.get('otpauthUrl') ?? '';
  const url = otpauthUrl.length <= 1_024 && otpauthUrl.startsWith('otpauth://totp/') ? URL.parse(otpauthUrl) : null;
  const secret = url?.searchParams.get('secret') ?? null;
  return secret === null || !/^[A-Z2-7]{16,128}$/.test(secret) ? null : { otpauthUrl, secret };
}

async function verifyAuthenticator(request: PageRequest): Promise<PageResult> {
  const input = { code1: fieldValue(request, 'code1'), code2: fieldValue(request, 'code2') };
  await request.run(UserProfileVerifyAuthenticatorDocument, { input });
  return doneOn(request, 'authenticatorAdded');
}

async function removeAuthenticator(request: PageRequest): Promise<PageResult> {
  const [code, password] = [fieldValue(request, 'code'), request.form.get('password') ?? ''];
  const input = { ...(code === '' ? {} : { code }), ...(password === '' ? {} : { password }) };
  await request.run(UserProfileRemoveAuthenticatorDocument, { input });
  return doneOn(request, 'authenticatorRemoved');
}
