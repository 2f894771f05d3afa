import { html, type SafeHtml } from '@remix-run/html-template';
import { linkButton, stateIcon } from '../../elements/index.ts';
import { errorText } from '../../errors/error-texts.ts';
import type { OperationFailure } from '../../errors/operation-failure.ts';
import type { TextKey } from '../../texts/texts.ts';
import type { PageRequest, View } from '../page.ts';
import { settingUrl } from '../requests/redirects.ts';

/** The page for a request that failed as a whole: a title, what happened, and where to go next. */
export function errorView(request: PageRequest, failure: OperationFailure): View {
  const { text, deployment } = request;
  const { supportPageUrl, afterLogoClickUrl } = deployment.uiSettings;
  const { title, picture } = kindOf(failure);
  const support =
    supportPageUrl === ''
      ? ''
      : linkButton({ href: settingUrl(request, supportPageUrl).href, label: text('common.support'), kind: 'other' });
  const home = settingUrl(request, afterLogoClickUrl).href;
  return {
    title: text(title),
    lead: html`<span role="alert">${errorText(request, failure)}</span>`,
    picture,
    status: failure.status,
    content: html`${detail(failure)}<div class="ways">${linkButton({ href: home, label: text('errorPage.home', { app: request.appName }) })}${support}</div>`,
  };
}

/** What is wrong with the request of an application, for those who write it. */
const detail = ({ code, message }: OperationFailure) =>
  code === 'OAUTH_REQUEST_INVALID' ? html`<p class="hint is-centered" lang="en" dir="ltr">${message}</p>` : '';

function kindOf({ status }: OperationFailure): { readonly title: TextKey; readonly picture: SafeHtml } {
  if (status === 404) return { title: 'errorPage.notFound', picture: stateIcon('search', 'neutral') };
  if (status === 503) return { title: 'errorPage.unavailable', picture: stateIcon('time', 'warning') };
  return { title: 'errorPage.failed', picture: stateIcon('warning', 'danger') };
}
