import { html, type SafeHtml } from '@remix-run/html-template';
import type { PageRequest } from '../page.ts';
import { settingUrl } from '../requests/redirects.ts';

/** What has a picture. */
export type Pictured = 'user' | 'organization' | 'workspace';

type UiSettings = PageRequest['deployment']['uiSettings'];

interface PictureSettings {
  readonly defaultImage: (ui: UiSettings) => string;
  /** Whether initials are shown instead of the default image. */
  readonly usesInitials: (ui: UiSettings) => boolean;
}

const SETTINGS: Readonly<Record<Pictured, PictureSettings>> = {
  user: {
    defaultImage: (ui) => ui.defaultUserProfileImageUrl,
    usesInitials: (ui) => ui.useInitialsForUserProfileImage,
  },
  organization: {
    defaultImage: (ui) => ui.defaultOrganizationProfileImageUrl,
    usesInitials: (ui) => ui.useInitialsForOrganizationProfileImage,
  },
  // No setting concerns the initials of workspaces, so they are for deployments without a default image.
  workspace: {
    defaultImage: (ui) => ui.defaultWorkspaceProfileImageUrl,
    usesInitials: (ui) => ui.defaultWorkspaceProfileImageUrl === '',
  },
};

export interface Picture {
  /** The uploaded or the default image; null without either. */
  readonly imageUrl: string | null;
  /** The words whose first letters are the initials. */
  readonly words: readonly string[];
  readonly isLarge?: boolean;
}

/** The picture of a person. Without names, its initial is that of the username or address. */
export function userPicture(
  request: PageRequest,
  user: {
    readonly imageUrl: string | null;
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly username?: string | null;
    readonly email: string | null;
  },
  options: Pick<Picture, 'isLarge'> = {},
): SafeHtml {
  const names = [user.firstName, user.lastName].filter((name) => name !== null);
  const words = names.length > 0 ? names : [user.username ?? user.email ?? ''];
  return picture(request, 'user', { imageUrl: user.imageUrl, words, ...options });
}

/** The picture of an organization or workspace. */
export function groupPicture(
  request: PageRequest,
  kind: 'organization' | 'workspace',
  group: { readonly imageUrl: string | null; readonly name: string },
  options: Pick<Picture, 'isLarge'> = {},
): SafeHtml {
  const words = group.name.split(/\s+/).filter((word) => word !== '');
  return picture(request, kind, { imageUrl: group.imageUrl, words: words.slice(0, 2), ...options });
}

/** The uploaded image, or else initials or the default image, as the settings say. The name is always beside it. */
function picture(request: PageRequest, kind: Pictured, { imageUrl, words, isLarge = false }: Picture): SafeHtml {
  const { uiSettings } = request.deployment;
  const { defaultImage, usesInitials } = SETTINGS[kind];
  const classes = `picture of-${kind} ${isLarge ? 'is-large' : 'is-small'}`;
  const image = uploadedImage(request, kind, imageUrl);
  if (image === null && usesInitials(uiSettings)) {
    return html`<span class="${classes}" aria-hidden="true">${words
      .map((word) => [...word][0] ?? '')
      .join('')
      .toUpperCase()}</span>`;
  }
  const fallback = defaultImage(uiSettings);
  const shown = image ?? (fallback === '' ? null : settingUrl(request, fallback).href);
  return shown === null
    ? html`<span class="${classes}" aria-hidden="true"></span>`
    : html`<img class="${classes}" src="${shown}" alt="">`;
}

/**
 * The uploaded image as a path of this host. Null without one, and for an image on another host: the pages make no requests to
 * other hosts than those of the settings.
 */
export function uploadedImage(request: PageRequest, kind: Pictured, imageUrl: string | null): string | null {
  const { deployment, origin } = request;
  if (imageUrl === null || imageUrl === SETTINGS[kind].defaultImage(deployment.uiSettings)) return null;
  const url = URL.parse(imageUrl);
  if (url === null || url.hostname !== new URL(origin).hostname) return null;
  return url.pathname.startsWith('/images/') ? url.pathname : null;
}
