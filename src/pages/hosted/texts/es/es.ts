import { common } from './common.ts';
import { errors } from './errors.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

/** All texts of the hosted pages in this language. */
export const es = { ...common, ...errors, ...signIn, ...signUp } as const;
