import { html } from '@remix-run/html-template';
import { button, field, form, linkButton, problem, stateIcon } from '../../elements/index.ts';
import { OperationFailure } from '../../errors/operation-failure.ts';
import { PageResetPasswordDocument, PasswordResetPageDocument } from '../documents.ts';
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
    lead: text('password.text'),
    content: html`${problem(request, ['newPassword', 'repeated'])}
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
      ...(rules ? { passwordRules: rules } : {}),
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
    lead: html`<span role="alert">${message}</span>`,
    picture: stateIcon('link', 'warning'),
    content: html`<div class="ways">${linkButton({ href: request.link('/forgot-password'), label: text('password.newLink') })}</div>`,
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
