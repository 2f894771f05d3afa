import { html, type SafeHtml } from '@remix-run/html-template';
import {
  OrganizationGeneralDeleteDocument,
  OrganizationGeneralDocument,
  OrganizationGeneralLeaveDocument,
  type OrganizationGeneralQuery,
  OrganizationGeneralUpdateDocument,
} from '../documents.ts';
import { button, field, form, notice, problem } from '../elements.ts';
import { fieldValue, valueOrNull } from '../form-values.ts';
import { disclosure } from '../lists.ts';
import { OperationFailure } from '../operation-failure.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import {
  chooseOrganization,
  doneAt,
  isAdmin,
  organizationId,
  organizationView,
  PATHS,
  sectionPath,
} from './organization.ts';

/** The page with an organization's name and description, on which admins change and delete it and members leave it. */
export const organizationGeneralPage: HostedPage = {
  path: PATHS.general,
  setting: 'organizationProfileUrl',
  requiresSignIn: true,
  show,
  actions: { update, leave, delete: remove },
};

type Shown = NonNullable<OrganizationGeneralQuery['organization']>;

async function show(request: PageRequest): Promise<PageResult> {
  const id = organizationId(request);
  if (id === null) return chooseOrganization(request);
  const { organization } = await request.run(OrganizationGeneralDocument, { id });
  if (!organization) return chooseOrganization(request);
  const content = html`${notice(request, { saved: 'organization.saved' })}${problem(request, ['name', 'displayName', 'description', 'slug'])}
${isAdmin(organization) ? updateForm(request, organization) : facts(request, organization)}
${leaveAndDelete(request, organization)}`;
  return organizationView(request, organization, 'general', content);
}

function facts({ text }: PageRequest, { description, membersCount }: Shown): SafeHtml {
  return html`${description ? html`<p>${description}</p>` : ''}<p>${text('organization.memberCount', { count: membersCount ?? 0 })}</p>`;
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
        isRequired: true,
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
  const input = {
    name: fieldValue(request, 'name'),
    displayName: fieldValue(request, 'displayName'),
    description: valueOrNull(request, 'description'),
    slug: fieldValue(request, 'slug'),
  };
  await request.run(OrganizationGeneralUpdateDocument, { id: organizationId(request) ?? '', input });
  return doneAt(request, 'general', 'saved');
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
