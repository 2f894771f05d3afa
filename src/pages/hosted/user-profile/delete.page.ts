import { html } from '@remix-run/html-template';
import { button, field, form, problem, section } from '../../elements/index.ts';
import { OperationFailure } from '../../errors/operation-failure.ts';
import {
  UserProfileDeleteDocument,
  UserProfileDeletePageDocument,
  type UserProfileDeletePageQuery,
} from '../documents.ts';
import { fieldValue } from '../forms/form-values.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { endUrl } from '../requests/redirects.ts';
import { PROFILE_PATH, profilePage, profileView } from './profile-page.ts';

/** Deletes the account, after the user has typed its address or name. */
export const deletePage = profilePage({ path: `${PROFILE_PATH}/delete`, show, actions: { submit: deleteAccount } });

async function show(request: PageRequest): Promise<PageResult> {
  const { text, appName } = request;
  const { viewer } = await request.run(UserProfileDeletePageDocument);
  const typed = confirmationText(request, viewer);
  return profileView(request, {
    title: 'profile.delete.title',
    user: viewer,
    content: section({
      title: text('profile.delete.permanent'),
      isDanger: true,
      content: [
        html`<p>${text('profile.delete.intro', { app: appName })}</p>`,
        form(request, {
          content: [
            problem(request, ['confirmation']),
            field(request, {
              name: 'confirmation',
              label: text('profile.delete.confirmation', { text: typed }),
              autocomplete: 'off',
              isRequired: true,
              maxLength: 255,
            }),
            button({ label: text('profile.delete.submit'), kind: 'danger', icon: 'trash' }),
          ],
        }),
      ],
    }),
  });
}

type Viewer = UserProfileDeletePageQuery['viewer'];

/** What the user types to confirm: the primary address, or else the username or number. */
const confirmationText = ({ appName }: PageRequest, viewer: Viewer): string =>
  viewer?.email ?? viewer?.username ?? viewer?.phones[0]?.phoneNumber ?? appName;

async function deleteAccount(request: PageRequest): Promise<PageResult> {
  const { viewer } = await request.run(UserProfileDeletePageDocument);
  const expected = confirmationText(request, viewer);
  if (fieldValue(request, 'confirmation').toLowerCase() !== expected.toLowerCase()) {
    const message = request.text('profile.delete.mismatch', { text: expected });
    const error = { code: 'VALIDATION_FAILED', message, field: 'confirmation' };
    throw new OperationFailure({ status: 400, code: 'VALIDATION_FAILED', message, errors: [error] });
  }
  await request.run(UserProfileDeleteDocument);
  return { to: endUrl(request, 'afterSignOutAllPageUrl') };
}
