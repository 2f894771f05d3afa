import { html, type SafeHtml } from '@remix-run/html-template';
import { imageUpload } from '../../../deployment/index.ts';
import {
  UserProfileDeleteImageDocument,
  UserProfilePageDocument,
  type UserProfilePageQuery,
  UserProfileSetImageDocument,
  UserProfileUpdateDocument,
} from '../documents.ts';
import { button, field, form, notice, problem } from '../elements.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { picture, shownImage } from './picture.ts';
import { doneOn, fieldValue, PROFILE_PATH, profilePage, profileView } from './profile-page.ts';

type Viewer = NonNullable<UserProfilePageQuery['viewer']>;

/** The first page of the user profile: names and picture. */
export const userProfilePage = profilePage({
  path: PROFILE_PATH,
  show,
  actions: { submit: save, setImage, deleteImage },
  maxFileBytes: imageUpload.maxBytes,
});

async function show(request: PageRequest): Promise<PageResult> {
  const { viewer } = await request.run(UserProfilePageDocument);
  if (!viewer) throw new Error('The page requires a signed-in user.');
  return profileView(request, {
    title: 'profile.title',
    content: html`${notice(request, { saved: 'profile.saved', imageSaved: 'profile.imageSaved', imageDeleted: 'profile.imageDeleted' })}
${problem(request, ['firstName', 'lastName', 'username'])}
${pictureForm(request, viewer)}
${nameForm(request, viewer)}`,
  });
}

function pictureForm(request: PageRequest, viewer: Viewer): SafeHtml {
  const { text } = request;
  const remove =
    shownImage(request, viewer.imageUrl) === null
      ? ''
      : form(request, {
          content: button({ label: text('profile.deleteImage'), action: 'deleteImage', kind: 'plain' }),
        });
  return html`<h2>${text('profile.picture')}</h2>
<div class="picture-row">${picture(request, viewer)}
<div>${form(request, {
    hasFile: true,
    content: html`<div class="field"><label for="file">${text('profile.chooseImage')}</label>
<input id="file" name="file" type="file" accept="image/png,image/jpeg,image/webp" required aria-describedby="file-hint">
<p class="hint" id="file-hint">${text('profile.imageHint')}</p></div>
${button({ label: text('profile.setImage'), action: 'setImage', kind: 'other' })}`,
  })}${remove}</div></div>`;
}

function nameForm(request: PageRequest, viewer: Viewer): SafeHtml | string {
  const { text } = request;
  const { name, username } = request.deployment.authSettings;
  const fields = [
    name.firstNameEnabled &&
      field(request, {
        name: 'firstName',
        label: text('profile.firstName'),
        autocomplete: 'given-name',
        value: viewer.firstName,
        isRequired: name.firstNameRequired,
        maxLength: 255,
      }),
    name.lastNameEnabled &&
      field(request, {
        name: 'lastName',
        label: text('profile.lastName'),
        autocomplete: 'family-name',
        value: viewer.lastName,
        isRequired: name.lastNameRequired,
        maxLength: 255,
      }),
    username.enabled &&
      field(request, {
        name: 'username',
        label: text('common.username'),
        autocomplete: 'username',
        value: viewer.username,
        isRequired: username.required,
        maxLength: username.maxLength,
        hint: text('profile.usernameHint', { min: username.minLength, max: username.maxLength }),
      }),
  ].filter((each) => each !== false);
  if (fields.length === 0) return '';
  return html`<h2>${text('profile.names')}</h2>
${form(request, { content: [...fields, button({ label: text('common.save') })] })}`;
}

async function save(request: PageRequest): Promise<PageResult> {
  const { name, username } = request.deployment.authSettings;
  const enabled = {
    firstName: name.firstNameEnabled,
    lastName: name.lastNameEnabled,
    username: username.enabled,
  };
  const sent = Object.entries(enabled).filter(([field, isEnabled]) => isEnabled && request.form.has(field));
  const input = Object.fromEntries(sent.map(([field]) => [field, fieldValue(request, field) || null]));
  await request.run(UserProfileUpdateDocument, { input });
  return doneOn(request, 'saved');
}

async function setImage(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileSetImageDocument);
  return doneOn(request, 'imageSaved');
}

async function deleteImage(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileDeleteImageDocument);
  return doneOn(request, 'imageDeleted');
}
