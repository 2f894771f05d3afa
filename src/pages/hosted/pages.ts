import { invitationPage } from './invitations/invitation.page.ts';
import type { HostedPage } from './page.ts';
import { signInPage } from './sign-in/sign-in.page.ts';
import { signUpPage } from './sign-up/sign-up.page.ts';
import { waitlistPage } from './waitlist/waitlist.page.ts';

/** All hosted pages. */
export const HOSTED_PAGES: readonly HostedPage[] = [signInPage, signUpPage, waitlistPage, invitationPage];
