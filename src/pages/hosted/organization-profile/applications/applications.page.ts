import { html, type SafeHtml } from '@remix-run/html-template';
import { date, linkButton, more, notice, type Row, rows, section, textWithDate } from '../../../elements/index.ts';
import { type OrganizationApplicationSummaryFragment, OrganizationApplicationsPageDocument } from '../../documents.ts';
import { applicationPicture, logoOrigins } from '../../oauth/application.ts';
import type { HostedPage, PageRequest, PageResult } from '../../page.ts';
import { chooseOrganization, organizationId, organizationView, PATHS } from '../organization.ts';
import { applicationBadges, applicationPath, listPath, newPath } from './applications-of.ts';

/** The OAuth applications of an organization, newest first. */
export const organizationApplicationsPage: HostedPage = {
  path: PATHS.applications,
  setting: 'organizationProfileUrl',
  requiresSignIn: true,
  show,
};

async function show(request: PageRequest): Promise<PageResult> {
  const { text, query, link } = request;
  const id = organizationId(request);
  if (id === null) return chooseOrganization(request);
  const { organization } = await request.run(OrganizationApplicationsPageDocument, { id, before: query.get('before') });
  if (!organization?.oauthApplications) return chooseOrganization(request);
  const { nodes, pageInfo } = organization.oauthApplications;
  // The connection is in the order of time, so the last page of it has the newest.
  const older = { hasNextPage: pageInfo.hasPreviousPage, endCursor: pageInfo.startCursor };
  const creating = linkButton({
    label: text('console.oauth.new'),
    href: link(newPath(request)),
    icon: 'plus',
    isSmall: true,
  });
  const content = section({
    title: text('organization.applications'),
    hint: text('organization.apps.hint'),
    ...(nodes.length > 0 && { action: creating }),
    content: html`${notice(request, { deleted: 'console.oauth.deleted' })}
${rows(
  nodes.toReversed().map((application) => applicationRow(request, application)),
  { icon: 'browser', title: text('console.oauth.none'), hint: text('organization.apps.noneHint'), action: creating },
)}
${more(request, older, link(listPath(request)), 'before')}`,
  });
  return {
    ...organizationView(request, organization, 'applications', content),
    shows: { imageOrigins: logoOrigins(nodes) },
  };
}

function applicationRow(request: PageRequest, application: OrganizationApplicationSummaryFragment): Row {
  const { id, name, description, createdAt } = application;
  const created: SafeHtml = textWithDate(request, 'organization.created', date(request, createdAt));
  return {
    picture: applicationPicture(application, 'medium'),
    title: name,
    href: request.link(applicationPath(request, id)),
    badges: applicationBadges(request, application),
    text: description ? html`${description} · ${created}` : created,
  };
}
