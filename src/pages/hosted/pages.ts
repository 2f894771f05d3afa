import { createOrganizationPage } from './create-organization/create-organization.page.ts';
import { elementsPage } from './elements/elements.page.ts';
import { invitationPage } from './invitations/invitation.page.ts';
import { magicLinkPage } from './mailed-links/magic-link.page.ts';
import { signInTicketPage } from './mailed-links/sign-in-ticket.page.ts';
import { applicationsPage } from './oauth/applications.page.ts';
import { chooseAccountPage } from './oauth/choose-account.page.ts';
import { consentPage } from './oauth/consent.page.ts';
import { continuePage } from './oauth/continue.page.ts';
import { devicePage } from './oauth/device.page.ts';
import { oauthSignOutPage } from './oauth/sign-out.page.ts';
import { organizationApplicationPage } from './organization-profile/applications/application.page.ts';
import { organizationApplicationsPage } from './organization-profile/applications/applications.page.ts';
import { organizationNewApplicationPage } from './organization-profile/applications/new-application.page.ts';
import { organizationGeneralPage } from './organization-profile/general.page.ts';
import {
  organizationInvitationsPage,
  organizationMembersPage,
  organizationRolesPage,
} from './organization-profile/membership.pages.ts';
import { organizationWorkspacesPage } from './organization-profile/workspaces.page.ts';
import type { HostedPage } from './page.ts';
import { forgotPasswordPage } from './password-reset/forgot-password.page.ts';
import { resetPasswordPage } from './password-reset/reset-password.page.ts';
import { signInPage } from './sign-in/sign-in.page.ts';
import { signOutPage } from './sign-out/sign-out.page.ts';
import { signUpPage } from './sign-up/sign-up.page.ts';
import { socialCallbackPage } from './social/callback.page.ts';
import { socialFailurePage } from './social/failure.page.ts';
import { socialStartPage } from './social/start.page.ts';
import { USER_PROFILE_PAGES } from './user-profile/pages.ts';
import { waitlistPage } from './waitlist/waitlist.page.ts';
import { WORKSPACE_PAGES } from './workspace-profile/pages.ts';

/** All hosted pages. */
export const HOSTED_PAGES: readonly HostedPage[] = [
  ...USER_PROFILE_PAGES,
  applicationsPage,
  chooseAccountPage,
  consentPage,
  devicePage,
  oauthSignOutPage,
  continuePage,
  createOrganizationPage,
  elementsPage,
  invitationPage,
  magicLinkPage,
  signInTicketPage,
  organizationGeneralPage,
  organizationInvitationsPage,
  organizationMembersPage,
  organizationRolesPage,
  organizationWorkspacesPage,
  organizationApplicationsPage,
  organizationNewApplicationPage,
  organizationApplicationPage,
  ...WORKSPACE_PAGES,
  forgotPasswordPage,
  resetPasswordPage,
  signInPage,
  signOutPage,
  signUpPage,
  socialCallbackPage,
  socialFailurePage,
  socialStartPage,
  waitlistPage,
];
