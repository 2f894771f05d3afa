import type { SafeHtml } from '@remix-run/html-template';
import { type Avatar, avatar, type Pictured } from '../../elements/index.ts';
import type { PageRequest } from '../page.ts';
import { settingUrl } from '../requests/redirects.ts';

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

type Size = Pick<Avatar, 'size'>;

/** The picture of a person. Without names, its initial is that of the username or address. */
export function userPicture(
  request: PageRequest,
  user: {
    readonly id: string | null;
    readonly imageUrl: string | null;
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly username?: string | null;
    readonly email: string | null;
  },
  size: Size = {},
): SafeHtml {
  const names = [user.firstName, user.lastName].filter((name) => name !== null);
  const words = names.length > 0 ? names : [user.username ?? user.email ?? ''];
  return picture(request, { kind: 'user', id: user.id, imageUrl: user.imageUrl, words, ...size });
}

/** The picture of an organization or workspace. */
export function groupPicture(
  request: PageRequest,
  kind: 'organization' | 'workspace',
  { id, imageUrl, name }: { readonly id: string | null; readonly imageUrl: string | null; readonly name: string },
  size: Size = {},
): SafeHtml {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return picture(request, { kind, id, imageUrl, words: words.slice(0, 2), ...size });
}

/** The uploaded image, or else initials or the default image, as the settings say. */
function picture(request: PageRequest, { kind, imageUrl, words, ...rest }: Avatar): SafeHtml {
  const { uiSettings } = request.deployment;
  const { defaultImage, usesInitials } = SETTINGS[kind];
  const image = uploadedImage(request, kind, imageUrl);
  if (image === null && usesInitials(uiSettings)) return avatar({ kind, imageUrl: null, words, ...rest });
  const fallback = defaultImage(uiSettings);
  const shown = image ?? (fallback === '' ? null : settingUrl(request, fallback).href);
  return avatar({ kind, imageUrl: shown, words: [], ...rest });
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
