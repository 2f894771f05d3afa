import { createHash } from 'node:crypto';

/** A person who can sign in at the development provider. */
export interface DevPerson {
  /** The id that never changes, `sub`. */
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
}

/** People without an account: one for each way in which a provider can report an address. */
export const PEOPLE: readonly DevPerson[] = [
  {
    subject: 'dev-noor',
    firstName: 'Noor',
    lastName: 'Haddad',
    email: 'noor.haddad@people.example',
    isEmailVerified: true,
  },
  {
    subject: 'dev-mateo',
    firstName: 'Mateo',
    lastName: 'Silva',
    email: 'mateo.silva@people.example',
    isEmailVerified: false,
  },
  { subject: 'dev-kim', firstName: 'Kim', lastName: 'Tran', email: null, isEmailVerified: false },
];

/** What the form of the page says about another person. */
export interface EnteredPerson {
  readonly name: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
}

/** A person of the form. The same name and address are the same person, also after a restart. */
export function enteredPerson({ name, email, isEmailVerified }: EnteredPerson): DevPerson {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  const address = email.trim();
  const digest = createHash('sha256').update(`${name.trim()}\n${address}`).digest('hex');
  return {
    subject: `dev-${digest.slice(0, 16)}`,
    firstName,
    lastName: rest.join(' '),
    email: address === '' ? null : address,
    isEmailVerified: address !== '' && isEmailVerified,
  };
}

/** The claims that the scopes of a request include (OpenID Connect Core 1.0, section 5.4). */
export function claimsOf(person: DevPerson, scopes: readonly string[]): Record<string, unknown> {
  const { subject, firstName, lastName, email, isEmailVerified } = person;
  return {
    sub: subject,
    ...(scopes.includes('profile') && {
      name: nameOf(person),
      given_name: firstName,
      ...(lastName !== '' && { family_name: lastName }),
    }),
    ...(scopes.includes('email') && email !== null && { email, email_verified: isEmailVerified }),
  };
}

export const nameOf = ({ firstName, lastName }: DevPerson) => `${firstName} ${lastName}`.trim();
