import { html } from '@remix-run/html-template';
import {
  actions,
  badge,
  button,
  disclosure,
  field,
  form,
  icon,
  linkButton,
  problem,
  qrCode,
  type Row,
  rowIcon,
  section,
} from '../../elements/index.ts';
import {
  UserProfileRemoveAuthenticatorDocument,
  UserProfileStartAuthenticatorDocument,
  UserProfileVerifyAuthenticatorDocument,
} from '../documents.ts';
import { doneOn } from '../forms/done-on.ts';
import { fieldValue } from '../forms/form-values.ts';
import { actionForm } from '../forms/shown-form.ts';
import type { PageRequest, PageResult, View } from '../page.ts';
import { profileView } from './profile-page.ts';
import type { Security } from './security.ts';

export const authenticatorActions = { startAuthenticator, verifyAuthenticator, removeAuthenticator };

interface Enrolment {
  readonly secret: string;
  readonly otpauthUrl: string;
}

/** Sets up or removes the authenticator app. Null where the settings disable it and the user has none. */
export function authenticatorRow(request: PageRequest, { viewer }: Security): Row | null {
  const { text } = request;
  const { authenticationFactors, secondFactorPolicy } = request.deployment.authSettings;
  const isAllowed = authenticationFactors.secondFactorAuthenticatorEnabled && secondFactorPolicy !== 'NO_SECOND_FACTOR';
  if (!isAllowed && !viewer.twoFactorEnabled) return null;
  const shared = { picture: rowIcon(icon('phone')), title: text('profile.authenticator.title') };
  if (viewer.twoFactorEnabled) {
    return {
      ...shared,
      text: text('profile.authenticator.active'),
      end: badge(text('profile.state.on'), { tone: 'good', icon: 'check' }),
      below: removal(actionForm(request, 'removeAuthenticator'), viewer.hasPassword),
    };
  }
  const start = form(request, {
    content: button({
      label: text('profile.authenticator.start'),
      action: 'startAuthenticator',
      kind: 'other',
      isSmall: true,
    }),
  });
  return {
    ...shared,
    text: text('profile.authenticator.intro'),
    end: [badge(text('profile.state.off')), start],
    below: problem(actionForm(request, 'startAuthenticator')),
  };
}

function removal(request: PageRequest, hasPassword: boolean) {
  const { text, failure } = request;
  const password = hasPassword
    ? field(request, {
        name: 'password',
        label: text('profile.authenticator.orPassword'),
        type: 'password',
        autocomplete: 'current-password',
        maxLength: 256,
      })
    : '';
  const content = form(request, {
    action: 'removeAuthenticator',
    content: [
      problem(request, ['code', 'password']),
      html`<p>${text('profile.authenticator.removeIntro')}</p>`,
      field(request, {
        name: 'code',
        label: text('profile.authenticator.code'),
        autocomplete: 'one-time-code',
        isSecret: true,
        maxLength: 64,
      }),
      password,
      button({ label: text('profile.authenticator.remove'), kind: 'danger', isSmall: true }),
    ],
  });
  return disclosure(text('profile.authenticator.remove'), content, { isOpen: failure !== null, isDanger: true });
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
      isCode: true,
      maxLength: 16,
      ...(hint === undefined ? {} : { hint }),
    });
  const scan = html`${qrCode(otpauthUrl, text('profile.authenticator.qrCode'))}
<p>${text('profile.authenticator.secret')}<br><code class="secret">${secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code></p>`;
  const verify = form(request, {
    action: 'verifyAuthenticator',
    // The secret is only in this page until it is verified, so a form that fails brings it back.
    hidden: { otpauthUrl },
    content: [
      problem(request, ['code1', 'code2']),
      code('code1', text('profile.authenticator.code1')),
      code('code2', text('profile.authenticator.code2'), text('profile.authenticator.code2Hint')),
      actions(
        button({ label: text('profile.authenticator.verify') }),
        linkButton({ href: request.link(request.path), kind: 'other', label: text('common.cancel') }),
      ),
    ],
  });
  return profileView(request, {
    title: 'profile.authenticator.enrol',
    content: html`${section({ title: text('profile.authenticator.step1'), hint: text('profile.authenticator.scan'), content: scan })}
${section({ title: text('profile.authenticator.step2'), hint: text('profile.authenticator.step2Hint'), content: verify })}`,
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
