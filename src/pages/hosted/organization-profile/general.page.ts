import { html, type SafeHtml } from '@remix-run/html-template';
import { imageUpload } from '../../../deployment/index.ts';
import {
  OrganizationGeneralDeleteDocument,
  OrganizationGeneralDeleteImageDocument,
  OrganizationGeneralDocument,
  OrganizationGeneralLeaveDocument,
  type OrganizationGeneralQuery,
  OrganizationGeneralSetImageDocument,
  OrganizationGeneralUpdateDocument,
} from '../documents.ts';
import { OperationFailure } from '../errors/operation-failure.ts';
import { fieldValue, valueOrNull } from '../forms/form-values.ts';
import { imageForm } from '../forms/image-form.ts';
import { button, field, form, notice, problem } from '../layout/elements.ts';
import { disclosure } from '../layout/lists.ts';
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
  const content = html`${notice(request, { saved: 'organization.saved', imageSaved: 'image.saved', imageDeleted: 'image.removed' })}${problem(request, ['name', 'displayName', 'description', 'slug', 'file'])}
${canManage(organization) ? logoForm(request, organization) : ''}
${canManage(organization) ? updateForm(request, organization) : facts(request, organization)}
${leaveAndDelete(request, organization)}`;
  return organizationView(request, organization, 'general', content);
}

function facts({ text }: PageRequest, { description, memberCount }: Shown): SafeHtml {
  return html`${description ? html`<p>${description}</p>` : ''}<p>${text('organization.memberCount', { count: memberCount ?? 0 })}</p>`;
}

function logoForm(request: PageRequest, organization: Shown): SafeHtml {
  return html`<h2>${request.text('image.title', { kind: 'organization' })}</h2>
${imageForm(request, {
  kind: 'organization',
  picture: organizationPicture(request, organization, { isLarge: true }),
  isUploaded: uploadedImage(request, 'organization', organization.imageUrl) !== null,
  path: sectionPath('general', organization.id),
})}`;
}

function updateForm(request: PageRequest, organization: Shown): SafeHtml {
  const { text } = request;
  return form(request, {
    path: sectionPath('general', organization.id),
    action: 'update',
    content: [
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
        value: organization.displayName,
        maxLength: 255,
      }),
      field(request, {
        name: 'description',
        label: text('organization.description'),
        value: organization.description,
        maxLength: 2000,
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
}

function leaveAndDelete(request: PageRequest, organization: Shown): SafeHtml {
  const { text } = request;
  const path = sectionPath('general', organization.id);
  const failed = request.form.get('action');
  const leaving = form(request, {
    path,
    action: 'leave',
    content: [
      html`<p>${text('organization.leaveText')}</p>`,
      button({ label: text('organization.leave'), kind: 'danger' }),
    ],
  });
  const deleting = form(request, {
    path,
    action: 'delete',
    content: [
      html`<p>${text('organization.deleteText')}</p>`,
      field(request, {
        name: 'confirmation',
        label: text('organization.confirmName', { name: organization.name }),
        isRequired: true,
      }),
      button({ label: text('organization.delete'), kind: 'danger' }),
    ],
  });
  return html`${disclosure(text('organization.leave'), leaving, failed === 'leave')}
${isAdmin(organization) ? disclosure(text('organization.delete'), deleting, failed === 'delete') : ''}`;
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
