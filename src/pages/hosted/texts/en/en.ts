import { common } from './common.ts';
import { errors } from './errors.ts';
import { organization } from './organization.ts';
import { profile } from './profile.ts';
import { signIn } from './sign-in.ts';

/** All texts of the hosted pages in this language. */
export const en = { ...common, ...errors, ...organization, ...profile, ...signIn } as const;
