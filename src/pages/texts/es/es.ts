import { common } from './common.ts';
import { operatorsConsole } from './console.ts';
import { consoleActivity } from './console-activity.ts';
import { consoleApiKeys } from './console-api-keys.ts';
import { consoleAuditLog } from './console-audit-log.ts';
import { consoleCustomerKeys } from './console-customer-keys.ts';
import { consoleImports } from './console-imports.ts';
import { consoleInstallation } from './console-installation.ts';
import { consoleLive } from './console-live.ts';
import { consoleMessages } from './console-messages.ts';
import { consoleOauth } from './console-oauth.ts';
import { consoleOrganizations } from './console-organizations.ts';
import { consolePreviews } from './console-previews.ts';
import { consoleSettings } from './console-settings.ts';
import { consoleUserData } from './console-user-data.ts';
import { consoleWebhooks } from './console-webhooks.ts';
import { errors } from './errors.ts';
import { invitations } from './invitations.ts';
import { mailedLinks } from './mailed-links.ts';
import { oauth } from './oauth.ts';
import { organization } from './organization.ts';
import { organizationApplications } from './organization-applications.ts';
import { passwordReset } from './password-reset.ts';
import { profile } from './profile.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { social } from './social.ts';
import { validation } from './validation.ts';
import { waitlist } from './waitlist.ts';
import { workspace } from './workspace.ts';

/** All texts of the hosted pages in this language. */
export const es = {
  ...common,
  ...operatorsConsole,
  ...consoleCustomerKeys,
  ...consoleUserData,
  ...consoleWebhooks,
  ...consoleSettings,
  ...consoleAuditLog,
  ...consoleActivity,
  ...consoleApiKeys,
  ...consoleImports,
  ...consoleInstallation,
  ...consoleMessages,
  ...consoleOauth,
  ...consoleOrganizations,
  ...consoleLive,
  ...consolePreviews,
  ...errors,
  ...invitations,
  ...mailedLinks,
  ...oauth,
  ...organization,
  ...organizationApplications,
  ...passwordReset,
  ...profile,
  ...signIn,
  ...signUp,
  ...social,
  ...validation,
  ...waitlist,
  ...workspace,
} as const;
