import { html } from '@remix-run/html-template';
import { button, form, problem } from '../layout/elements.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import { pageLink } from '../requests/redirects.ts';
import { signOut } from '../sign-in/accounts.ts';
import { readState } from '../sign-in/state.ts';

/** The page on which users sign out. Opening it changes nothing. */
export const signOutPage: HostedPage = {
  path: '/sign-out',
  show,
  actions: { submit: (request) => signOut(request, false), all: (request) => signOut(request, true) },
};

async function show(request: PageRequest): Promise<PageResult> {
  const { text, appName } = request;
  const { session } = await readState(request);
  const { activeSignIn, signIns } = session;
  if (signIns.length === 0) {
    return {
      title: text('signOut.done'),
      content: html`<p class="ways"><a class="button is-main" href="${pageLink(request, 'signInPageUrl')}">${text('signIn.submit')}</a></p>`,
    };
  }
  const name = signIns.find(({ id }) => id === activeSignIn?.id)?.identifier;
  const hasOthers = activeSignIn !== null && signIns.length > 1;
  return {
    title: text('signOut.title', { app: appName }),
    content: html`${problem(request)}
${name ? html`<p>${text('signIn.signedInAs', { name })}</p>` : ''}
${form(request, {
  content: [
    button({ label: text('signIn.signOut') }),
    hasOthers ? button({ label: text('signOut.all'), action: 'all', kind: 'other' }) : '',
  ],
})}
<p class="beside"><a href="${pageLink(request, 'signInPageUrl')}">${text('common.cancel')}</a></p>`,
  };
}
