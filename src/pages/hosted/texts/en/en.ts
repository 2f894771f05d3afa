import { common } from './common.ts';
import { errors } from './errors.ts';
import { mailedLinks } from './mailed-links.ts';
import { passwordReset } from './password-reset.ts';
import { signIn } from './sign-in.ts';

/** All texts of the hosted pages in this language. */
export const en = { ...common, ...errors, ...signIn, ...passwordReset, ...mailedLinks } as const;
