import type { Feature } from '../../platform/feature.ts';
import { endUserInvitationResolvers } from './end-user-invitation.resolvers.ts';
import { InvitationSchema } from './invitation.entity.ts';
import { invitationsById } from './invitation.reads.ts';
import { invitationResolvers } from './invitation.resolvers.ts';
import { InvitationRoleSchema } from './invitation-role.entity.ts';
import { memberInvitationResolvers } from './member-invitation.resolvers.ts';
import { myInvitationResolvers } from './my-invitation.resolvers.ts';

const ofOrganization = { scope: 'organizations:read', resourceType: 'invitation' } as const;
const ofWorkspace = { scope: 'workspaces:read', resourceType: 'invitation' } as const;

/** Invitations to organizations and workspaces. */
export const invitationsFeature: Feature = {
  entities: [InvitationRoleSchema, InvitationSchema],
  resolvers: [endUserInvitationResolvers, invitationResolvers, memberInvitationResolvers, myInvitationResolvers],
  events: [
    {
      name: 'organization.invitation.created',
      description: 'Somebody was invited to an organization.',
      ...ofOrganization,
    },
    {
      name: 'organization.invitation.accepted',
      description: 'An invitation to an organization was accepted.',
      ...ofOrganization,
    },
    {
      name: 'organization.invitation.revoked',
      description: 'An invitation to an organization was taken back.',
      ...ofOrganization,
    },
    { name: 'workspace.invitation.created', description: 'Somebody was invited to a workspace.', ...ofWorkspace },
    {
      name: 'workspace.invitation.accepted',
      description: 'An invitation to a workspace was accepted.',
      ...ofWorkspace,
    },
    {
      name: 'workspace.invitation.revoked',
      description: 'An invitation to a workspace was taken back.',
      ...ofWorkspace,
    },
  ],
  eventResources: {
    invitation: { typeName: 'Invitation', untold: [], byId: invitationsById },
  },
  tags: {
    invitations: { name: 'Invitations', description: 'Invitations to organizations and workspaces.' },
  },
};
