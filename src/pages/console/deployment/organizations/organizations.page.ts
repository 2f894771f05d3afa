import { html } from '@remix-run/html-template';
import {
  button,
  date,
  field,
  form,
  linkButton,
  more,
  notice,
  problem,
  type Row,
  rows,
  searchForm,
  searchOf,
  section,
  textWithDate,
} from '../../../elements/index.ts';
import { fieldValue, filledFields } from '../../../hosted/forms/form-values.ts';
import { groupPicture } from '../../../hosted/layout/pictures.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { isId } from '../../layout/search-arguments.ts';
import {
  ConsoleOrganizationCreateDocument,
  ConsoleOrganizationsDocument,
  type ConsoleOrganizationsQuery,
} from '../documents.ts';

/** The organizations of a deployment, newest first. */
export const organizationsPage = consolePage({ path: '/organizations', scope: 'organizations:read', show });

/** The form that creates an organization. */
export const newOrganizationPage = consolePage({
  path: '/new-organization',
  scope: 'organizations:write',
  show: showForm,
  actions: { create },
});

type Organization = NonNullable<ConsoleOrganizationsQuery['organizations']>['nodes'][number];

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, query } = request;
  const search = searchOf(request);
  const byId = search !== null && isId(search);
  const { organizations } = await request.run(ConsoleOrganizationsDocument, {
    search: byId ? null : search,
    ids: byId ? [search] : null,
    after: query.get('after'),
  });
  if (!organizations) throw new Error('The list of organizations is missing.');
  const creating = request.may('organizations:write')
    ? linkButton({
        label: text('console.organizations.new'),
        href: request.link('/new-organization'),
        icon: 'plus',
        isSmall: true,
      })
    : '';
  return {
    title: text('console.nav.organizations'),
    content: html`${notice(request, { deleted: 'console.organizations.deleted' })}<div class="list-head">${searchForm(
      request,
      {
        label: text('console.organizations.search'),
        placeholder: text('console.organizations.searchBy'),
      },
    )}${creating}</div>
${rows(
  organizations.nodes.map((organization) => organizationRow(request, organization)),
  search === null
    ? { icon: 'building', title: text('console.organizations.none'), hint: text('console.organizations.noneHint') }
    : {
        icon: 'search',
        title: text('console.organizations.noneMatch', { search }),
        hint: text('console.organizations.noneMatchHint'),
        action: linkButton({
          label: text('organization.clearSearch'),
          href: request.link('/organizations'),
          kind: 'other',
          isSmall: true,
        }),
      },
)}
${more(request, organizations.pageInfo, request.link('/organizations', search === null ? {} : { search }))}`,
  };
}

function organizationRow(
  request: ConsoleRequest,
  { id, displayName, slug, memberCount, createdAt }: Organization,
): Row {
  const { text } = request;
  return {
    picture: groupPicture(request, 'organization', { id, name: displayName, imageUrl: null }),
    title: displayName,
    href: request.link(`/organizations/${id}`),
    text: html`${slug} · ${textWithDate(request, 'console.createdOn', date(request, createdAt))}`,
    end: html`<span class="hint">${text('organization.memberCount', { count: memberCount })}</span>`,
  };
}

async function showForm(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  return {
    title: text('console.organizations.new'),
    back: { label: text('console.nav.organizations'), href: request.link('/organizations') },
    content: section({
      title: text('organization.names'),
      content: form(request, {
        action: 'create',
        content: [
          problem(request, ['name', 'slug', 'description', 'externalId']),
          field(request, { name: 'name', label: text('organization.name'), isRequired: true, maxLength: 255 }),
          field(request, {
            name: 'slug',
            label: text('organization.slug'),
            hint: text('console.organizations.slugHint'),
            maxLength: 64,
          }),
          field(request, {
            name: 'description',
            label: text('organization.descriptionOptional'),
            maxLength: 2000,
            isLong: true,
          }),
          field(request, {
            name: 'externalId',
            label: text('console.externalId'),
            hint: text('console.organizations.externalIdHint'),
            maxLength: 255,
          }),
          button({ label: text('createOrganization.submit') }),
        ],
      }),
    }),
  };
}

async function create(request: ConsoleRequest): Promise<PageResult> {
  const { createOrganization: created } = await request.run(ConsoleOrganizationCreateDocument, {
    input: { name: fieldValue(request, 'name'), ...filledFields(request, ['slug', 'description', 'externalId']) },
  });
  if (!created) throw new Error('The organization is missing.');
  return { to: request.link(`/organizations/${created.id}`, { done: 'created' }) };
}
