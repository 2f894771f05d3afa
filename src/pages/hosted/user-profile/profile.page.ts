import { html, type SafeHtml } from '@remix-run/html-template';
import { imageUpload } from '../../../deployment/index.ts';
import { button, field, form, imageForm, notice, problem, section } from '../../elements/index.ts';
import {
  UserProfileDeleteImageDocument,
  UserProfilePageDocument,
  type UserProfilePageQuery,
  UserProfileSetImageDocument,
  UserProfileUpdateDocument,
} from '../documents.ts';
import { doneOn } from '../forms/done-on.ts';
import { fieldValue } from '../forms/form-values.ts';
import { sentForm } from '../forms/shown-form.ts';
import { uploadedImage, userPicture } from '../layout/pictures.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { PROFILE_PATH, profilePage, profileView, userIdOf } from './profile-page.ts';

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
    user: viewer,
    content: html`${notice(request, { saved: 'profile.saved', imageSaved: 'image.saved', imageDeleted: 'image.removed' })}
${pictureSection(request, viewer)}${nameSection(request, viewer)}`,
  });
}

/** Whether the form of the picture was sent. The action of a file that is too large was not read. */
function isPictureSent({ form: sent, failure }: PageRequest): boolean {
  const isOfFile = failure?.errors.some((error) => error.field === 'file') ?? false;
  return isOfFile || ['setImage', 'deleteImage'].includes(sent.get('action') ?? '');
}

function pictureSection(request: PageRequest, viewer: Viewer): SafeHtml {
  const { text } = request;
  const context = sentForm(request, isPictureSent(request));
  return section({
    title: text('image.title', { kind: 'user' }),
    hint: text('profile.pictureHint'),
    content: [
      problem(context, ['file']),
      imageForm(context, {
        kind: 'user',
        picture: userPicture(request, { ...viewer, id: userIdOf(viewer) }, { size: 'large' }),
        isUploaded: uploadedImage(request, 'user', viewer.imageUrl) !== null,
      }),
    ],
  });
}

function nameSection(request: PageRequest, viewer: Viewer): SafeHtml | string {
  const { text } = request;
  const context = sentForm(request, !isPictureSent(request));
  const { name, username } = request.deployment.authSettings;
  const fields = [
    name.firstNameEnabled &&
      field(context, {
        name: 'firstName',
        label: text('profile.firstName'),
        autocomplete: 'given-name',
        value: viewer.firstName,
        isRequired: name.firstNameRequired,
        maxLength: 255,
      }),
    name.lastNameEnabled &&
      field(context, {
        name: 'lastName',
        label: text('profile.lastName'),
        autocomplete: 'family-name',
        value: viewer.lastName,
        isRequired: name.lastNameRequired,
        maxLength: 255,
      }),
    username.enabled &&
      field(context, {
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
  return section({
    title: text('profile.names'),
    hint: text('profile.namesHint'),
    content: [
      form(request, {
        content: [
          problem(context, ['firstName', 'lastName', 'username']),
          ...fields,
          button({ label: text('common.save') }),
        ],
      }),
    ],
  });
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
