import { html } from '@remix-run/html-template';
import { button, field, form, linkButton, problem, stateIcon } from '../../elements/index.ts';
import { PageForgotPasswordDocument, PasswordResetPageDocument } from '../documents.ts';
import type { HostedPage, PageRequest, PageResult, View } from '../page.ts';
import { pageLink, REDIRECT_PARAMETER } from '../requests/redirects.ts';
import { RESET_PASSWORD_PATH } from './reset-password.page.ts';

/** The page that mails a link for a new password. Its response is the same for addresses without an account. */
export const forgotPasswordPage: HostedPage = {
  path: '/forgot-password',
  show,
  actions: { submit: sendLink },
};

async function show(request: PageRequest): Promise<PageResult> {
  const { text } = request;
  if (request.query.get('done') === 'sent') {
    return {
      title: text('signIn.checkEmail'),
      lead: html`<span role="status">${text('password.linkSent')}</span>`,
      picture: stateIcon('mail'),
      content: html`<div class="ways">${linkButton({ href: request.link('/forgot-password'), label: text('password.newLink'), kind: 'other' })}</div>`,
      foot: backToSignIn(request),
    };
  }
  const { authOptions } = await request.run(PasswordResetPageDocument);
  const isOn = authOptions?.passwordRules != null && authOptions.signUpFields.some(({ name }) => name === 'email');
  return isOn ? linkForm(request) : disabled(request);
}

const linkForm = (request: PageRequest): View => ({
  title: request.text('password.forgotTitle'),
  lead: request.text('password.forgotText'),
  content: html`${problem(request, ['email'])}
${form(request, {
  content: [
    field(request, {
      name: 'email',
      label: request.text('common.email'),
      type: 'email',
      autocomplete: 'username',
      isRequired: true,
      hasFocus: true,
      maxLength: 254,
    }),
    button({ label: request.text('signIn.sendLink') }),
  ],
})}`,
  foot: backToSignIn(request),
});

/** Says that the settings have no passwords or no email addresses. */
const disabled = (request: PageRequest): View => ({
  title: request.text('password.forgotTitle'),
  lead: html`<span role="alert">${request.text('error.FEATURE_DISABLED')}</span>`,
  picture: stateIcon('lock', 'warning'),
  status: 403,
  content: html`<div class="ways">${linkButton({ href: pageLink(request, 'signInPageUrl'), label: request.text('password.backToSignIn') })}</div>`,
});

const backToSignIn = (request: PageRequest) =>
  html`<p><a href="${pageLink(request, 'signInPageUrl')}">${request.text('password.backToSignIn')}</a></p>`;

/** Mails the link. It keeps the page to return to, so that the sign-in continues there in any browser. */
async function sendLink(request: PageRequest): Promise<PageResult> {
  const email = request.form.get('email') ?? '';
  await request.run(PageForgotPasswordDocument, { input: { email, ...resetPage(request) } });
  return { to: request.link('/forgot-password', { done: 'sent' }) };
}

function resetPage({ base, origin, redirectUrl }: PageRequest): { readonly redirectUrl?: string } {
  // The link of a mail leads to the deployment host, unless it names the page.
  if (redirectUrl === null && base === '') return {};
  const url = new URL(`${base}${RESET_PASSWORD_PATH}`, origin);
  if (redirectUrl !== null) url.searchParams.set(REDIRECT_PARAMETER, redirectUrl);
  return { redirectUrl: url.href };
}
