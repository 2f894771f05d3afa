import { html, type SafeHtml } from '@remix-run/html-template';
import { UserProfileSetPasswordDocument } from '../documents.ts';
import { checkbox } from '../forms/choices.ts';
import { passwordHint } from '../forms/password-hint.ts';
import { button, field, form } from '../layout/elements.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { doneOn } from './profile-page.ts';
import type { Security } from './security.ts';

export const passwordActions = { setPassword };

/** The form that sets or changes the password. Empty where the settings disable passwords. */
export function passwordSection(request: PageRequest, { authOptions, viewer }: Security): SafeHtml | string {
  const rules = authOptions?.passwordRules;
  if (!rules) return '';
  const { text } = request;
  const current =
    viewer.hasPassword &&
    field(request, {
      name: 'currentPassword',
      label: text('profile.password.current'),
      type: 'password',
      autocomplete: 'current-password',
      isRequired: true,
      maxLength: 256,
    });
  return html`<h2>${text('profile.password.title')}</h2>
${form(request, {
  action: 'setPassword',
  content: [
    current || '',
    field(request, {
      name: 'newPassword',
      label: text('profile.password.new'),
      type: 'password',
      autocomplete: 'new-password',
      isRequired: true,
      maxLength: 256,
      hint: passwordHint(request, rules),
    }),
    checkbox({ name: 'signOutOthers', label: text('profile.password.signOutOthers'), isChecked: true }),
    button({ label: text(viewer.hasPassword ? 'profile.password.change' : 'profile.password.set') }),
  ],
})}`;
}

async function setPassword(request: PageRequest): Promise<PageResult> {
  const { form: fields } = request;
  const currentPassword = fields.get('currentPassword');
  await request.run(UserProfileSetPasswordDocument, {
    input: {
      newPassword: fields.get('newPassword') ?? '',
      signOutOthers: fields.has('signOutOthers'),
      ...(currentPassword === null ? {} : { currentPassword }),
    },
  });
  return doneOn(request, 'passwordSaved');
}
