import { html } from '@remix-run/html-template';
import type { PageRequest, View } from '../page.ts';
import { settingUrl } from '../requests/redirects.ts';
import { errorText } from './error-texts.ts';
import type { OperationFailure } from './operation-failure.ts';

/** The page for a request that failed as a whole: a title, what happened, and where to go next. */
export function errorView(request: PageRequest, failure: OperationFailure): View {
  const { text, deployment } = request;
  const { supportPageUrl, afterLogoClickUrl } = deployment.uiSettings;
  const title =
    failure.status === 404
      ? text('errorPage.notFound')
      : failure.status === 503
        ? text('errorPage.unavailable')
        : text('errorPage.failed');
  const support =
    supportPageUrl === ''
      ? ''
      : html`<a class="button is-other" href="${settingUrl(request, supportPageUrl).href}">${text('common.support')}</a>`;
  return {
    title,
    status: failure.status,
    content: html`<p role="alert">${errorText(request, failure)}</p>
<p class="actions"><a class="button is-main" href="${settingUrl(request, afterLogoClickUrl).href}">${text('errorPage.home', { app: request.appName })}</a>${support}</p>`,
  };
}
