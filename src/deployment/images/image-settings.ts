import { notFound } from '../../platform/errors.ts';

export const imageNotFound = () => notFound('IMAGE_NOT_FOUND', 'The image');

/** The user interface settings that name an image, by the name of the image in paths. */
const SETTING_BY_NAME = {
  logo: 'logoImageUrl',
  favicon: 'faviconImageUrl',
  default_user: 'defaultUserProfileImageUrl',
  default_organization: 'defaultOrganizationProfileImageUrl',
  default_workspace: 'defaultWorkspaceProfileImageUrl',
} as const;

export type ImageSetting = (typeof SETTING_BY_NAME)[keyof typeof SETTING_BY_NAME];

export const IMAGE_SETTINGS: readonly ImageSetting[] = Object.values(SETTING_BY_NAME);

/** The setting of an image; 404 for another name. */
export function imageSetting(name: string): ImageSetting {
  if (!Object.hasOwn(SETTING_BY_NAME, name)) throw imageNotFound();
  return SETTING_BY_NAME[name as keyof typeof SETTING_BY_NAME];
}
