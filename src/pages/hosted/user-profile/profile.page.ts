import { html, type SafeHtml } from '@remix-run/html-template';
import { imageUpload } from '../../../deployment/index.ts';
import {
  UserProfileDeleteImageDocument,
  UserProfilePageDocument,
  type UserProfilePageQuery,
  UserProfileSetImageDocument,
  UserProfileUpdateDocument,
} from '../documents.ts';
import { fieldValue } from '../forms/form-values.ts';
import { imageForm } from '../forms/image-form.ts';
import { button, field, form, notice, problem } from '../layout/elements.ts';
import { uploadedImage, userPicture } from '../layout/pictures.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { doneOn, PROFILE_PATH, profilePage, profileView } from './profile-page.ts';

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
    content: html`${notice(request, { saved: 'profile.saved', imageSaved: 'image.saved', imageDeleted: 'image.removed' })}
${problem(request, ['firstName', 'lastName', 'username', 'file'])}
<h2>${request.text('image.title', { kind: 'user' })}</h2>
${imageForm(request, {
  kind: 'user',
  picture: userPicture(request, viewer, { isLarge: true }),
  isUploaded: uploadedImage(request, 'user', viewer.imageUrl) !== null,
})}
${nameForm(request, viewer)}`,
  });
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
