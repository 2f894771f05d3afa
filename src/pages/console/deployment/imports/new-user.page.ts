import { button, field, form, problem, section } from '../../../elements/index.ts';
import { fieldValue, filledFields } from '../../../hosted/forms/form-values.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { ConsoleUserCreateDocument } from '../documents.ts';

/** The form that creates a user by hand. */
export const newUserPage = consolePage({ path: '/new-user', scope: 'users:write', show, actions: { create } });

const OPTIONAL_FIELDS = ['firstName', 'lastName', 'username', 'externalId'] as const;

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  return {
    title: text('console.newUser.title'),
    lead: text('console.newUser.lead'),
    back: { label: text('console.nav.users'), href: request.link('/users') },
    content: section({
      title: text('console.newUser.about'),
      content: form(request, {
        action: 'create',
        content: [
          problem(request, ['email', 'password', ...OPTIONAL_FIELDS]),
          field(request, {
            name: 'email',
            label: text('common.email'),
            type: 'email',
            autocomplete: 'off',
            isRequired: true,
            maxLength: 254,
          }),
          field(request, optional('firstName', text('console.newUser.firstName'))),
          field(request, optional('lastName', text('console.newUser.lastName'))),
          field(request, optional('username', text('common.username'))),
          field(request, optional('externalId', text('console.externalId'))),
          field(request, {
            name: 'password',
            label: text('common.password'),
            type: 'password',
            autocomplete: 'new-password',
            hint: text('console.newUser.passwordHint'),
            aside: text('console.newUser.optional'),
            maxLength: 256,
          }),
          button({ label: text('console.newUser.submit') }),
        ],
      }),
    }),
  };

  function optional(name: (typeof OPTIONAL_FIELDS)[number], label: string) {
    return { name, label, autocomplete: 'off', maxLength: 255, aside: text('console.newUser.optional') };
  }
}

/** Spaces around a password belong to it. */
async function create(request: ConsoleRequest): Promise<PageResult> {
  const password = request.form.get('password') ?? '';
  const { createUser: created } = await request.run(ConsoleUserCreateDocument, {
    input: {
      email: fieldValue(request, 'email'),
      ...filledFields(request, OPTIONAL_FIELDS),
      ...(password !== '' && { password }),
    },
  });
  if (!created) throw new Error('The user is missing.');
  return { to: request.link(`/users/${created.id}`, { done: 'created' }) };
}
