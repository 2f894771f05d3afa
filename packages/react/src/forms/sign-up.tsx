import type { ReactNode } from 'react';
import { AuthForm, type AuthFormProps } from './auth-form.tsx';

export interface SignUpProps extends AuthFormProps {}

/** A form with which users sign up, with the fields that the settings of the deployment ask for. */
export const SignUp = (props: SignUpProps): ReactNode => <AuthForm {...props} start="sign-up" />;
