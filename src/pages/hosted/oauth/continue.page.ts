import { html } from '@remix-run/html-template';
import { linkButton } from '../../elements/index.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import { CONTINUE_PATH, continuingPath, RETURN_PARAMETER } from '../requests/authorization.ts';
import { endedView } from './ended.ts';

/** Goes on to an authorization request after a form, whose policy would not let the browser leave for the application. */
export const continuePage: HostedPage = { path: CONTINUE_PATH, show };

async function show(request: PageRequest): Promise<PageResult> {
  const { text, query } = request;
  const to = continuingPath(request, query.get(RETURN_PARAMETER));
  if (to === null) return endedView(request, 400);
  return {
    title: text('oauth.continuing.title'),
    lead: text('oauth.continuing.lead'),
    refreshTo: to,
    content: html`<div class="ways">${linkButton({ href: to, label: text('common.continue') })}</div>`,
  };
}
