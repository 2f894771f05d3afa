import {
  badge,
  button,
  checkbox,
  disclosure,
  field,
  form,
  icon,
  problem,
  type Row,
  rowIcon,
} from '../../elements/index.ts';
import { UserProfileSetPasswordDocument } from '../documents.ts';
import { doneOn } from '../forms/done-on.ts';
import { actionForm } from '../forms/shown-form.ts';
import type { PageRequest, PageResult } from '../page.ts';
import type { Security } from './security.ts';

export const passwordActions = { setPassword };

/** The password, with the form that sets or changes it. Null where the settings disable passwords. */
export function passwordRow(request: PageRequest, { authOptions, viewer }: Security): Row | null {
  const rules = authOptions?.passwordRules;
  if (!rules) return null;
  const { text } = request;
  const context = actionForm(request, 'setPassword');
  const isSet = viewer.hasPassword;
  const label = text(isSet ? 'profile.password.change' : 'profile.password.set');
  const current = isSet
    ? field(context, {
        name: 'currentPassword',
        label: text('profile.password.current'),
        type: 'password',
        autocomplete: 'current-password',
        isRequired: true,
        maxLength: 256,
      })
    : '';
  const content = form(request, {
    action: 'setPassword',
    content: [
      problem(context, ['currentPassword', 'newPassword']),
      current,
      field(context, {
        name: 'newPassword',
        label: text('profile.password.new'),
        type: 'password',
        autocomplete: 'new-password',
        isRequired: true,
        maxLength: 256,
        passwordRules: rules,
      }),
      checkbox({ name: 'signOutOthers', label: text('profile.password.signOutOthers'), isChecked: true }),
      button({ label, isSmall: true }),
    ],
  });
  return {
    picture: rowIcon(icon('lock')),
    title: text('profile.password.title'),
    text: text('profile.password.hint'),
    end: isSet ? badge(text('profile.state.on'), { tone: 'good', icon: 'check' }) : badge(text('profile.state.notSet')),
    below: disclosure(label, content, { isOpen: context.failure !== null }),
  };
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
