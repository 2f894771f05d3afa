import { html } from '@remix-run/html-template';
import { date, disclosure, more, notice, type Row, rows, section } from '../../elements/index.ts';
import {
  UserProfileApplicationsPageDocument,
  type UserProfileApplicationsPageQuery,
  UserProfileRevokeOauthGrantDocument,
} from '../documents.ts';
import { doneOn } from '../forms/done-on.ts';
import { fieldValue } from '../forms/form-values.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { APPLICATIONS_PATH, profilePage, profileView } from '../user-profile/profile-page.ts';
import { confirmedForm, rowMenu, rowProblem } from '../user-profile/row-actions.ts';
import { accessList, applicationPicture, logoOrigins } from './application.ts';

type Grant = NonNullable<NonNullable<UserProfileApplicationsPageQuery['viewer']>['oauthGrants']>['nodes'][number];

/** The applications that the user has allowed to use the account. */
export const applicationsPage = profilePage({ path: APPLICATIONS_PATH, show, actions: { revoke } });

async function show(request: PageRequest): Promise<PageResult> {
  const { text } = request;
  const { viewer } = await request.run(UserProfileApplicationsPageDocument, { before: request.query.get('before') });
  const { nodes = [], pageInfo } = viewer?.oauthGrants ?? {};
  const newestFirst = nodes.toReversed();
  return profileView(request, {
    title: 'oauth.apps.title',
    user: viewer,
    shows: { imageOrigins: logoOrigins(nodes.map(({ application }) => application)) },
    content: html`${notice(request, { revoked: 'oauth.apps.revoked' })}
${section({
  title: text('oauth.apps.list'),
  hint: text('oauth.apps.hint'),
  content: [
    rows(
      newestFirst.map((grant) => grantRow(request, grant)),
      { icon: 'apps', title: text('oauth.apps.none'), hint: text('oauth.apps.noneHint') },
    ),
    more(
      request,
      { hasNextPage: pageInfo?.hasPreviousPage ?? false, endCursor: pageInfo?.startCursor ?? null },
      request.link(request.path),
      'before',
    ),
  ],
})}`,
  });
}

function grantRow(
  request: PageRequest,
  { id, application, organization, createdAt, lastUsedAt, ...allowed }: Grant,
): Row {
  const { text } = request;
  const { name, metadataUrl, websiteUrl } = application;
  // The host of a description tells whose client it is. A website is only what the client says.
  const page = metadataUrl === null ? websiteUrl : new URL(metadataUrl).origin;
  const host = page === null ? null : (URL.parse(page)?.host ?? null);
  const revokeForm = confirmedForm(request, {
    action: 'revoke',
    label: text('oauth.apps.revoke'),
    text: text('oauth.apps.revokeText'),
    icon: 'x',
    about: name,
    fields: { id },
  });
  return {
    picture: applicationPicture(application, 'medium'),
    title: name,
    text: html`${host === null ? '' : html`<a href="${page ?? ''}" rel="noreferrer">${host}</a><br>`}${organization === null ? '' : html`${text('oauth.apps.organization', { organization: organization.name })}<br>`}${text('oauth.apps.connected')} ${date(request, createdAt)} · ${text('profile.lastUsed')} ${date(request, lastUsedAt)}`,
    end: rowMenu(request, name, [revokeForm]),
    below: html`${rowProblem(request, 'id', id)}${disclosure(text('oauth.apps.access'), accessList(request, allowed))}`,
  };
}

async function revoke(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileRevokeOauthGrantDocument, { grantId: fieldValue(request, 'id') });
  return doneOn(request, 'revoked');
}
