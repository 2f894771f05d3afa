import { html } from '@remix-run/html-template';
import { linkButton, stateIcon } from '../../elements/index.ts';
import type { PageRequest, View } from '../page.ts';
import { settingUrl } from '../requests/redirects.ts';

/** Says that no application waits for the person. It has no link to the application: the page does not know which one it was. */
export function endedView(request: PageRequest, status: 400 | 404): View {
  const { text, appName, deployment } = request;
  const home = settingUrl(request, deployment.uiSettings.afterLogoClickUrl).href;
  return {
    title: text('oauth.ended.title'),
    lead: html`<span role="alert">${text('oauth.ended.lead')}</span>`,
    picture: stateIcon('time', 'neutral'),
    status,
    content: html`<div class="ways">${linkButton({ href: home, label: text('errorPage.home', { app: appName }), kind: 'other' })}</div>`,
  };
}
