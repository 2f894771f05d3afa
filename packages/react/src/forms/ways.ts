import type { AuthOptions, PhoneChannel, SigninAttempt } from '@gatehouse/client/deployment';
import type { DeploymentOperations } from '@gatehouse/client/session';
import type { IconName } from './icons.tsx';
import type { TextKey } from './texts.ts';
import type { Values } from './use-submit.ts';

/** The ways to sign in that have fields. */
export type Method = 'password' | 'email-code' | 'email-link' | 'phone';

interface MethodLook {
  readonly label: TextKey;
  readonly icon: IconName;
  /** The label of the button that sends the form. */
  readonly submit: TextKey;
}

export const METHODS: Readonly<Record<Method, MethodLook>> = {
  password: { label: 'wayPassword', icon: 'lock', submit: 'signIn' },
  'email-code': { label: 'wayEmailCode', icon: 'mail', submit: 'sendCode' },
  'email-link': { label: 'wayEmailLink', icon: 'link', submit: 'sendLink' },
  phone: { label: 'wayPhone', icon: 'phone', submit: 'sendCode' },
};

const METHOD_OF: Readonly<Record<string, Method>> = {
  email_password: 'password',
  username_password: 'password',
  email_otp: 'email-code',
  magic_link: 'email-link',
  phone_otp: 'phone',
};

/** The methods that the settings allow, the first factor of the settings first. */
export function enabledMethods({ strategies, first_factor }: AuthOptions): Method[] {
  const first = strategies.filter((each) => each === first_factor);
  return [...new Set([...first, ...strategies].flatMap((each) => METHOD_OF[each] ?? []))];
}

/** The name of the field that a password belongs to. One field takes both identifiers where the settings allow both. */
export function identifierName({ strategies }: AuthOptions): 'email' | 'username' | 'identifier' {
  if (!strategies.includes('email_password')) return 'username';
  return strategies.includes('username_password') ? 'identifier' : 'email';
}

/** Begins a sign-in. The identifier of a password is an email address or a username, which contains no `@`. */
export async function begin(
  gatehouse: DeploymentOperations,
  method: Method,
  values: Values,
  returnTo: string,
): Promise<SigninAttempt | null> {
  const { email = '', password = '', phone_number = '', channel } = values;
  switch (method) {
    case 'password': {
      const identifier = values['identifier'] ?? values['username'] ?? email;
      const isUsername = 'username' in values || ('identifier' in values && !identifier.includes('@'));
      const result = await (isUsername
        ? gatehouse.signIn({ strategy: 'username_password', username: identifier, password })
        : gatehouse.signIn({ strategy: 'email_password', email: identifier, password }));
      return result.signin_attempt;
    }
    case 'email-code':
      return (await gatehouse.signIn({ strategy: 'email_otp', email })).signin_attempt;
    case 'email-link':
      return (await gatehouse.signIn({ strategy: 'magic_link', email, redirect_url: returnTo })).signin_attempt;
    case 'phone': {
      const chosen = channel === undefined ? {} : { channel: channel as PhoneChannel };
      return (await gatehouse.signIn({ strategy: 'phone_otp', phone_number, ...chosen })).signin_attempt;
    }
  }
}
