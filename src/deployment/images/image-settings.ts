import type { UiImageName } from '../graph/types.ts';

/** The user interface settings that name an image. */
export type ImageSetting =
  | 'logoImageUrl'
  | 'faviconImageUrl'
  | 'defaultUserProfileImageUrl'
  | 'defaultOrganizationProfileImageUrl'
  | 'defaultWorkspaceProfileImageUrl';

export const SETTING_BY_NAME: Readonly<Record<UiImageName, ImageSetting>> = {
  LOGO: 'logoImageUrl',
  FAVICON: 'faviconImageUrl',
  DEFAULT_USER: 'defaultUserProfileImageUrl',
  DEFAULT_ORGANIZATION: 'defaultOrganizationProfileImageUrl',
  DEFAULT_WORKSPACE: 'defaultWorkspaceProfileImageUrl',
};

export const IMAGE_SETTINGS: readonly ImageSetting[] = Object.values(SETTING_BY_NAME);
