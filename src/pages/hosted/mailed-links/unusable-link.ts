import { html } from '@remix-run/html-template';
import type { PageRequest, View } from '../page.ts';
import { pageLink } from '../requests/redirects.ts';
import type { TextKey } from '../texts/texts.ts';

/** The page for a link that cannot be used, from which the user signs in and requests a new one. */
export function unusableLink(request: PageRequest, message: TextKey, secret: string): View {
  const { text } = request;
  return {
    title: text('link.invalidTitle'),
    status: 400,
    forget: [secret],
    content: html`<p role="alert">${text(message)}</p>
<p>${text('link.requestNew')}</p>
<p class="ways"><a class="button is-main" href="${pageLink(request, 'signInPageUrl')}">${text('link.toSignIn')}</a></p>`,
  };
}
