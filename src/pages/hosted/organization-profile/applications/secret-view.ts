import { html } from '@remix-run/html-template';
import { actions, linkButton, section, shownOnce } from '../../../elements/index.ts';
import type { PageRequest, View } from '../../page.ts';
import { applicationPath, backToList } from './applications-of.ts';
import { integration } from './integration.ts';

/** A new secret, which no other page shows, with what else a developer needs. */
export function secretView(
  request: PageRequest,
  { id, secret, title }: { readonly id: string; readonly secret: string; readonly title: string },
): View {
  const { text } = request;
  return {
    title,
    lead: text('console.oauth.secretLead'),
    back: backToList(request),
    width: 'wide',
    content: html`${section({
      title: text('console.oauth.clientSecret'),
      content: shownOnce(request, [secret], 'client-secret.txt'),
    })}
${integration(request, id)}
${actions(linkButton({ href: request.link(applicationPath(request, id)), label: text('common.continue') }))}`,
  };
}
