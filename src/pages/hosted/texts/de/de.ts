import { common } from './common.ts';
import { errors } from './errors.ts';
import { invitations } from './invitations.ts';
import { mailedLinks } from './mailed-links.ts';
import { organization } from './organization.ts';
import { passwordReset } from './password-reset.ts';
import { profile } from './profile.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { social } from './social.ts';
import { validation } from './validation.ts';
import { waitlist } from './waitlist.ts';
import { workspace } from './workspace.ts';

/** All texts of the hosted pages in this language. */
export const de = {
  ...common,
  ...errors,
  ...invitations,
  ...mailedLinks,
  ...organization,
  ...passwordReset,
  ...profile,
  ...signIn,
  ...signUp,
  ...social,
  ...validation,
  ...waitlist,
  ...workspace,
} as const;
