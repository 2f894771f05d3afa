import { html, type SafeHtml } from '@remix-run/html-template';
import { button, field, form } from '../layout/elements.ts';
import type { PageRequest } from '../page.ts';
import type { TextKey } from '../texts/texts.ts';
import type { SignInState } from './state.ts';

type Strategy = SignInState['options']['strategies'][number];

/** The ways to sign in with a form, by the value of the parameter `method`. */
const FORMS = {
  password: passwordForm,
  'email-code': emailCodeForm,
  'email-link': linkForm,
  phone: phoneForm,
} as const;

export type Method = keyof typeof FORMS;

const METHOD_OF: Readonly<Partial<Record<Strategy, Method>>> = {
  EMAIL_PASSWORD: 'password',
  USERNAME_PASSWORD: 'password',
  EMAIL_OTP: 'email-code',
  MAGIC_LINK: 'email-link',
  PHONE_OTP: 'phone',
};

const LABELS: Readonly<Record<Method, TextKey>> = {
  password: 'signIn.withPassword',
  'email-code': 'signIn.withEmailCode',
  'email-link': 'signIn.withLink',
  phone: 'signIn.withPhone',
};

/** The methods with a form that the settings enable. */
const enabledMethods = ({ strategies }: SignInState['options']): Method[] => [
  ...new Set(strategies.flatMap((strategy) => METHOD_OF[strategy] ?? [])),
];

/** The method whose form is shown: the one of the URL, or the first factor of the settings. */
export function shownMethod({ query }: PageRequest, { options }: SignInState): Method | null {
  const enabled = enabledMethods(options);
  const first = METHOD_OF[options.firstFactor];
  return (
    enabled.find((each) => each === query.get('method')) ?? enabled.find((each) => each === first) ?? enabled[0] ?? null
  );
}

/** The form of a method. It is sent to a URL that shows the same form again after an error. */
export const methodForm = (request: PageRequest, state: SignInState, method: Method): SafeHtml =>
  form(request, {
    path: request.query.has('account') ? `/sign-in?method=${method}&account=other` : `/sign-in?method=${method}`,
    action: method,
    content: FORMS[method](request, state),
  });

/** The further ways to sign in. Those that need JavaScript are hidden until the script shows them. */
export function otherMethods(request: PageRequest, { options }: SignInState, shown: Method | null): SafeHtml | string {
  const { text } = request;
  /** Whether nothing is above them. */
  const isFirst = shown === null && options.socialProviders.length === 0;
  const account = request.query.has('account') ? { account: 'other' } : {};
  const links = enabledMethods(options)
    .filter((method) => method !== shown)
    .map(
      (method) =>
        html`<a class="button is-other" href="${request.link('/sign-in', { method, ...account })}">${text(LABELS[method])}</a>`,
    );
  const scripts = [
    ...(options.strategies.includes('PASSKEY')
      ? [scriptButton('passkey-sign-in', text('signIn.withPasskey'), isFirst)]
      : []),
    ...(options.strategies.includes('WEB3_WALLET')
      ? [scriptButton('wallet-sign-in', text('signIn.withWallet'), isFirst)]
      : []),
  ];
  if (links.length + scripts.length === 0) return '';
  const divider = isFirst
    ? ''
    : html`<p class="divider" ${links.length === 0 ? html.raw`hidden` : ''}>${text('common.or')}</p>`;
  const needsScript =
    isFirst && links.length === 0 ? html`<noscript><p>${text('signIn.needsScript')}</p></noscript>` : '';
  return html`${divider}${needsScript}<div class="ways">${scripts}${links}</div>`;
}

/** A button of the script, hidden until the script runs. */
export const scriptButton = (run: string, label: string, isMain = false): SafeHtml =>
  html`<button type="button" class="button ${isMain ? 'is-main' : 'is-other'}" data-run="${run}" hidden>${label}</button>`;

/** The name of the field that a password belongs to. One field takes both identifiers where the settings enable both. */
export function identifierField({ strategies }: SignInState['options']): 'email' | 'username' | 'identifier' {
  const hasUsername = strategies.includes('USERNAME_PASSWORD');
  if (!strategies.includes('EMAIL_PASSWORD')) return 'username';
  return hasUsername ? 'identifier' : 'email';
}

const IDENTIFIER_LABELS = {
  email: 'common.email',
  username: 'common.username',
  identifier: 'signIn.emailOrUsername',
} as const satisfies Record<string, TextKey>;

function passwordForm(request: PageRequest, { options }: SignInState): SafeHtml[] {
  const { text } = request;
  const name = identifierField(options);
  const hasReset = options.passwordRules !== null && options.signUpFields.some((each) => each.name === 'email');
  return [
    field(request, {
      name,
      label: text(IDENTIFIER_LABELS[name]),
      type: name === 'email' ? 'email' : 'text',
      autocomplete: userAutocomplete(options),
      isRequired: true,
      hasFocus: true,
      maxLength: 254,
    }),
    field(request, {
      name: 'password',
      label: text('common.password'),
      type: 'password',
      autocomplete: 'current-password',
      isRequired: true,
      maxLength: 256,
    }),
    button({ label: text('signIn.submit') }),
    ...(hasReset
      ? [html`<p class="beside"><a href="${request.link('/forgot-password')}">${text('signIn.forgotPassword')}</a></p>`]
      : []),
  ];
}

function emailCodeForm(request: PageRequest, { options }: SignInState): SafeHtml[] {
  return [emailField(request, options), button({ label: request.text('signIn.sendCode') })];
}

function linkForm(request: PageRequest, { options }: SignInState): SafeHtml[] {
  return [emailField(request, options), button({ label: request.text('signIn.sendLink') })];
}

function emailField(request: PageRequest, options: SignInState['options']): SafeHtml {
  return field(request, {
    name: 'email',
    label: request.text('common.email'),
    type: 'email',
    autocomplete: userAutocomplete(options),
    isRequired: true,
    hasFocus: true,
    maxLength: 254,
  });
}

function phoneForm(request: PageRequest, { options }: SignInState): SafeHtml[] {
  const { text, form: sent } = request;
  const chosen = sent.get('channel') ?? options.phoneChannels[0];
  const channels = options.phoneChannels.map(
    (channel) =>
      html`<label class="choice"><input type="radio" name="channel" value="${channel}" ${channel === chosen ? html.raw`checked` : ''}> ${text(channel === 'SMS' ? 'signIn.sms' : 'signIn.whatsapp')}</label>`,
  );
  return [
    field(request, {
      name: 'phoneNumber',
      label: text('common.phone'),
      type: 'tel',
      autocomplete: 'tel',
      inputMode: 'tel',
      hint: text('common.phoneHint'),
      isRequired: true,
      hasFocus: true,
      maxLength: 32,
    }),
    ...(channels.length > 1
      ? [html`<fieldset class="field"><legend>${text('signIn.channel')}</legend>${channels}</fieldset>`]
      : []),
    button({ label: text('signIn.sendCode') }),
  ];
}

const userAutocomplete = ({ passkeyAutofill }: SignInState['options']) =>
  passkeyAutofill ? 'username webauthn' : 'username';
