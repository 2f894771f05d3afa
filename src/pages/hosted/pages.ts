import { magicLinkPage } from './mailed-links/magic-link.page.ts';
import { signInTicketPage } from './mailed-links/sign-in-ticket.page.ts';
import type { HostedPage } from './page.ts';
import { forgotPasswordPage } from './password-reset/forgot-password.page.ts';
import { resetPasswordPage } from './password-reset/reset-password.page.ts';
import { signInPage } from './sign-in/sign-in.page.ts';
import { signOutPage } from './sign-out/sign-out.page.ts';

/** All hosted pages. */
export const HOSTED_PAGES: readonly HostedPage[] = [
  signInPage,
  signOutPage,
  forgotPasswordPage,
  resetPasswordPage,
  magicLinkPage,
  signInTicketPage,
];
