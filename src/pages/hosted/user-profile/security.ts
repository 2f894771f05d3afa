import type { UserProfileSecurityPageQuery } from '../documents.ts';

/** What the sections of the security page show. */
export type Security = UserProfileSecurityPageQuery & {
  readonly viewer: NonNullable<UserProfileSecurityPageQuery['viewer']>;
};
