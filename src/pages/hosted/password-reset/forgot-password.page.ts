import { html } from '@remix-run/html-template';
import { PageForgotPasswordDocument, PasswordResetPageDocument } from '../documents.ts';
import { button, field, form, problem } from '../layout/elements.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
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
      content: html`<p role="status">${text('password.linkSent')}</p>
<p class="beside"><a href="${request.link('/forgot-password')}">${text('password.newLink')}</a></p>
${backToSignIn(request)}`,
    };
  }
  const { authOptions } = await request.run(PasswordResetPageDocument);
  const isOn = authOptions?.passwordRules != null && authOptions.signUpFields.some(({ name }) => name === 'email');
  return {
    title: text('password.forgotTitle'),
    ...(isOn ? {} : { status: 403 }),
    content: isOn
      ? html`${problem(request, ['email'])}
<p>${text('password.forgotText')}</p>
${form(request, {
  content: [
    field(request, {
      name: 'email',
      label: text('common.email'),
      type: 'email',
      autocomplete: 'username',
      isRequired: true,
      hasFocus: true,
      maxLength: 254,
    }),
    button({ label: text('signIn.sendLink') }),
  ],
})}
${backToSignIn(request)}`
      : html`<p role="alert">${text('error.FEATURE_DISABLED')}</p>${backToSignIn(request)}`,
  };
}

export const backToSignIn = (request: PageRequest) =>
  html`<p class="beside"><a href="${pageLink(request, 'signInPageUrl')}">${request.text('password.backToSignIn')}</a></p>`;

/** Mails the link. It keeps the page to return to, so that the sign-in continues there in any browser. */
async function sendLink(request: PageRequest): Promise<PageResult> {
  const email = request.form.get('email') ?? '';
  await request.run(PageForgotPasswordDocument, { input: { email, ...resetPage(request) } });
  return { to: request.link('/forgot-password', { done: 'sent' }) };
}

function resetPage({ origin, redirectUrl }: PageRequest): { readonly redirectUrl?: string } {
  if (redirectUrl === null) return {};
  const url = new URL(RESET_PASSWORD_PATH, origin);
  url.searchParams.set(REDIRECT_PARAMETER, redirectUrl);
  return { redirectUrl: url.href };
}
