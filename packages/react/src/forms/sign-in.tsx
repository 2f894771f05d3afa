import type { ReactNode } from 'react';
import { AuthForm, type AuthFormProps } from './auth-form.tsx';

export interface SignInProps extends AuthFormProps {}

/** A form with which users sign in, in each way that the settings of the deployment allow. */
export const SignIn = (props: SignInProps): ReactNode => <AuthForm {...props} start="sign-in" />;
