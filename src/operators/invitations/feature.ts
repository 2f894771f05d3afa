import { sql } from 'kysely';
import type { Feature } from '../../platform/feature.ts';
import { OperatorInvitationSchema } from './operator-invitation.entity.ts';
import { operatorInvitationResolvers } from './operator-invitation.resolvers.ts';
import { operatorInvitationMessageKind } from './operator-invitation-message.ts';

/** Links with which people become operators. */
export const operatorInvitationsFeature: Feature = {
  entities: [OperatorInvitationSchema],
  messages: [operatorInvitationMessageKind],
  resolvers: { console: [operatorInvitationResolvers] },
  retention: [{ table: 'operator_invitation', isExpired: ({ now }) => sql`expires_at < ${now.toISOString()}` }],
};
