import { html, type SafeHtml } from '@remix-run/html-template';
import type { PageRequest } from '../page.ts';
import { settingUrl } from '../redirects.ts';

interface Person {
  readonly imageUrl: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly username: string | null;
  readonly email: string | null;
}

/**
 * The uploaded image of a user as a path of this host. Null without one, and for an image on another host: the pages make no
 * requests to other hosts.
 */
export function shownImage({ deployment, origin }: PageRequest, imageUrl: string | null): string | null {
  const url =
    imageUrl === null || imageUrl === deployment.uiSettings.defaultUserProfileImageUrl ? null : URL.parse(imageUrl);
  if (url === null || url.hostname !== new URL(origin).hostname) return null;
  return url.pathname.startsWith('/images/') ? url.pathname : null;
}

/** The picture of a user: the uploaded one, or else initials or the default image, as the settings say. */
export function picture(request: PageRequest, person: Person): SafeHtml {
  const { defaultUserProfileImageUrl, useInitialsForUserProfileImage } = request.deployment.uiSettings;
  const uploaded = shownImage(request, person.imageUrl);
  const hasDefault = defaultUserProfileImageUrl !== '' && !useInitialsForUserProfileImage;
  const image = uploaded ?? (hasDefault ? settingUrl(request, defaultUserProfileImageUrl).href : null);
  if (image !== null) return html`<img class="picture" src="${image}" alt="${request.text('profile.picture')}">`;
  return html`<span class="picture is-initials" aria-hidden="true">${useInitialsForUserProfileImage ? initials(person) : ''}</span>`;
}

/** The first letters of the names, or else of the username or address. */
function initials({ firstName, lastName, username, email }: Person): string {
  const names = [firstName, lastName].filter((name) => name !== null);
  const letters = (names.length > 0 ? names : [username ?? email ?? '']).map((name) => [...name][0] ?? '');
  return letters.join('').toUpperCase();
}
