import { html, type SafeHtml } from '@remix-run/html-template';
import { imageUpload } from '../../../deployment/index.ts';
import {
  button,
  date,
  disclosure,
  field,
  form,
  imageForm,
  notice,
  problem,
  section,
  textWithDate,
} from '../../elements/index.ts';
import { OperationFailure } from '../../errors/operation-failure.ts';
import {
  OrganizationGeneralDeleteDocument,
  OrganizationGeneralDeleteImageDocument,
  OrganizationGeneralDocument,
  OrganizationGeneralLeaveDocument,
  type OrganizationGeneralQuery,
  OrganizationGeneralSetImageDocument,
  OrganizationGeneralUpdateDocument,
} from '../documents.ts';
import { fieldValue, valueOrNull } from '../forms/form-values.ts';
import { uploadedImage } from '../layout/pictures.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import {
  canManage,
  chooseOrganization,
  doneAt,
  isAdmin,
  organizationId,
  organizationPicture,
  organizationView,
  PATHS,
  sectionPath,
} from './organization.ts';

/**
 * The page with an organization's name and description, on which managers change it and its logo, admins
 * delete it and members leave it.
 */
export const organizationGeneralPage: HostedPage = {
  path: PATHS.general,
  setting: 'organizationProfileUrl',
  requiresSignIn: true,
  show,
  actions: { update, setImage, deleteImage, leave, delete: remove },
  maxFileBytes: imageUpload.maxBytes,
};

type Shown = NonNullable<OrganizationGeneralQuery['organization']>;

async function show(request: PageRequest): Promise<PageResult> {
  const id = organizationId(request);
  if (id === null) return chooseOrganization(request);
  const { organization } = await request.run(OrganizationGeneralDocument, { id });
  if (!organization) return chooseOrganization(request);
  const isShown = shownActions(organization).includes(sentAction(request) ?? '');
  const content = html`${isShown ? '' : problem(request)}${canManage(organization) ? html`${logo(request, organization)}${names(request, organization)}` : facts(request, organization)}
${leaveAndDelete(request, organization)}`;
  return organizationView(request, organization, 'general', content);
}

/** The actions whose forms the page has for this user. Mistakes of others are shown above all. */
const shownActions = (organization: Shown): readonly string[] => [
  'leave',
  ...(canManage(organization) ? ['update', 'setImage', 'deleteImage'] : []),
  ...(isAdmin(organization) ? ['delete'] : []),
];

/** The form that was sent; a file that is too large is sent without its fields. */
const sentAction = ({ form, failure }: PageRequest) => (failure === null ? null : (form.get('action') ?? 'setImage'));

/** The mistake of a form, in the form. */
const problemOf = (request: PageRequest, names: readonly string[], fields: readonly string[] = []) =>
  names.includes(sentAction(request) ?? '') ? problem(request, fields) : '';

/** What members see who may not change it. */
function facts(request: PageRequest, { description, memberCount, createdAt }: Shown): SafeHtml {
  const { text } = request;
  const members = text('organization.memberCount', { count: memberCount ?? 0 });
  const created = createdAt ? textWithDate(request, 'organization.created', date(request, createdAt)) : '';
  return section({
    title: text('organization.about'),
    content: html`${description ? html`<p dir="auto">${description}</p>` : ''}<p class="hint">${members}${created === '' ? '' : html` · ${created}`}</p>`,
  });
}

function logo(request: PageRequest, organization: Shown): SafeHtml {
  const { text } = request;
  return section({
    title: text('image.title', { kind: 'organization' }),
    hint: text('organization.logoHint'),
    content: html`${notice(request, { imageSaved: 'image.saved', imageDeleted: 'image.removed' })}${problemOf(request, ['setImage', 'deleteImage'], ['file'])}
${imageForm(request, {
  kind: 'organization',
  picture: organizationPicture(request, organization, { size: 'large' }),
  isUploaded: uploadedImage(request, 'organization', organization.imageUrl) !== null,
  path: sectionPath('general', organization.id),
})}`,
  });
}

function names(request: PageRequest, organization: Shown): SafeHtml {
  const { text } = request;
  const content = form(request, {
    path: sectionPath('general', organization.id),
    action: 'update',
    content: [
      problemOf(request, ['update'], ['name', 'displayName', 'description', 'slug']),
      field(request, {
        name: 'name',
        label: text('organization.name'),
        value: organization.name,
        isRequired: true,
        maxLength: 255,
      }),
      field(request, {
        name: 'displayName',
        label: text('organization.displayName'),
        hint: text('organization.displayNameHint'),
        value: organization.displayName,
        maxLength: 255,
      }),
      field(request, {
        name: 'description',
        label: text('organization.description'),
        value: organization.description,
        maxLength: 2000,
        isLong: true,
      }),
      field(request, {
        name: 'slug',
        label: text('organization.slug'),
        value: organization.slug,
        hint: text('organization.slugHint'),
        isRequired: true,
        maxLength: 64,
      }),
      button({ label: text('common.save') }),
    ],
  });
  return section({
    title: text('organization.names'),
    content: html`${notice(request, { saved: 'organization.saved' })}${content}`,
  });
}

function leaveAndDelete(request: PageRequest, organization: Shown): SafeHtml {
  const { text } = request;
  const path = sectionPath('general', organization.id);
  const failed = sentAction(request);
  const leaving = form(request, {
    path,
    action: 'leave',
    content: [
      problemOf(request, ['leave']),
      html`<p>${text('organization.leaveText')}</p>`,
      button({ label: text('organization.leave'), kind: 'danger' }),
    ],
  });
  const deleting = form(request, {
    path,
    action: 'delete',
    content: [
      problemOf(request, ['delete']),
      html`<p>${text('organization.deleteText')}</p>`,
      field(request, {
        name: 'confirmation',
        label: text('organization.confirmName', { name: organization.name }),
        autocomplete: 'off',
        isRequired: true,
      }),
      button({ label: text('organization.delete'), kind: 'danger' }),
    ],
  });
  const options = (action: string) => ({ isOpen: failed === action, isDanger: true });
  return section({
    title: text(isAdmin(organization) ? 'organization.endings' : 'organization.membership'),
    isDanger: true,
    content: html`${disclosure(text('organization.leave'), leaving, options('leave'))}
${isAdmin(organization) ? disclosure(text('organization.delete'), deleting, options('delete')) : ''}`,
  });
}

async function update(request: PageRequest): Promise<PageResult> {
  const name = fieldValue(request, 'name');
  const input = {
    name,
    displayName: fieldValue(request, 'displayName') || name,
    description: valueOrNull(request, 'description'),
    slug: fieldValue(request, 'slug'),
  };
  await request.run(OrganizationGeneralUpdateDocument, { id: organizationId(request) ?? '', input });
  return doneAt(request, 'general', 'saved');
}

async function setImage(request: PageRequest): Promise<PageResult> {
  await request.run(OrganizationGeneralSetImageDocument, { id: organizationId(request) ?? '' });
  return doneAt(request, 'general', 'imageSaved');
}

async function deleteImage(request: PageRequest): Promise<PageResult> {
  await request.run(OrganizationGeneralDeleteImageDocument, { id: organizationId(request) ?? '' });
  return doneAt(request, 'general', 'imageDeleted');
}

async function leave(request: PageRequest): Promise<PageResult> {
  await request.run(OrganizationGeneralLeaveDocument, { id: organizationId(request) ?? '' });
  return { to: request.link(PATHS.general) };
}

/** Deletes the organization after its name was entered, so that a click is not enough. */
async function remove(request: PageRequest): Promise<PageResult> {
  const id = organizationId(request) ?? '';
  const { organization } = await request.run(OrganizationGeneralDocument, { id });
  if (!organization || fieldValue(request, 'confirmation') !== organization.name.trim()) {
    throw new OperationFailure({
      status: 400,
      code: 'CONFIRMATION_WRONG',
      message: request.text('organization.confirmationWrong'),
    });
  }
  await request.run(OrganizationGeneralDeleteDocument, { id });
  return { to: request.link(PATHS.general) };
}
