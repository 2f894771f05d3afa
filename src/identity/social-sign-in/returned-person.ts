import type { ClaimedProvider } from '../social-attempts/claim-social-attempt.ts';
import type { SocialAccount } from '../social-connections/social-connection.record.ts';
import type { SocialProfile } from '../social-providers/social-client.ts';

/** A person whom a provider has signed in and returned. */
export interface ReturnedPerson {
  readonly provider: ClaimedProvider;
  readonly account: SocialAccount;
  readonly profile: Omit<SocialProfile, 'tokens'>;
}
