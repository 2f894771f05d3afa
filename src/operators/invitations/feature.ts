import type { Feature } from '../../platform/feature.ts';
import { OperatorInvitationSchema } from './operator-invitation.entity.ts';
import { operatorInvitationResolvers } from './operator-invitation.resolvers.ts';
import { operatorInvitationMessageKind } from './operator-invitation-message.ts';

/** Links with which people become operators. */
export const operatorInvitationsFeature: Feature = {
  entities: [OperatorInvitationSchema],
  messages: [operatorInvitationMessageKind],
  resolvers: { console: [operatorInvitationResolvers] },
  retention: [{ table: 'operator_invitation', time: 'expires_at', before: ({ now }) => now.toISOString() }],
};
