import type { HostedPage } from '../page.ts';
import { addressesPage } from './addresses.page.ts';
import { apiKeysPage } from './api-keys.page.ts';
import { confirmPage } from './confirm.page.ts';
import { deletePage } from './delete.page.ts';
import { organizationsPage } from './organizations.page.ts';
import { userProfilePage } from './profile.page.ts';
import { securityPage } from './security.page.ts';
import { sessionsPage } from './sessions.page.ts';

/** The pages of the user profile. */
export const USER_PROFILE_PAGES: readonly HostedPage[] = [
  userProfilePage,
  addressesPage,
  securityPage,
  sessionsPage,
  apiKeysPage,
  organizationsPage,
  deletePage,
  confirmPage,
];
