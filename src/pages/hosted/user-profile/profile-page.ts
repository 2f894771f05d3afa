import { html, type SafeHtml } from '@remix-run/html-template';
import { button, emailText, form, type IconName, sideNavigation } from '../../elements/index.ts';
import type { TextKey } from '../../texts/texts.ts';
import type { SignedInUserFragment } from '../documents.ts';
import { withProblem } from '../forms/shown-form.ts';
import { userPicture } from '../layout/pictures.ts';
import type { HostedPage, PageRequest, View } from '../page.ts';

export const PROFILE_PATH = '/user-profile';
export const ORGANIZATIONS_PATH = `${PROFILE_PATH}/organizations`;
export const APPLICATIONS_PATH = `${PROFILE_PATH}/applications`;

const SECTIONS: readonly { readonly path: string; readonly label: TextKey; readonly icon: IconName }[] = [
  { path: PROFILE_PATH, label: 'profile.nav.profile', icon: 'user' },
  { path: `${PROFILE_PATH}/addresses`, label: 'profile.nav.addresses', icon: 'mail' },
  { path: `${PROFILE_PATH}/security`, label: 'profile.nav.security', icon: 'shield' },
  { path: `${PROFILE_PATH}/sessions`, label: 'profile.nav.sessions', icon: 'browser' },
  { path: APPLICATIONS_PATH, label: 'oauth.apps.nav', icon: 'apps' },
  { path: `${PROFILE_PATH}/api-keys`, label: 'profile.nav.apiKeys', icon: 'key' },
  { path: ORGANIZATIONS_PATH, label: 'profile.nav.organizations', icon: 'building' },
  { path: `${PROFILE_PATH}/delete`, label: 'profile.nav.delete', icon: 'trash' },
];

/** A page of the user profile, which requires a signed-in user. */
export function profilePage(page: Omit<HostedPage, 'setting' | 'requiresSignIn'>): HostedPage {
  return { ...page, setting: 'userProfileUrl', requiresSignIn: true };
}

export interface ProfileView extends Omit<View, 'title' | 'width' | 'back'> {
  readonly title: TextKey;
  /** Who is signed in, as far as the page has read it. */
  readonly user?: SignedInUserFragment | null;
}

/** A view of the user profile, with the navigation. */
export function profileView(request: PageRequest, { title, user = null, content, ...view }: ProfileView): View {
  const { text, redirectUrl, appName } = request;
  return {
    ...view,
    ...(redirectUrl !== null && { back: { href: redirectUrl, label: text('profile.backTo', { app: appName }) } }),
    title: text(title),
    width: 'wide',
    content: html`<div class="with-side">
<div class="side">${user === null ? '' : signedInUser(request, user)}${navigation(request)}
${form(request, { path: '/sign-out', content: button({ label: text('profile.signOut'), kind: 'other', icon: 'logout', isSmall: true }) })}</div>
<div class="account-body">${withProblem(request, content)}</div>
</div>`,
  };
}

/** The picture, the name and the address of the user. */
function signedInUser(request: PageRequest, user: SignedInUserFragment): SafeHtml {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username || user.email;
  const address = user.email === name ? null : user.email;
  return html`<div class="side-user">${userPicture(request, { ...user, id: userIdOf(user) })}
<p><strong dir="auto">${name ?? ''}</strong>${address === null ? '' : html`<span dir="auto">${emailText(address)}</span>`}</p></div>`;
}

/** The id of the user, from which the color of the picture comes in other lists. */
export const userIdOf = ({ id }: Pick<SignedInUserFragment, 'id'>): string | null =>
  id?.replace(/^viewer:/, '') ?? null;

function navigation(request: PageRequest): SafeHtml {
  const { text, path } = request;
  const { organizationsEnabled } = request.deployment.b2bSettings;
  const isShown = ({ path }: { readonly path: string }) =>
    request.hasPage(path) && (path !== ORGANIZATIONS_PATH || organizationsEnabled);
  const links = SECTIONS.filter(isShown).map((section) => ({
    label: text(section.label),
    href: request.link(section.path),
    icon: section.icon,
    isCurrent: section.path === path,
  }));
  return sideNavigation(text('profile.nav.label'), links);
}
