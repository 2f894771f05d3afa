import { html, type SafeHtml } from '@remix-run/html-template';
import { PageSignInDocument, SignInPageDocument, type SignInPageQuery } from '../documents.ts';
import { button, field, form, problem } from '../elements.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import { continueTo, pageLink } from '../redirects.ts';

/** The page on which users sign in. */
export const signInPage: HostedPage = {
  path: '/sign-in',
  setting: 'signInPageUrl',
  show,
  actions: { submit: signIn },
};

async function show(request: PageRequest): Promise<PageResult> {
  const { text, appName } = request;
  const page = await request.run(SignInPageDocument);
  return { title: text('signIn.title', { app: appName }), content: passwordForm(request, page) };
}

function passwordForm(request: PageRequest, _page: SignInPageQuery): SafeHtml {
  const { text } = request;
  return html`${problem(request, ['email', 'password'])}
${form(request, {
  content: [
    field(request, {
      name: 'email',
      label: text('common.email'),
      type: 'email',
      autocomplete: 'username',
      isRequired: true,
      hasFocus: true,
    }),
    field(request, {
      name: 'password',
      label: text('common.password'),
      type: 'password',
      autocomplete: 'current-password',
      isRequired: true,
    }),
    button({ label: text('signIn.submit') }),
  ],
})}
<p>${text('signIn.noAccount')} <a href="${pageLink(request, 'signUpPageUrl')}">${text('signIn.signUp')}</a></p>`;
}

async function signIn(request: PageRequest): Promise<PageResult> {
  const email = request.form.get('email') ?? '';
  const password = request.form.get('password') ?? '';
  const { signIn: result } = await request.run(PageSignInDocument, {
    input: { strategy: 'EMAIL_PASSWORD', email, password },
  });
  const attempt = result?.signinAttempt;
  return attempt
    ? { to: request.link('/sign-in', { attempt: attempt.id }) }
    : continueTo(request, 'afterSigninRedirectUrl');
}
