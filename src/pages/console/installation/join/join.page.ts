import { html } from '@remix-run/html-template';
import { button, field, form, linkButton, problem } from '../../../elements/index.ts';
import { fieldValue, filledFields } from '../../../hosted/forms/form-values.ts';
import type { PageResult } from '../../../hosted/page.ts';
import type { ConsolePage, ConsoleRequest } from '../../console-request.ts';
import { ConsoleAcceptInvitationDocument, ConsoleInvitationDocument } from '../documents.ts';

const PATH = '/join';

/** The page of an invitation, on which a person creates the account of an operator. */
export const joinPage: ConsolePage = { path: PATH, secrets: ['token'], show, actions: { submit: accept } };

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const token = request.secret('token');
  const invitation =
    token === null ? null : (await request.run(ConsoleInvitationDocument, { token })).operatorInvitation;
  if (!invitation) return unusable(request);
  return {
    title: text('console.join.title'),
    lead: text('console.join.lead', { role: text(`console.role.${invitation.role}`) }),
    content: html`${problem(request, ['email', 'password', 'firstName', 'lastName'])}
${form(request, {
  content: [
    field(request, {
      name: 'email',
      label: text('common.email'),
      type: 'email',
      autocomplete: 'username',
      isRequired: true,
      maxLength: 254,
      value: invitation.email,
      isReadOnly: invitation.email !== null,
      hasFocus: invitation.email === null,
    }),
    field(request, { name: 'firstName', label: text('profile.firstName'), autocomplete: 'given-name', maxLength: 255 }),
    field(request, { name: 'lastName', label: text('profile.lastName'), autocomplete: 'family-name', maxLength: 255 }),
    field(request, {
      name: 'password',
      label: text('common.password'),
      type: 'password',
      autocomplete: 'new-password',
      isRequired: true,
      maxLength: 128,
      passwordRules: {
        minLength: 12,
        requireLowercase: false,
        requireUppercase: false,
        requireNumber: false,
        requireSpecial: false,
      },
    }),
    button({ label: text('console.join.submit') }),
  ],
})}`,
  };
}

const unusable = ({ text, link }: ConsoleRequest): PageResult => ({
  title: text('console.join.unusable'),
  lead: text('console.join.unusableHint'),
  status: 400,
  content: linkButton({ href: link('/sign-in'), label: text('signIn.submit') }),
});

/** Creates the account. The person then signs in with it, which proves that they know the password. */
async function accept(request: ConsoleRequest): Promise<PageResult> {
  const token = request.secret('token');
  if (token === null) return unusable(request);
  await request.run(ConsoleAcceptInvitationDocument, {
    input: {
      token,
      email: fieldValue(request, 'email'),
      password: request.form.get('password') ?? '',
      ...filledFields(request, ['firstName', 'lastName']),
    },
  });
  return { to: request.link('/sign-in', { done: 'joined' }), forget: ['token'] };
}
