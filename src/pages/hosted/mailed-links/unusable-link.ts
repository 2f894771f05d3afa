import { html } from '@remix-run/html-template';
import { linkButton, stateIcon } from '../../elements/index.ts';
import type { TextKey } from '../../texts/texts.ts';
import type { PageRequest, View } from '../page.ts';
import { pageLink } from '../requests/redirects.ts';

/** The page for a link that cannot be used, from which the user signs in and requests a new one. */
export function unusableLink(request: PageRequest, message: TextKey, secret: string): View {
  const { text } = request;
  return {
    title: text('link.invalidTitle'),
    status: 400,
    forget: [secret],
    lead: html`<span role="alert">${text(message)}</span>`,
    picture: stateIcon('link', 'warning'),
    content: html`<p class="is-centered">${text('link.requestNew')}</p>
<div class="ways">${linkButton({ href: pageLink(request, 'signInPageUrl'), label: text('link.toSignIn') })}</div>`,
  };
}
