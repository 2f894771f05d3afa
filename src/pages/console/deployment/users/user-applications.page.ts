import { html } from '@remix-run/html-template';
import { date, more, notice, problem, type Row, rows, section, textWithDate } from '../../../elements/index.ts';
import { doneOn } from '../../../hosted/forms/done-on.ts';
import { fieldValue } from '../../../hosted/forms/form-values.ts';
import { personName } from '../../../hosted/membership/person-name.ts';
import { applicationPicture, logoOrigins } from '../../../hosted/oauth/application.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { confirmedForm, rowMenu } from '../../../hosted/user-profile/row-actions.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import {
  ConsoleRevokeOauthGrantDocument,
  ConsoleUserApplicationsDocument,
  type ConsoleUserApplicationsQuery,
} from '../documents.ts';

type Grant = NonNullable<NonNullable<ConsoleUserApplicationsQuery['user']>['oauthGrants']>['nodes'][number];

/** What a user has allowed applications, which support can revoke. */
export const userApplicationsPage = consolePage({
  path: '/user-applications/{user}',
  scope: 'users:read',
  show,
  actions: { revokeGrant },
});

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, query, pathParameter: id } = request;
  const { user } = await request.run(ConsoleUserApplicationsDocument, { id, after: query.get('after') });
  if (!user) throw new Error('The user is missing.');
  const { nodes = [], pageInfo } = user.oauthGrants ?? {};
  return {
    title: text('oauth.apps.title'),
    back: { label: personName(user), href: request.link(`/users/${user.id}`) },
    shows: { imageOrigins: logoOrigins(nodes.map(({ application }) => application)) },
    content: html`${notice(request, { revoked: 'oauth.apps.revoked' })}${problem(request)}
${section({
  title: text('console.userApps.list'),
  hint: text('console.userApps.hint'),
  content: [
    rows(
      nodes.map((grant) => grantRow(request, grant)),
      { icon: 'apps', title: text('oauth.apps.none') },
    ),
    pageInfo === undefined ? '' : more(request, pageInfo, request.link(request.path)),
  ],
})}`,
  };
}

function grantRow(
  request: ConsoleRequest,
  { id, application, organization, scopes, resources, createdAt, lastUsedAt }: Grant,
): Row {
  const { text } = request;
  const { name } = application;
  const allowed = [
    scopes.join(' '),
    ...resources.map((resource) => `${resource.name}: ${resource.scopes.map((scope) => scope.name).join(' ')}`),
  ].filter((each) => each !== '');
  const revoke = confirmedForm(request, {
    action: 'revokeGrant',
    label: text('oauth.apps.revoke'),
    text: text('console.userApps.revokeText'),
    icon: 'x',
    about: name,
    fields: { grant: id },
  });
  return {
    picture: applicationPicture(application, 'medium'),
    title: name,
    ...(request.may('oauth_applications:read') && { href: request.link(`/oauth-applications/${application.id}`) }),
    text: html`${allowed.map((each) => html`<code>${each}</code><br>`)}${organization === null ? '' : html`${text('oauth.apps.organization', { organization: organization.name })}<br>`}${textWithDate(request, 'console.createdOn', date(request, createdAt))} · ${textWithDate(request, 'console.user.lastUsed', date(request, lastUsedAt))}`,
    end: request.may('users:write') ? rowMenu(request, name, [revoke]) : '',
  };
}

async function revokeGrant(request: ConsoleRequest): Promise<PageResult> {
  const variables = { id: request.pathParameter, grant: fieldValue(request, 'grant') };
  await request.run(ConsoleRevokeOauthGrantDocument, variables);
  return doneOn(request, 'revoked');
}
