import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { emailKey } from '../platform/crypto/identifiers.ts';
import { slugify } from '../platform/crypto/slugs.ts';
import {
  addOrganizationMember,
  addWorkspaceMember,
  createInvitation,
  createOrganization,
  createWorkspace,
  inviteAsMember,
  type Level,
  type Parent,
} from '../tenancy/index.ts';
import { asUser } from './as-user.ts';
import type { DemoInvitation, DemoOrganization, DemoWorkspace } from './data/types.ts';
import type { People } from './people.ts';
import { seedRoles } from './roles.ts';
import type { SeedCounter } from './seed-counter.ts';

const MONTH_SECONDS = 2_592_000;

/** Creates an organization with its roles, members, workspaces and invitations. Returns its id. */
export async function seedOrganization(
  ctx: Context,
  counter: SeedCounter,
  people: People,
  wanted: DemoOrganization,
): Promise<string> {
  const { name, displayName, description } = wanted;
  const id = await counter.ensure('organizations', await findOrganization(ctx, name), () =>
    createOrganization(ctx, { name, displayName, description }),
  );
  const roleIds = await seedRoles(ctx, counter, { level: 'organization', id }, wanted.roles);
  const members = await membersOf(ctx, 'organization', id);
  for (const { handle, jobTitle, role = 'Member' } of wanted.people) {
    const userId = people.get(handle) as string;
    const publicMetadata = { job_title: jobTitle };
    await counter.ensure('organization members', members.get(userId), () =>
      addOrganizationMember(ctx, id, { userId, roleIds: roleIds(role), publicMetadata }),
    );
  }
  for (const workspace of wanted.workspaces) await seedWorkspace(ctx, counter, people, id, workspace);
  await seedInvitations(ctx, counter, { people, roleIds, parent: { level: 'organization', id } }, wanted.invitations);
  return id;
}

interface InvitationContext {
  readonly people: People;
  readonly roleIds: (name: string) => string[];
  readonly parent: Parent;
}

async function seedInvitations(
  ctx: Context,
  counter: SeedCounter,
  { people, roleIds, parent }: InvitationContext,
  wanted: readonly DemoInvitation[],
): Promise<void> {
  const invited = await invitationsByAddress(ctx, parent);
  for (const { email, role, inviterHandle: by } of wanted) {
    const input = { email, roleIds: roleIds(role), expiresIn: MONTH_SECONDS };
    await counter.ensure('invitations', invited.get(emailKey(email)), () =>
      by === undefined
        ? createInvitation(ctx, parent, input)
        : inviteAsMember(asUser(ctx, { userId: people.get(by) as string }), parent, input),
    );
  }
}

async function seedWorkspace(
  ctx: Context,
  counter: SeedCounter,
  people: People,
  organizationId: string,
  { name, description, roles, members: wanted, invitations = [] }: DemoWorkspace,
): Promise<void> {
  const id = await counter.ensure('workspaces', await findWorkspace(ctx, organizationId, name), () =>
    createWorkspace(ctx, organizationId, { name, description }),
  );
  const roleIds = await seedRoles(ctx, counter, { level: 'workspace', id }, roles);
  const members = await membersOf(ctx, 'workspace', id);
  for (const [role, handles] of Object.entries(wanted)) {
    for (const handle of handles) {
      const userId = people.get(handle) as string;
      await counter.ensure('workspace members', members.get(userId), () =>
        addWorkspaceMember(ctx, id, { userId, roleIds: roleIds(role) }),
      );
    }
  }
  await seedInvitations(ctx, counter, { people, roleIds, parent: { level: 'workspace', id } }, invitations);
}

async function findOrganization({ rows, viewer }: Context, name: string) {
  const found = await rows
    .selectFrom('organization')
    .select('id')
    .where('deployment_id', '=', viewer.deploymentId)
    .where('slug', '=', slugify(name, 'organization'))
    .executeTakeFirst();
  return found?.id;
}

async function findWorkspace({ rows, viewer }: Context, organizationId: string, name: string) {
  const found = await rows
    .selectFrom('workspace')
    .select('id')
    .where('deployment_id', '=', viewer.deploymentId)
    .where('organization_id', '=', organizationId)
    .where('slug', '=', slugify(name, 'workspace'))
    .executeTakeFirst();
  return found?.id;
}

async function membersOf({ rows, viewer }: Context, level: Level, parentId: string) {
  const { rows: found } = await sql<{ userId: string; id: string }>`
    select user_id as "userId", id from ${sql.table(`${level}_membership`)}
    where deployment_id = ${viewer.deploymentId} and ${sql.ref(`${level}_id`)} = ${parentId}`.execute(rows);
  return new Map(found.map(({ userId, id }) => [userId, id]));
}

/** All invitations regardless of their status, so that a revoked one is not sent again. */
async function invitationsByAddress({ rows, viewer }: Context, { level, id }: Parent) {
  let query = rows
    .selectFrom('invitation')
    .select(['email_key as key', 'id'])
    .where('deployment_id', '=', viewer.deploymentId)
    .where(`${level}_id`, '=', id);
  if (level === 'organization') query = query.where('workspace_id', 'is', null);
  return new Map<string | null, string>((await query.execute()).map(({ key, id }) => [key, id]));
}
