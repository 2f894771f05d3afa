import { html, type SafeHtml } from '@remix-run/html-template';
import {
  PagePrepareSocialReauthenticationDocument,
  UserProfileConfirmPageDocument,
  type UserProfileConfirmPageQuery,
  UserProfilePrepareReauthenticationDocument,
  UserProfileReauthenticateDocument,
} from '../documents.ts';
import { fieldValue } from '../forms/form-values.ts';
import { button, field, form, problem } from '../layout/elements.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import { CONFIRM_PATH } from '../requests/reauthentication.ts';
import { goOnView, type Provider, providerForm } from '../social/provider-buttons.ts';
import { backTo, confirmedLink } from './confirmed-link.ts';

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
  const forms = [
    isPasswordUsable && passwordForm(request),
    viewer.twoFactorEnabled && codeForm(request),
    canReceiveCode(request, viewer) && emailForm(request, viewer),
    canUsePasskey(request, viewer) && passkeyForm(request),
    ...usableProviders(authOptions, viewer).map((provider) =>
      providerForm(request, provider, {
        action: 'provider',
        label: text('social.continueWith', { provider: provider.label }),
      }),
    ),
  ].filter((each) => each !== false);
  const divider = html`<div class="divider">${text('common.or')}</div>`;
  return {
    title: text('profile.confirm.title'),
    scripts: ['confirm.js'],
    content: html`<p>${text('profile.confirm.intro')}</p>
${problem(request, ['password', 'code', 'emailCode'])}
${forms.length === 0 ? html`<p>${text('profile.confirm.none')}</p>` : forms.map((each, index) => (index === 0 ? each : html`${divider}${each}`))}
<p><a href="${backTo(request)}">${text('common.cancel')}</a></p>`,
  };
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

function passwordForm(request: PageRequest): SafeHtml {
  const { text } = request;
  return form(request, {
    action: 'password',
    content: [
      field(request, {
        name: 'password',
        label: text('common.password'),
        type: 'password',
        autocomplete: 'current-password',
        isRequired: true,
        hasFocus: true,
        maxLength: 256,
      }),
      button({ label: text('profile.confirm.submit') }),
    ],
  });
}

function codeForm(request: PageRequest): SafeHtml {
  const { text } = request;
  return form(request, {
    action: 'code',
    content: [
      field(request, {
        name: 'code',
        label: text('profile.authenticator.code'),
        autocomplete: 'one-time-code',
        isRequired: true,
        isSecret: true,
        maxLength: 64,
      }),
      button({ label: text('profile.confirm.submit') }),
    ],
  });
}

function emailForm(request: PageRequest, { emails }: Viewer): SafeHtml {
  const { text } = request;
  const email = emails.find((each) => each.isPrimary)?.email ?? '';
  const isSent = request.query.has('sent');
  const send = form(request, {
    action: 'sendCode',
    path: isSent ? `${request.path}?sent=1` : request.path,
    content: button({ label: text(isSent ? 'profile.confirm.sendAgain' : 'profile.confirm.send'), kind: 'other' }),
  });
  if (!isSent) return html`<p>${text('profile.confirm.sendIntro', { email })}</p>${send}`;
  return html`<p class="notice" role="status">${text('profile.confirm.sent', { email })}</p>
${form(request, {
  path: `${request.path}?sent=1`,
  action: 'emailCode',
  content: [
    field(request, {
      name: 'emailCode',
      label: text('common.code'),
      inputMode: 'numeric',
      autocomplete: 'one-time-code',
      isRequired: true,
      isSecret: true,
      maxLength: 16,
    }),
    button({ label: text('profile.confirm.submit') }),
  ],
})}${send}`;
}

/** The module makes the button visible where the browser has passkeys. */
function passkeyForm(request: PageRequest): SafeHtml {
  const { text } = request;
  return html`<p class="hint" data-needs-script>${text('profile.needsScript')}</p>
<form data-passkey hidden data-done="${confirmedLink(request)}" data-failed="${text('profile.passkeys.failed')}" data-cancelled="${text('profile.passkeys.cancelled')}">
<div class="problem" role="alert" data-problem hidden></div>
<button type="submit" class="button is-other">${text('profile.confirm.passkey')}</button>
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
