import type { Lockout, User } from '../../generated/backend.ts';

/** Only the columns of the user. Fields that other features add are read in batches, when a request selects them. */
export type UserRow = Omit<User, 'emails' | 'phones' | 'socialConnections' | 'wallets' | 'sessions' | 'signInState'>;

/** Without the user, which is read in a batch when selected. */
export type LockoutRow = Omit<Lockout, 'user'>;
