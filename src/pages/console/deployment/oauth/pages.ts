import type { ConsolePage } from '../../console-request.ts';
import { aiClientsPage } from './ai-clients.page.ts';
import { oauthApplicationPage } from './application.page.ts';
import { oauthApplicationSettingsPage } from './application-settings.page.ts';
import { oauthApplicationsPage } from './applications.page.ts';
import { newOauthApplicationPage } from './new-application.page.ts';
import { newOauthResourcePage } from './new-resource.page.ts';
import { oauthResourcePage } from './resource.page.ts';
import { oauthResourcesPage } from './resources.page.ts';

/** The resources for which applications get tokens, and the applications, which list them. */
export const OAUTH_PAGES: readonly ConsolePage[] = [
  oauthResourcesPage,
  newOauthResourcePage,
  aiClientsPage,
  oauthResourcePage,
  oauthApplicationsPage,
  newOauthApplicationPage,
  oauthApplicationPage,
  oauthApplicationSettingsPage,
];
