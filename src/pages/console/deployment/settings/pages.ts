import type { ConsolePage } from '../../console-request.ts';
import { messagePage } from './messages/message.page.ts';
import { messagesPage } from './messages/messages.page.ts';
import { generalSettingsPage } from './sections/general.page.ts';
import { mailSettingsPage } from './sections/mail.page.ts';
import { organizationsSettingsPage } from './sections/organizations.page.ts';
import { originsSettingsPage } from './sections/origins.page.ts';
import { pagesSettingsPage } from './sections/pages.page.ts';
import { restrictionsSettingsPage } from './sections/restrictions.page.ts';
import { signInSettingsPage } from './sections/sign-in.page.ts';
import { addProviderPage } from './social/add-provider.page.ts';
import { providerPage } from './social/provider.page.ts';
import { socialSettingsPage } from './social/social.page.ts';

/** The pages of the settings of a deployment. */
export const SETTINGS_PAGES: readonly ConsolePage[] = [
  generalSettingsPage,
  signInSettingsPage,
  pagesSettingsPage,
  organizationsSettingsPage,
  restrictionsSettingsPage,
  mailSettingsPage,
  messagesPage,
  messagePage,
  socialSettingsPage,
  addProviderPage,
  providerPage,
  originsSettingsPage,
];
