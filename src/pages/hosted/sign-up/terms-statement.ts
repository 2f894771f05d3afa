import { html, type SafeHtml } from '@remix-run/html-template';
import type { PageRequest } from '../page.ts';
import { settingUrl } from '../requests/redirects.ts';

/** The statement of the settings about the terms, with links to them. Empty if the settings do not show it. */
export function termsStatement(request: PageRequest): SafeHtml | string {
  const { text, deployment } = request;
  const { signupTermsStatement, signupTermsStatementShown, tosPageUrl, privacyPolicyUrl } = deployment.uiSettings;
  if (!signupTermsStatementShown || signupTermsStatement === '') return '';
  const links = [
    { label: text('common.terms'), url: tosPageUrl },
    { label: text('common.privacy'), url: privacyPolicyUrl },
  ]
    .filter(({ url }) => url !== '')
    // The form keeps what the user has entered.
    .map(({ label, url }) => html`<li><a href="${settingUrl(request, url).href}" target="_blank">${label}</a></li>`);
  return html`<div class="statement"><p dir="auto">${signupTermsStatement}</p>${links.length > 0 ? html`<ul class="links">${links}</ul>` : ''}</div>`;
}
