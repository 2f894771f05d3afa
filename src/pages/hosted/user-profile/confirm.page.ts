import { html, type SafeHtml } from '@remix-run/html-template';
import { button, divider, field, form, hintBox, icon, problem } from '../../elements/index.ts';
import {
  PagePrepareSocialReauthenticationDocument,
  UserProfileConfirmPageDocument,
  type UserProfileConfirmPageQuery,
  UserProfilePrepareReauthenticationDocument,
  UserProfileReauthenticateDocument,
} from '../documents.ts';
import { fieldValue } from '../forms/form-values.ts';
import { actionForm, withProblem } from '../forms/shown-form.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import { CONFIRM_PATH } from '../requests/reauthentication.ts';
import { goOnView, type Provider, providerForm } from '../social/provider-buttons.ts';
import { backTo, confirmedLink } from './confirmed-link.ts';
import { secondFactorRequest, setUpHint } from './second-factor-request.ts';

type Viewer = NonNullable<UserProfileConfirmPageQuery['viewer']>;

/** Authenticates the user again, for changes that need a recent authentication, and returns to the page of the change. */
export const confirmPage: HostedPage = {
  path: CONFIRM_PATH,
  requiresSignIn: true,
  show,
  actions: {
    password: confirmPassword,
    code: confirmCode,
    sendCode,
    emailCode: confirmEmailCode,
    provider: confirmWithProvider,
  },
};

async function show(request: PageRequest): Promise<PageResult> {
  const { text } = request;
  const { authOptions, viewer } = await request.run(UserProfileConfirmPageDocument);
  if (!viewer) throw new Error('The page requires a signed-in user.');
  const isPasswordUsable = Boolean(authOptions?.passwordRules) && viewer.hasPassword;
  const asked = secondFactorRequest(request);
  const isAny = asked === null;
  // The first form has the main button.
  const forms = [
    isAny && isPasswordUsable && passwordForm,
    viewer.twoFactorEnabled && codeForm,
    isAny && canReceiveCode(request, viewer) && emailForm,
    canUsePasskey(request, viewer) && passkeyForm,
  ].filter((each) => each !== false);
  const shown = [
    ...forms.map((each, at) => each(request, viewer, at === 0 ? 'main' : 'other')),
    isAny ? providersOf(request, usableProviders(authOptions, viewer)) : '',
  ].filter((each) => each !== '');
  const content =
    shown.length === 0
      ? asked === null
        ? hintBox(html`<p>${text('profile.confirm.none')}</p>`)
        : setUpHint(request, asked)
      : html`${shown.map((each, at) => (at === 0 ? each : html`${divider(text('common.or'))}${each}`))}`;
  return {
    title: text(isAny ? 'profile.confirm.title' : 'profile.confirm.secondFactor.title'),
    lead: text(isAny ? 'profile.confirm.intro' : 'profile.confirm.secondFactor.intro'),
    scripts: ['confirm.js'],
    content: withProblem(request, content),
    foot: html`<p><a href="${backTo(request)}">${text('common.cancel')}</a></p>`,
  };
}

type FirstOrOther = 'main' | 'other';

function providersOf(request: PageRequest, providers: readonly Provider[]): SafeHtml | string {
  if (providers.length === 0) return '';
  const { text } = request;
  const forms = providers.map((provider) =>
    providerForm(request, provider, {
      action: 'provider',
      label: text('social.continueWith', { provider: provider.label }),
    }),
  );
  return html`<div class="providers">${forms}</div>`;
}

const canUsePasskey = ({ deployment }: PageRequest, { passkeys }: Viewer) =>
  deployment.authSettings.authenticationFactors.passkey.enabled && (passkeys ?? []).length > 0;

const canReceiveCode = ({ deployment }: PageRequest, { twoFactorEnabled, emails }: Viewer) =>
  !twoFactorEnabled &&
  deployment.authSettings.email.enabled &&
  emails.some((each) => each.isPrimary && each.isVerified);

/** A provider cannot replace a second factor. */
function usableProviders(options: UserProfileConfirmPageQuery['authOptions'], viewer: Viewer): readonly Provider[] {
  const linked = (viewer.socialAccounts ?? []).filter(({ enabled }) => enabled).map(({ provider }) => provider);
  return viewer.twoFactorEnabled ? [] : (options?.socialProviders ?? []).filter(({ name }) => linked.includes(name));
}

function passwordForm(request: PageRequest, _: Viewer, kind: FirstOrOther): SafeHtml {
  const { text } = request;
  const context = actionForm(request, 'password');
  return form(request, {
    action: 'password',
    content: [
      problem(context, ['password']),
      field(context, {
        name: 'password',
        label: text('common.password'),
        type: 'password',
        autocomplete: 'current-password',
        isRequired: true,
        hasFocus: !request.query.has('sent'),
        maxLength: 256,
      }),
      button({ label: text('profile.confirm.submit'), kind }),
    ],
  });
}

function codeForm(request: PageRequest, _: Viewer, kind: FirstOrOther): SafeHtml {
  const { text } = request;
  const context = actionForm(request, 'code');
  return form(request, {
    action: 'code',
    content: [
      problem(context, ['code']),
      field(context, {
        name: 'code',
        label: text('profile.authenticator.code'),
        autocomplete: 'one-time-code',
        isRequired: true,
        isSecret: true,
        maxLength: 64,
      }),
      button({ label: text('profile.confirm.submit'), kind }),
    ],
  });
}

function emailForm(request: PageRequest, { emails }: Viewer, kind: FirstOrOther): SafeHtml {
  const { text } = request;
  const email = emails.find((each) => each.isPrimary)?.email ?? '';
  const isSent = request.query.has('sent');
  const context = actionForm(request, 'emailCode');
  const send = form(request, {
    action: 'sendCode',
    path: isSent ? `${request.path}?sent=1` : request.path,
    content: [
      problem(actionForm(request, 'sendCode')),
      button({
        label: text(isSent ? 'profile.confirm.sendAgain' : 'profile.confirm.send'),
        kind: isSent ? 'plain' : kind,
        ...(!isSent && { icon: 'mail' }),
      }),
    ],
  });
  if (!isSent) return html`${send}<p class="hint is-centered">${text('profile.confirm.sendIntro', { email })}</p>`;
  return html`<div class="message is-good notice" role="status">${icon('mail')}<p>${text('profile.confirm.sent', { email })}</p></div>
${form(request, {
  path: `${request.path}?sent=1`,
  action: 'emailCode',
  content: [
    problem(context, ['emailCode']),
    field(context, {
      name: 'emailCode',
      label: text('common.code'),
      inputMode: 'numeric',
      autocomplete: 'one-time-code',
      isRequired: true,
      isCode: true,
      isSecret: true,
      hasFocus: true,
      maxLength: 16,
    }),
    button({ label: text('profile.confirm.submit'), kind }),
  ],
})}<div class="is-centered">${send}</div>`;
}

/** The module makes the button visible where the browser has passkeys. */
function passkeyForm(request: PageRequest, _: Viewer, kind: FirstOrOther): SafeHtml {
  const { text } = request;
  return html`<p class="hint is-centered" data-needs-script>${text('profile.needsScript')}</p>
<form data-passkey hidden data-done="${confirmedLink(request)}" data-failed="${text('profile.passkeys.failed')}" data-cancelled="${text('profile.passkeys.cancelled')}">
<div class="message is-problem problem" role="alert" data-problem hidden></div>
${button({ label: text('profile.confirm.passkey'), kind, icon: 'passkey' })}
</form>`;
}

async function reauthenticate(
  request: PageRequest,
  input: { readonly password?: string; readonly code?: string; readonly emailCode?: string },
): Promise<PageResult> {
  await request.run(UserProfileReauthenticateDocument, { input });
  return { to: confirmedLink(request) };
}

function confirmPassword(request: PageRequest): Promise<PageResult> {
  return reauthenticate(request, { password: request.form.get('password') ?? '' });
}

function confirmCode(request: PageRequest): Promise<PageResult> {
  return reauthenticate(request, { code: fieldValue(request, 'code') });
}

function confirmEmailCode(request: PageRequest): Promise<PageResult> {
  return reauthenticate(request, { emailCode: fieldValue(request, 'emailCode') });
}

async function sendCode(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfilePrepareReauthenticationDocument);
  return { to: request.link(request.path, { sent: '1' }) };
}

/** Goes on to the provider, which returns to the page of the change. */
async function confirmWithProvider(request: PageRequest): Promise<PageResult> {
  const provider = fieldValue(request, 'provider');
  const { prepareSocialReauthentication } = await request.run(PagePrepareSocialReauthenticationDocument, {
    input: { provider },
  });
  if (prepareSocialReauthentication === null) throw new Error('The request to the provider is missing.');
  return goOnView(request, {
    provider,
    url: prepareSocialReauthentication.authorizationUrl,
    visit: { purpose: 'confirm', redirectUrl: request.redirectUrl, offersPasskey: false },
  });
}
