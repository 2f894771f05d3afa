import { html } from '@remix-run/html-template';
import { UserProfileDeleteDocument, UserProfileDeletePageDocument } from '../documents.ts';
import { OperationFailure } from '../errors/operation-failure.ts';
import { fieldValue } from '../forms/form-values.ts';
import { button, field, form, problem } from '../layout/elements.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { endUrl } from '../requests/redirects.ts';
import { PROFILE_PATH, profilePage, profileView } from './profile-page.ts';

/** Deletes the account, after the user has typed its address or name. */
export const deletePage = profilePage({ path: `${PROFILE_PATH}/delete`, show, actions: { submit: deleteAccount } });

async function show(request: PageRequest): Promise<PageResult> {
  const { text, appName } = request;
  const typed = await confirmationText(request);
  return profileView(request, {
    title: 'profile.delete.title',
    content: html`${problem(request, ['confirmation'])}
<p>${text('profile.delete.intro', { app: appName })}</p>
<p><strong>${text('profile.delete.permanent')}</strong></p>
${form(request, {
  content: [
    field(request, {
      name: 'confirmation',
      label: text('profile.delete.confirmation', { text: typed }),
      autocomplete: 'off',
      isRequired: true,
      maxLength: 255,
    }),
    button({ label: text('profile.delete.submit'), kind: 'danger' }),
  ],
})}`,
  });
}

/** What the user types to confirm: the primary address, or else the username or number. */
async function confirmationText(request: PageRequest): Promise<string> {
  const { viewer } = await request.run(UserProfileDeletePageDocument);
  return viewer?.email ?? viewer?.username ?? viewer?.phones[0]?.phoneNumber ?? request.appName;
}

async function deleteAccount(request: PageRequest): Promise<PageResult> {
  const expected = await confirmationText(request);
  if (fieldValue(request, 'confirmation').toLowerCase() !== expected.toLowerCase()) {
    const message = request.text('profile.delete.mismatch', { text: expected });
    const error = { code: 'VALIDATION_FAILED', message, field: 'confirmation' };
    throw new OperationFailure({ status: 400, code: 'VALIDATION_FAILED', message, errors: [error] });
  }
  await request.run(UserProfileDeleteDocument);
  return { to: endUrl(request, 'afterSignOutAllPageUrl') };
}
