import { html, type SafeHtml } from '@remix-run/html-template';
import {
  date,
  type EmptyState,
  field,
  linkButton,
  more,
  notice,
  type Row,
  rows,
  searchForm,
  searchOf,
  select,
  textWithDate,
} from '../../../elements/index.ts';
import { applicationPicture, logoOrigins } from '../../../hosted/oauth/application.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { filterForm } from '../../layout/filter-form.ts';
import { isId, searchArguments } from '../../layout/search-arguments.ts';
import { ConsoleOauthApplicationsDocument, type ConsoleOauthApplicationsQuery } from '../documents.ts';
import { APPLICATION_TYPES, applicationBadges, typeNamed } from './application-types.ts';
import { applicationLink, organizationOf } from './links.ts';
import { guideLink, oauthTabs } from './oauth-tabs.ts';

/** The OAuth applications of a deployment, newest first. */
export const oauthApplicationsPage = consolePage({
  path: '/oauth-applications',
  scope: 'oauth_applications:read',
  show,
});

type Application = NonNullable<ConsoleOauthApplicationsQuery['oauthApplications']>['nodes'][number];

const STATUSES = ['active', 'inactive'] as const;

/** What the URL narrows the list by. */
function criteriaOf(request: ConsoleRequest) {
  const search = searchOf(request);
  const type = typeNamed(request.query.get('type'))?.type;
  const status = STATUSES.find((each) => each === request.query.get('status'));
  const organization = organizationOf(request);
  const filters = { ...(type && { type }), ...(status && { status }), ...(organization && { organization }) };
  return {
    search,
    type,
    status,
    organization,
    filters,
    parameters: { ...(search !== null && { search }), ...filters },
  };
}

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, link } = request;
  const { search, type, status, organization, filters, parameters } = criteriaOf(request);
  const { oauthApplications } = await request.run(ConsoleOauthApplicationsDocument, {
    ...searchArguments(search, {
      ...(type && { type }),
      ...(status && { isActive: status === 'active' }),
      ...(organization !== null && (isId(organization) ? { organizationId: organization } : { ids: [] })),
    }),
    before: request.query.get('before'),
    hasOrganizations: request.may('organizations:read'),
  });
  if (!oauthApplications) throw new Error('The list of applications is missing.');
  const { nodes, pageInfo } = oauthApplications;
  // The connection is in the order of time, so the last page of it has the newest.
  const older = { hasNextPage: pageInfo.hasPreviousPage, endCursor: pageInfo.startCursor };
  const isNarrowed = Object.keys(parameters).length > 0;
  return {
    title: text('console.oauth.title'),
    lead: text('console.oauth.lead'),
    shows: { imageOrigins: logoOrigins(nodes) },
    content: html`${oauthTabs(request)}${notice(request, { deleted: 'console.oauth.deleted' })}
${
  nodes.length === 0 && !isNarrowed
    ? ''
    : html`<div class="list-head">${searchForm(request, {
        label: text('console.oauth.search'),
        placeholder: text('console.oauth.searchBy'),
        path: `/oauth-applications?${new URLSearchParams(filters)}`,
      })}${newButton(request)}</div>
${filter(request)}`
}
${rows(
  nodes.toReversed().map((application) => applicationRow(request, application)),
  isNarrowed ? noMatch(request) : none(request),
)}
${more(request, older, link('/oauth-applications', parameters), 'before')}`,
  };
}

const newButton = (request: ConsoleRequest): SafeHtml | string =>
  request.may('oauth_applications:write')
    ? linkButton({
        label: request.text('console.oauth.new'),
        href: request.link('/new-oauth-application'),
        icon: 'plus',
        isSmall: true,
      })
    : '';

function filter(request: ConsoleRequest): SafeHtml {
  const { text } = request;
  const { search, type, status, organization } = criteriaOf(request);
  return filterForm(request, {
    label: text('console.oauth.filter'),
    path: search === null ? '/oauth-applications' : `/oauth-applications?${new URLSearchParams({ search })}`,
    content: [
      select(request, {
        name: 'type',
        label: text('console.oauth.type'),
        options: [
          { value: '', label: text('console.oauth.anyType') },
          ...APPLICATION_TYPES.map((each) => ({ value: each.type, label: text(`console.oauth.type.${each.type}`) })),
        ],
        selected: type ?? '',
      }),
      select(request, {
        name: 'status',
        label: text('console.oauth.status'),
        options: [
          { value: '', label: text('console.oauth.anyStatus') },
          ...STATUSES.map((each) => ({ value: each, label: text(`console.oauth.${each}`) })),
        ],
        selected: status ?? '',
      }),
      field(request, {
        name: 'organization',
        label: text('console.oauth.organizationId'),
        value: organization ?? '',
        inputMode: 'numeric',
        maxLength: 19,
        autocomplete: 'off',
      }),
    ],
  });
}

function none(request: ConsoleRequest): EmptyState {
  const { text } = request;
  const mayWrite = request.may('oauth_applications:write');
  return {
    icon: 'apps',
    title: text('console.oauth.none'),
    hint: text(mayWrite ? 'console.oauth.noneHint' : 'console.oauth.noneReadHint'),
    action: html`<div class="empty-actions">${newButton(request)}${guideLink(request, 'sign-in-with-your-product')}</div>`,
  };
}

const noMatch = (request: ConsoleRequest): EmptyState => ({
  icon: 'search',
  title: request.text('console.oauth.noneMatch'),
  action: linkButton({
    label: request.text('organization.clearSearch'),
    href: request.link('/oauth-applications'),
    kind: 'other',
    isSmall: true,
  }),
});

function applicationRow(request: ConsoleRequest, application: Application): Row {
  const created = textWithDate(request, 'console.createdOn', date(request, application.createdAt));
  const { organizationId, organization, description } = application;
  const owner = organization?.name ?? organizationId;
  const parts = [
    ...(owner === null ? [] : [html`<bdi>${owner}</bdi>`]),
    ...(description ? [html`<bdi>${description}</bdi>`] : []),
    created,
  ];
  return {
    picture: applicationPicture(application, 'medium'),
    title: application.name,
    href: applicationLink(request, application.id),
    badges: applicationBadges(request, application),
    text: html`${parts.map((part, at) => html`${at === 0 ? '' : ' · '}${part}`)}`,
  };
}
