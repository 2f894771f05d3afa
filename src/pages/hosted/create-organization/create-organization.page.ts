import { html } from '@remix-run/html-template';
import { button, field, form, problem, stateIcon } from '../../elements/index.ts';
import { CreateOrganizationPageDocument } from '../documents.ts';
import { filledFields } from '../forms/form-values.ts';
import { moreDetails } from '../forms/more-details.ts';
import { sectionPath } from '../organization-profile/organization.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import { continueTo } from '../requests/redirects.ts';

/** The page on which a signed-in user creates an organization. */
export const createOrganizationPage: HostedPage = {
  path: '/create-organization',
  setting: 'createOrganizationUrl',
  requiresSignIn: true,
  show,
  actions: { submit: create },
};

const FIELDS = ['name', 'displayName', 'description', 'slug'] as const;

async function show(request: PageRequest): Promise<PageResult> {
  const { text } = request;
  const name = field(request, {
    name: 'name',
    label: text('organization.name'),
    isRequired: true,
    maxLength: 255,
    hasFocus: true,
  });
  const details = [
    field(request, {
      name: 'slug',
      label: text('organization.slug'),
      hint: text('organization.slugHint'),
      maxLength: 64,
    }),
    field(request, { name: 'description', label: text('organization.description'), maxLength: 2000 }),
  ];
  return {
    title: text('createOrganization.title'),
    picture: stateIcon('building'),
    content: html`${problem(request, FIELDS)}${form(request, {
      content: [
        name,
        moreDetails(request, details, ['slug', 'description']),
        button({ label: text('createOrganization.submit') }),
      ],
    })}`,
  };
}

async function create(request: PageRequest): Promise<PageResult> {
  const { name = '', ...others } = filledFields(request, FIELDS);
  const { createOrganization } = await request.run(CreateOrganizationPageDocument, { input: { name, ...others } });
  const created = createOrganization && request.link(sectionPath('general', createOrganization.id));
  return continueTo(request, 'afterCreateOrganizationRedirectUrl', created ?? undefined);
}
