import { html, type SafeHtml } from '@remix-run/html-template';
import { button, form } from '../layout/elements.ts';
import type { HostedPage, PageRequest, Redirect, View } from '../page.ts';
import type { TextKey } from '../texts/texts.ts';

export const PROFILE_PATH = '/user-profile';
export const ORGANIZATIONS_PATH = `${PROFILE_PATH}/organizations`;

const SECTIONS: readonly { readonly path: string; readonly label: TextKey }[] = [
  { path: PROFILE_PATH, label: 'profile.nav.profile' },
  { path: `${PROFILE_PATH}/addresses`, label: 'profile.nav.addresses' },
  { path: `${PROFILE_PATH}/security`, label: 'profile.nav.security' },
  { path: `${PROFILE_PATH}/sessions`, label: 'profile.nav.sessions' },
  { path: `${PROFILE_PATH}/api-keys`, label: 'profile.nav.apiKeys' },
  { path: ORGANIZATIONS_PATH, label: 'profile.nav.organizations' },
  { path: `${PROFILE_PATH}/delete`, label: 'profile.nav.delete' },
];

/** A page of the user profile, which requires a signed-in user. */
export function profilePage(page: Omit<HostedPage, 'setting' | 'requiresSignIn'>): HostedPage {
  return { ...page, setting: 'userProfileUrl', requiresSignIn: true };
}

export interface ProfileView extends Omit<View, 'title' | 'width'> {
  readonly title: TextKey;
}

/** A view of the user profile, with the navigation. */
export function profileView(request: PageRequest, { title, content, ...view }: ProfileView): View {
  const { text } = request;
  return {
    ...view,
    title: text(title),
    width: 'wide',
    content: html`<div class="profile">
<div class="profile-side">${navigation(request)}</div>
<div class="profile-main">${content}</div>
</div>`,
  };
}

function navigation(request: PageRequest): SafeHtml {
  const { text, path, redirectUrl, appName } = request;
  const { b2bSettings } = request.deployment;
  const shown = SECTIONS.filter(
    ({ label }) => label !== 'profile.nav.organizations' || b2bSettings.organizationsEnabled,
  );
  const items = shown.map(
    (section) =>
      html`<li><a href="${request.link(section.path)}" ${section.path === path ? html.raw`aria-current="page"` : ''}>${text(section.label)}</a></li>`,
  );
  const back =
    redirectUrl === null ? '' : html`<p><a href="${redirectUrl}">${text('profile.backTo', { app: appName })}</a></p>`;
  return html`<nav aria-label="${text('profile.nav.label')}"><ul class="sections">${items}</ul></nav>
${form(request, { path: '/sign-out', content: button({ label: text('profile.signOut'), kind: 'other' }) })}
${back}`;
}

/** This page with a message that something succeeded. */
export const doneOn = (request: PageRequest, done: string): Redirect => ({ to: request.link(request.path, { done }) });
