import type { HostedPage } from './page.ts';
import { signInPage } from './sign-in/sign-in.page.ts';
import { signOutPage } from './sign-out/sign-out.page.ts';

/** All hosted pages. */
export const HOSTED_PAGES: readonly HostedPage[] = [signInPage, signOutPage];
