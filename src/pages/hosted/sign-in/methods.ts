import { html, type SafeHtml } from '@remix-run/html-template';
import { button, field, form, radios } from '../../elements/index.ts';
import type { TextKey } from '../../texts/texts.ts';
import type { PageRequest } from '../page.ts';
import { LAST_USED, type Method, type Way, wayOf, withLastUsed } from './last-way.ts';
import { loginHint } from './login-hint.ts';
import type { SignInState } from './state.ts';

/** The fields of each form and the label of its button. */
const FORMS: Readonly<Record<Method, FormOf>> = {
  password: { fields: passwordFields, submit: 'signIn.submit' },
  'email-code': { fields: emailField, submit: 'signIn.sendCode' },
  'email-link': { fields: emailField, submit: 'signIn.sendLink' },
  phone: { fields: phoneFields, submit: 'signIn.sendCode' },
};

interface FormOf {
  readonly fields: (request: PageRequest, state: SignInState) => (SafeHtml | string)[];
  readonly submit: TextKey;
}

const isMethod = (way: Way | null): way is Method => way !== null && Object.hasOwn(FORMS, way);

/** The methods with a form that the settings enable. */
export const enabledMethods = ({ strategies }: SignInState['options']): Method[] => [
  ...new Set(strategies.map(wayOf).filter(isMethod)),
];

/** The method whose form is shown: the one of the URL, the one that was used last, or the first factor of the settings. */
export function shownMethod({ query }: PageRequest, { options }: SignInState, last: Way | null): Method | null {
  const enabled = enabledMethods(options);
  const wanted = [query.get('method'), last, wayOf(options.firstFactor)];
  const found = wanted.flatMap((way) => enabled.find((each) => each === way) ?? []);
  return found[0] ?? enabled[0] ?? null;
}

/** The form of a method. It is sent to a URL that shows the same form again after an error. */
export function methodForm(request: PageRequest, state: SignInState, method: Method, isLast: boolean): SafeHtml {
  const { fields, submit } = FORMS[method];
  const send = button({ label: request.text(submit), describedBy: isLast ? LAST_USED : undefined });
  return form(request, {
    path: request.query.has('account') ? `/sign-in?method=${method}&account=other` : `/sign-in?method=${method}`,
    action: method,
    content: [...fields(request, state), isLast ? withLastUsed(request, send) : send],
  });
}

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

function passwordFields(request: PageRequest, { options }: SignInState): SafeHtml[] {
  const { text } = request;
  const name = identifierField(options);
  const hasReset = options.passwordRules !== null && options.signUpFields.some((each) => each.name === 'email');
  return [
    field(request, {
      name,
      label: text(IDENTIFIER_LABELS[name]),
      type: name === 'email' ? 'email' : 'text',
      value: loginHint(request),
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
      ...(hasReset
        ? { aside: html`<a href="${request.link('/forgot-password')}">${text('signIn.forgotPassword')}</a>` }
        : {}),
    }),
  ];
}

function emailField(request: PageRequest, { options }: SignInState): SafeHtml[] {
  return [
    field(request, {
      name: 'email',
      label: request.text('common.email'),
      type: 'email',
      value: loginHint(request),
      autocomplete: userAutocomplete(options),
      isRequired: true,
      hasFocus: true,
      maxLength: 254,
    }),
  ];
}

function phoneFields(request: PageRequest, { options }: SignInState): (SafeHtml | string)[] {
  const { text } = request;
  const [first] = options.phoneChannels;
  const channels = options.phoneChannels.map((channel) => ({
    value: channel,
    label: text(channel === 'SMS' ? 'signIn.sms' : 'signIn.whatsapp'),
    isChosen: channel === first,
  }));
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
    channels.length > 1 ? radios(request, { name: 'channel', legend: text('signIn.channel'), choices: channels }) : '',
  ];
}

const userAutocomplete = ({ passkeyAutofill }: SignInState['options']) =>
  passkeyAutofill ? 'username webauthn' : 'username';
