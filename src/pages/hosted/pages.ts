import type { HostedPage } from './page.ts';
import { signInPage } from './sign-in/sign-in.page.ts';
import { USER_PROFILE_PAGES } from './user-profile/pages.ts';

/** All hosted pages. */
export const HOSTED_PAGES: readonly HostedPage[] = [signInPage, ...USER_PROFILE_PAGES];
