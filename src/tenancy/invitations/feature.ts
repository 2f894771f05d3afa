import { sql } from 'kysely';
import { verifiedEmailKeys } from '../../platform/data-protection/personal-data.ts';
import type { Feature } from '../../platform/feature.ts';
import { invitationResolvers } from './backend/invitation.resolvers.ts';
import { endUserInvitationResolvers } from './deployment/invitation.resolvers.ts';
import { invitationLinkResolvers } from './deployment/invitation-link.resolvers.ts';
import { memberInvitationResolvers } from './deployment/invitation-operations.resolvers.ts';
import { myInvitationResolvers } from './deployment/received-invitation.resolvers.ts';
import { InvitationRoleSchema, InvitationSchema } from './invitation.entity.ts';
import { invitationsById, statusAt } from './invitation.reads.ts';
import { invitationMessageKind } from './invitation-message.ts';
import { Migration039InvitationLists } from './migrations/039-invitation-lists.ts';

const organizationEvent = { scope: 'organizations:read', resourceType: 'invitation' } as const;
const workspaceEvent = { scope: 'workspaces:read', resourceType: 'invitation' } as const;

/** The status of an invitation in an export, as REST has it. */
const status = () => sql`lower(${statusAt(new Date().toISOString())}) as status`;

/** Invitations to organizations and workspaces. */
export const invitationsFeature: Feature = {
  entities: [InvitationRoleSchema, InvitationSchema],
  migrations: [{ name: '039-invitation-lists', class: Migration039InvitationLists, servesFrom: 31 }],
  messages: [invitationMessageKind],
  resourceNames: { invitation: { column: 'email', field: 'email' } },
  resolvers: {
    backend: [invitationResolvers],
    deployment: [endUserInvitationResolvers, invitationLinkResolvers, memberInvitationResolvers, myInvitationResolvers],
  },
  personalData: [
    {
      name: 'received_invitations',
      tables: ['invitation'],
      select: (subject) => sql`select id, email, organization_id, workspace_id, ${status()}, expires_at, created_at
        from invitation where deployment_id = ${subject.deploymentId}
          and (accepted_by_id = ${subject.userId} or email_key in ${verifiedEmailKeys(subject)}) order by id`,
    },
    {
      // The address belongs to another person.
      name: 'sent_invitations',
      tables: ['invitation'],
      select: ({
        deploymentId,
        userId,
      }) => sql`select id, organization_id, workspace_id, ${status()}, expires_at, created_at
        from invitation where deployment_id = ${deploymentId} and invited_by_id = ${userId} order by id`,
    },
  ],
  events: [
    {
      name: 'organization.invitation.created',
      description: 'A user was invited to an organization.',
      ...organizationEvent,
    },
    {
      name: 'organization.invitation.accepted',
      description: 'An invitation to an organization was accepted.',
      ...organizationEvent,
    },
    {
      name: 'organization.invitation.revoked',
      description: 'An invitation to an organization was revoked.',
      ...organizationEvent,
    },
    { name: 'workspace.invitation.created', description: 'A user was invited to a workspace.', ...workspaceEvent },
    {
      name: 'workspace.invitation.accepted',
      description: 'An invitation to a workspace was accepted.',
      ...workspaceEvent,
    },
    {
      name: 'workspace.invitation.revoked',
      description: 'An invitation to a workspace was revoked.',
      ...workspaceEvent,
    },
  ],
  nodes: {
    backend: [
      {
        table: 'invitation',
        typeName: 'Invitation',
        scope: ({ workspaceId }: { readonly workspaceId: string | null }) =>
          workspaceId === null ? 'organizations:read' : 'workspaces:read',
        byId: invitationsById,
      },
    ],
  },
  eventResources: {
    invitation: { omittedFields: [] },
  },
  tags: {
    invitations: { name: 'Invitations', description: 'Invitations to organizations and workspaces.' },
  },
};
