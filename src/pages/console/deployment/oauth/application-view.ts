import { html, type SafeHtml } from '@remix-run/html-template';
import { tabs } from '../../../elements/index.ts';
import { withProblem } from '../../../hosted/forms/shown-form.ts';
import { applicationPicture, logoOrigins } from '../../../hosted/oauth/application.ts';
import type { View } from '../../../hosted/page.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import { COPY_MODULE } from '../../layout/copyable.ts';
import type { ConsoleOauthApplicationFieldsFragment } from '../documents.ts';
import { applicationBadges } from './application-types.ts';
import { withGrantFailure } from './grant-failure.ts';
import { applicationLink, settingsLink } from './links.ts';

/** A page of an application, with links to the others. */
export function applicationView(
  request: ConsoleRequest,
  application: ConsoleOauthApplicationFieldsFragment,
  content: SafeHtml,
): View {
  const { text, link, path } = request;
  const { id, name } = application;
  const pages = [
    { label: text('console.oauth.overview'), href: applicationLink(request, id), path: `/oauth-applications/${id}` },
    {
      label: text('console.oauth.settings'),
      href: settingsLink(request, id),
      path: `/oauth-application-settings/${id}`,
    },
  ];
  return {
    title: name,
    picture: applicationPicture(application, 'large'),
    lead: html`<span class="badges">${applicationBadges(request, application)}</span>`,
    back: { label: text('console.oauth.title'), href: link('/oauth-applications') },
    shows: { imageOrigins: logoOrigins([application]) },
    scripts: [COPY_MODULE],
    content: html`${tabs(
      text('console.oauth.pages'),
      pages.map((page) => ({ label: page.label, href: page.href, isCurrent: page.path === path })),
    )}${withProblem(withGrantFailure(request), content)}`,
  };
}
