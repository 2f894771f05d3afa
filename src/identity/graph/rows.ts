import type { Lockout, Me, User } from './types.ts';

/** Only the columns of the user. Fields that other features add are read in batches, when a request selects them. */
export type UserRow = Omit<User, 'emails' | 'phones' | 'socialConnections' | 'wallets' | 'sessions' | 'signInState'>;

/** REST routes always return the addresses, so they come with the row. GraphQL reads them in batches when selected. */
export type MeRow = Omit<Me, 'emails' | 'phones'> & Partial<Pick<Me, 'emails' | 'phones'>>;

/** Without the user, which is read in a batch when selected. */
export type LockoutRow = Omit<Lockout, 'user'>;
