import type { Me, User } from './types.ts';

/** Their own columns alone: what other features hang on them is read in batches, when it is asked for. */
export type UserRow = Omit<User, 'emails' | 'phones' | 'socialConnections' | 'sessions'>;

/** Addresses come with the row where they are always shown; elsewhere they are read in batches, when they are asked for. */
export type MeRow = Omit<Me, 'emails' | 'phones'> & Partial<Pick<Me, 'emails' | 'phones'>>;
