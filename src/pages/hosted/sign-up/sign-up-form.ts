import { html, type SafeHtml } from '@remix-run/html-template';
import type { SignUpPageQuery } from '../documents.ts';
import { passwordHint } from '../forms/password-hint.ts';
import { invitationText, type Preview } from '../invitations/find-invitation.ts';
import { button, type Field, field, form, problem } from '../layout/elements.ts';
import type { PageRequest, View } from '../page.ts';
import { pageLink } from '../requests/redirects.ts';
import { secretCookie } from '../requests/secret-cookies.ts';
import { scripted } from '../sign-in/scripted.ts';
import { SOCIAL_PATH } from '../social/paths.ts';
import { providerLinks } from '../social/provider-buttons.ts';
import { INVITED, TOKENS } from '../social/start.page.ts';
import type { TextKey } from '../texts/texts.ts';
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
  const fields = form(request, {
    content: [
      ...formFields(request, options, { invitation, wallet }),
      termsStatement(request),
      wallet?.isRequired ? '' : button({ label: text('signUp.submit') }),
      wallet === null ? '' : walletButton(request, wallet),
    ],
  });
  return {
    title: text('signUp.title', { app: appName }),
    scripts: ['sign-in.js'],
    // The page that starts a sign-up with a provider gets the token of the link as well.
    cookies: ways.providers.length === 0 ? [] : tokens,
    content: scripted(
      request,
      { options },
      {
        content: html`${problem(request, FORM_FIELDS)}
${invitation === null ? '' : html`<p>${invitationText(request, invitation)}</p>`}
${providerLinks(request, ways.providers, tokens.length === 0 ? {} : { [INVITED]: '1' })}
${ways.hasForm && ways.providers.length > 0 ? html`<p class="divider">${text('common.or')}</p>` : ''}
${ways.hasForm ? fields : termsStatement(request)}
<p>${text('signUp.haveAccount')} <a href="${pageLink(request, 'signInPageUrl')}">${text('signIn.submit')}</a></p>`,
      },
    ),
  };
}

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
}

function formFields(request: PageRequest, options: Options, { invitation, wallet }: FormOf): SafeHtml[] {
  const { text } = request;
  // The token of the waitlist names the address.
  const isFromWaitlist = invitation === null && request.secret('waitlist_token') !== null;
  const shown = options.signUpFields.filter(({ name }) => name !== 'email' || !isFromWaitlist);
  const needsNoPassword = wallet?.isRequired && wallet.signsIn;
  const fields = shown.flatMap(({ name, required, maxLength }, index) => {
    const known = FIELDS[name];
    if (known === undefined) return [];
    const label = text(known.label);
    const invited = name === 'email' ? (invitation?.email ?? null) : null;
    const hint = invited === null ? hintOf(request, name, options) : text('invitation.signUp');
    const isRequired = required && !(name === 'password' && needsNoPassword);
    return field(request, {
      ...known,
      ...(hint === undefined ? {} : { hint }),
      label: isRequired ? label : text('signUp.optional', { label }),
      isRequired,
      maxLength,
      ...(invited === null ? {} : { value: invited, isReadOnly: true }),
      hasFocus: index === (invitation === null ? 0 : 1),
    });
  });
  return isFromWaitlist ? [html`<p>${text('signUp.fromWaitlist')}</p>`, ...fields] : fields;
}

function hintOf(request: PageRequest, name: string, { passwordRules }: Options): string | undefined {
  if (name === 'phone_number') return request.text('common.phoneHint');
  return name === 'password' && passwordRules !== null ? passwordHint(request, passwordRules) : undefined;
}
