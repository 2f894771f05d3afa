import { html, type SafeHtml } from '@remix-run/html-template';
import { button, divider, type Field, field, form, problem } from '../../elements/index.ts';
import type { TextKey } from '../../texts/texts.ts';
import type { SignUpPageQuery } from '../documents.ts';
import { moreDetails } from '../forms/more-details.ts';
import { invitationText, type Preview } from '../invitations/find-invitation.ts';
import type { PageRequest, View } from '../page.ts';
import { pageLink } from '../requests/redirects.ts';
import { secretCookie } from '../requests/secret-cookies.ts';
import { headingBelowLogo } from '../sign-in/heading.ts';
import { scripted } from '../sign-in/scripted.ts';
import { SOCIAL_PATH } from '../social/paths.ts';
import { providerLinks } from '../social/provider-buttons.ts';
import { INVITED, TOKENS } from '../social/start.page.ts';
import { FORM_FIELDS } from './sign-up-input.ts';
import { termsStatement } from './terms-statement.ts';
import { type WalletWay, walletButton, walletWay } from './wallet-way.ts';

type Options = NonNullable<SignUpPageQuery['authOptions']>;

/** How the form shows a field of `authOptions.signUpFields`. */
export const FIELDS: Readonly<Record<string, Omit<Field, 'label'> & { readonly label: TextKey }>> = {
  email: { name: 'email', label: 'common.email', type: 'email', autocomplete: 'email' },
  phone_number: { name: 'phoneNumber', label: 'common.phone', type: 'tel', autocomplete: 'tel' },
  username: { name: 'username', label: 'common.username', autocomplete: 'username' },
  password: { name: 'password', label: 'common.password', type: 'password', autocomplete: 'new-password' },
  first_name: { name: 'firstName', label: 'signUp.firstName', autocomplete: 'given-name' },
  last_name: { name: 'lastName', label: 'signUp.lastName', autocomplete: 'family-name' },
};

/** The form of a new account, with the fields of the settings in their order. */
export function signUpForm(request: PageRequest, options: Options, invitation: Preview | null): View {
  const { text, appName } = request;
  const wallet = walletWay(options);
  const ways = signUpWays(options);
  const tokens = TOKENS.flatMap((name) => {
    const token = request.secret(name);
    return token === null ? [] : [secretCookie(SOCIAL_PATH, name, token)];
  });
  // The token of the waitlist names the address.
  const isFromWaitlist = invitation === null && request.secret('waitlist_token') !== null;
  const lead = isFromWaitlist
    ? text('signUp.fromWaitlist')
    : invitation === null
      ? undefined
      : invitationText(request, invitation);
  const fields = form(request, {
    content: [
      ...formFields(request, options, { invitation, wallet, isFromWaitlist }),
      wallet?.isRequired ? '' : button({ label: text('signUp.submit') }),
      wallet === null ? '' : walletButton(request, wallet),
      termsStatement(request),
    ],
  });
  return {
    title: text('signUp.title', { app: appName }),
    ...headingBelowLogo(request, 'signUp.heading'),
    ...(lead === undefined ? {} : { lead }),
    scripts: ['sign-in.js'],
    // The page that starts a sign-up with a provider gets the token of the link as well.
    cookies: ways.providers.length === 0 ? [] : tokens,
    content: scripted(
      request,
      { options },
      {
        content: html`${problem(request, FORM_FIELDS)}
${providerLinks(request, ways.providers, { parameters: tokens.length === 0 ? {} : { [INVITED]: '1' } })}
${ways.hasForm && ways.providers.length > 0 ? divider(text('common.or')) : ''}
${ways.hasForm ? fields : termsStatement(request)}`,
      },
    ),
    foot: haveAccount(request),
    showsTerms: termsStatement(request) !== '',
  };
}

/** The way to the sign-in, for people who have an account. */
export const haveAccount = (request: PageRequest): SafeHtml =>
  html`<p>${request.text('signUp.haveAccount')} <a href="${pageLink(request, 'signInPageUrl')}">${request.text('signIn.submit')}</a></p>`;

/** The providers that sign up, and whether an account of the form could sign in. Users register passkeys after they have signed in. */
function signUpWays({ socialProviders, strategies }: Options) {
  const providers = socialProviders.filter(({ signUpAllowed }) => signUpAllowed);
  const isOnlySocial = strategies.includes('SSO') && strategies.every((each) => each === 'SSO' || each === 'PASSKEY');
  return { providers, hasForm: !isOnlySocial };
}

/** What a form depends on besides the settings. */
interface FormOf {
  readonly invitation: Preview | null;
  readonly wallet: WalletWay | null;
  readonly isFromWaitlist: boolean;
}

type SignUpField = Options['signUpFields'][number];

/** The fields that most people fill in; all others open with a click. */
function formFields(request: PageRequest, options: Options, { invitation, wallet, isFromWaitlist }: FormOf) {
  const known = options.signUpFields.filter(
    ({ name }) => FIELDS[name] !== undefined && !(name === 'email' && isFromWaitlist),
  );
  const needsNoPassword = wallet?.isRequired === true && wallet.signsIn;
  const isRequired = ({ name, required }: SignUpField) => required && !(name === 'password' && needsNoPassword);
  // Where several identifiers are possible, a new account needs one of them.
  const needsIdentifier =
    !isFromWaitlist && !wallet?.isRequired && !known.some((each) => isIdentifier(each) && each.required);
  const isShown = (each: SignUpField) =>
    isRequired(each) || SHOWN.has(each.name) || (needsIdentifier && isIdentifier(each));
  const shown = known.filter(isShown);
  const details = known.filter((each) => !isShown(each));
  const focused = invitation === null ? shown[0] : shown.find(({ name }) => name !== 'email');
  return [
    ...shown.map((each) =>
      fieldOf(request, options, each, {
        isOptional: !isRequired(each),
        hasFocus: each === focused,
        invited: each.name === 'email' ? (invitation?.email ?? null) : null,
      }),
    ),
    moreDetails(
      request,
      details.map((each) => fieldOf(request, options, each)),
      details.map(({ name }) => FIELDS[name]?.name ?? name),
    ),
  ];
}

/** Fields that are shown also where they are optional. */
const SHOWN: ReadonlySet<string> = new Set(['email', 'password']);
const IDENTIFIERS: ReadonlySet<string> = new Set(['email', 'phone_number', 'username']);
const isIdentifier = ({ name }: SignUpField) => IDENTIFIERS.has(name);

interface FieldLook {
  readonly isOptional?: boolean;
  readonly hasFocus?: boolean;
  /** The invited address, which cannot be changed. */
  readonly invited?: string | null;
}

function fieldOf(
  request: PageRequest,
  { passwordRules }: Options,
  { name, required, maxLength }: SignUpField,
  { isOptional = false, hasFocus = false, invited = null }: FieldLook = {},
): SafeHtml {
  const { text } = request;
  const { label: key, ...known } = FIELDS[name] as (typeof FIELDS)[string];
  const label = text(key);
  return field(request, {
    ...known,
    ...(name === 'phone_number' ? { hint: text('common.phoneHint') } : {}),
    ...(name === 'password' && passwordRules !== null ? { passwordRules } : {}),
    ...(invited === null ? {} : { hint: text('invitation.signUp'), value: invited, isReadOnly: true }),
    label: isOptional ? text('signUp.optional', { label }) : label,
    isRequired: required && !isOptional,
    maxLength,
    hasFocus,
  });
}
