import { html, type SafeHtml } from '@remix-run/html-template';
import { badge, type IconName } from '../../../elements/index.ts';
import type { OauthApplicationType, OrganizationApplicationPageQuery } from '../../documents.ts';
import type { PageRequest } from '../../page.ts';
import { organizationId, sectionPath } from '../organization.ts';

export type DetailedApplication = NonNullable<OrganizationApplicationPageQuery['oauthApplication']>;

export const NEW_APPLICATION_PATH = '/organization-profile/new-application';
export const APPLICATION_PATH = '/organization-profile/application';

/** The types of applications, in the order in which they are offered. */
export const APPLICATION_TYPES: readonly { readonly type: OauthApplicationType; readonly icon: IconName }[] = [
  { type: 'WEB', icon: 'globe' },
  { type: 'BROWSER', icon: 'browser' },
  { type: 'NATIVE', icon: 'phone' },
  { type: 'MACHINE', icon: 'code' },
];

/** The type that the URL of a new application names; null if it names none. */
export const chosenType = ({ query }: PageRequest): OauthApplicationType | null =>
  APPLICATION_TYPES.find(({ type }) => type === query.get('type'))?.type ?? null;

/** The list of the organization's applications. */
export const listPath = (request: PageRequest, parameters: Readonly<Record<string, string>> = {}): string =>
  sectionPath('applications', organizationId(request) ?? '', parameters);

/** The page of a new application: of one type, or to choose it. */
export const newPath = (request: PageRequest, type?: OauthApplicationType): string =>
  `${NEW_APPLICATION_PATH}?${new URLSearchParams({ organization: organizationId(request) ?? '', ...(type && { type }) })}`;

export const applicationPath = (
  request: PageRequest,
  application: string,
  parameters: Readonly<Record<string, string>> = {},
): string =>
  `${APPLICATION_PATH}?${new URLSearchParams({ organization: organizationId(request) ?? '', application, ...parameters })}`;

/** The link from a page of one application to the list. */
export const backToList = (request: PageRequest) => ({
  label: request.text('organization.applications'),
  href: request.link(listPath(request)),
});

/** The type of an application, and whether it is disabled. */
export const applicationBadges = (
  { text }: PageRequest,
  { type, isActive }: { readonly type: OauthApplicationType; readonly isActive: boolean },
): SafeHtml =>
  html`${badge(text(`console.oauth.type.${type}`))}${isActive ? '' : badge(text('console.oauth.inactive'), { tone: 'warning' })}`;
