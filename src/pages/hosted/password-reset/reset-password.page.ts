import { html } from '@remix-run/html-template';
import { PageResetPasswordDocument, PasswordResetPageDocument } from '../documents.ts';
import { OperationFailure } from '../errors/operation-failure.ts';
import { passwordHint } from '../forms/password-hint.ts';
import { button, field, form, problem } from '../layout/elements.ts';
import type { HostedPage, PageRequest, PageResult, View } from '../page.ts';
import { pageLink } from '../requests/redirects.ts';

export const RESET_PASSWORD_PATH = '/auth/reset-password';

/** The page that a mailed link for a new password opens. Opening it does not use the link. */
export const resetPasswordPage: HostedPage = {
  path: RESET_PASSWORD_PATH,
  secrets: ['token'],
  show,
  actions: { submit: resetPassword },
};

async function show(request: PageRequest): Promise<PageResult> {
  const { text } = request;
  const token = request.secret('token');
  if (request.failure?.is('INVALID_LINK'))
    return { ...linkView(request, text('error.INVALID_LINK')), forget: ['token'] };
  if (token === null) return linkView(request, text('link.incomplete'));
  const { authOptions } = await request.run(PasswordResetPageDocument);
  const rules = authOptions?.passwordRules;
  return {
    title: text('password.title'),
    content: html`${problem(request, ['newPassword', 'repeated'])}
<p>${text('password.text')}</p>
${form(request, {
  content: [
    field(request, {
      name: 'newPassword',
      label: text('password.new'),
      type: 'password',
      autocomplete: 'new-password',
      isRequired: true,
      hasFocus: true,
      maxLength: 256,
      ...(rules ? { hint: passwordHint(request, rules) } : {}),
    }),
    field(request, {
      name: 'repeated',
      label: text('password.repeat'),
      type: 'password',
      autocomplete: 'new-password',
      isRequired: true,
      maxLength: 256,
    }),
    button({ label: text('password.submit') }),
  ],
})}`,
  };
}

/** The page for a link that cannot be used. It offers a new one. */
function linkView(request: PageRequest, message: string): View {
  const { text } = request;
  return {
    title: text('link.invalidTitle'),
    status: 400,
    content: html`<p role="alert">${message}</p>
<p class="ways"><a class="button is-main" href="${request.link('/forgot-password')}">${text('password.newLink')}</a></p>`,
  };
}

async function resetPassword(request: PageRequest): Promise<PageResult> {
  const token = request.secret('token');
  if (token === null) return linkView(request, request.text('link.incomplete'));
  const newPassword = request.form.get('newPassword') ?? '';
  if (newPassword !== request.form.get('repeated')) throw mismatch();
  await request.run(PageResetPasswordDocument, { input: { token, newPassword } });
  return { to: pageLink(request, 'signInPageUrl', { done: 'passwordChanged' }), forget: ['token'] };
}

function mismatch(): OperationFailure {
  const error = { code: 'PASSWORD_MISMATCH', message: 'The passwords are different.' };
  return new OperationFailure({ ...error, status: 400, errors: [{ ...error, field: 'repeated' }] });
}
