import type { HostedPage } from '../hosted/page.ts';
import { forgotPasswordPage } from '../hosted/password-reset/forgot-password.page.ts';
import { resetPasswordPage } from '../hosted/password-reset/reset-password.page.ts';
import { signInPage } from '../hosted/sign-in/sign-in.page.ts';
import { signOutPage } from '../hosted/sign-out/sign-out.page.ts';
import { addressesPage } from '../hosted/user-profile/addresses.page.ts';
import { confirmPage } from '../hosted/user-profile/confirm.page.ts';
import { userProfilePage } from '../hosted/user-profile/profile.page.ts';
import { securityPage } from '../hosted/user-profile/security.page.ts';
import { sessionsPage } from '../hosted/user-profile/sessions.page.ts';

export { DEPLOYMENT_PAGES } from './deployment/pages.ts';
export { INSTALLATION_PAGES } from './installation/pages.ts';

/** The pages of the operator's own account: those of the deployment host that operators need. */
export const ACCOUNT_PAGES: readonly HostedPage[] = [
  signInPage,
  signOutPage,
  forgotPasswordPage,
  resetPasswordPage,
  userProfilePage,
  addressesPage,
  securityPage,
  sessionsPage,
  confirmPage,
];
