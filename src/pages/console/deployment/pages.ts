import type { ConsolePage } from '../console-request.ts';
import { CREDENTIAL_PAGES } from './api-keys/pages.ts';
import { auditLogPage } from './audit-log/audit-log.page.ts';
import { auditExportPage } from './audit-log/export.page.ts';
import { auditRecordPage } from './audit-log/record.page.ts';
import { CUSTOMER_KEY_PAGES } from './customer-keys/pages.ts';
import { findPage } from './find/find.page.ts';
import { IMPORT_PAGES } from './imports/pages.ts';
import { OAUTH_PAGES } from './oauth/pages.ts';
import { GROUP_PAGES } from './organizations/pages.ts';
import { overviewPage } from './overview/overview.page.ts';
import { SETTINGS_PAGES } from './settings/pages.ts';
import { userPage } from './users/user.page.ts';
import { userApplicationsPage } from './users/user-applications.page.ts';
import { usersPage } from './users/users.page.ts';
import { WEBHOOK_PAGES } from './webhooks/pages.ts';

/** The pages of a deployment. */
export const DEPLOYMENT_PAGES: readonly ConsolePage[] = [
  overviewPage,
  findPage,
  usersPage,
  userPage,
  userApplicationsPage,
  ...SETTINGS_PAGES,
  auditLogPage,
  auditExportPage,
  auditRecordPage,
  ...GROUP_PAGES,
  ...IMPORT_PAGES,
  ...WEBHOOK_PAGES,
  ...CUSTOMER_KEY_PAGES,
  ...OAUTH_PAGES,
  ...CREDENTIAL_PAGES,
];
