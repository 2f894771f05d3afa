import { html } from '@remix-run/html-template';
import { button, form, linkButton, problem, stateIcon } from '../../elements/index.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import { pageLink } from '../requests/redirects.ts';
import { accountPicture, signOut } from '../sign-in/accounts.ts';
import { headingBelowLogo } from '../sign-in/heading.ts';
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
      picture: stateIcon('check', 'good'),
      content: html`<div class="ways">${linkButton({ href: pageLink(request, 'signInPageUrl'), label: text('signIn.submit') })}</div>`,
    };
  }
  const active = signIns.find(({ id }) => id === activeSignIn?.id);
  const name = active?.identifier;
  const hasOthers = activeSignIn !== null && signIns.length > 1;
  return {
    title: text('signOut.title', { app: appName }),
    ...headingBelowLogo(request, 'signIn.signOut'),
    ...(name ? { lead: text('signIn.signedInAs', { name }), picture: accountPicture(request, active, 'large') } : {}),
    content: html`${problem(request)}
${form(request, {
  content: [
    button({ label: text('signIn.signOut') }),
    hasOthers ? button({ label: text('signOut.all'), action: 'all', kind: 'other' }) : '',
  ],
})}`,
    foot: html`<p><a href="${pageLink(request, 'signInPageUrl')}">${text('common.cancel')}</a></p>`,
  };
}
