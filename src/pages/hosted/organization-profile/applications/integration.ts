import { html, type SafeHtml } from '@remix-run/html-template';
import { rows, section } from '../../../elements/index.ts';
import type { PageRequest } from '../../page.ts';

/** What the developer of an application enters in its client library. */
export function integration(request: PageRequest, clientId: string): SafeHtml {
  const { text, publicOrigin } = request;
  const values = [
    [text('console.oauth.clientId'), clientId],
    [text('console.oauth.issuer'), publicOrigin],
    [text('console.oauth.discovery'), `${publicOrigin}/.well-known/openid-configuration`],
  ] as const;
  return section({
    title: text('console.oauth.integration'),
    hint: text('console.oauth.integrationHint'),
    content: rows(
      values.map(([title, value]) => ({ title, text: html`<bdi>${value}</bdi>` })),
      { icon: 'code', title: '' },
    ),
  });
}
