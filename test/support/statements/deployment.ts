import { accountPreparations } from './account.ts';
import { ownConversationPreparations } from './agents.ts';
import { authenticationPreparations } from './authentication.ts';
import type { Preparations } from './fixture.ts';
import { membershipPreparations } from './memberships.ts';
import { oauthPreparations } from './oauth.ts';
import { socialPreparations } from './social.ts';

/** Preparations of the operations of the deployment host whose arguments cannot be derived. */
export const deploymentPreparations: Preparations = {
  ...accountPreparations,
  ...authenticationPreparations,
  ...membershipPreparations,
  ...oauthPreparations,
  ...ownConversationPreparations,
  ...socialPreparations,
};
