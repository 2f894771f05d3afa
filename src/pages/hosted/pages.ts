import type { HostedPage } from './page.ts';
import { signInPage } from './sign-in/sign-in.page.ts';

/** All hosted pages. */
export const HOSTED_PAGES: readonly HostedPage[] = [signInPage];
