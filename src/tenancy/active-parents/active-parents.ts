import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { ActiveParents } from '../../platform/ports/memberships.ts';
import type { Level } from '../parents/parent.ts';

const NONE: ActiveParents = { organizationId: null, workspaceId: null };

/** The user and the sign-in for which an organization or workspace becomes active. */
export interface ActivatingUser {
  readonly userId: string;
  /** Null while the user has not passed all steps of the sign-in: it restores what is stored on the user. */
  readonly signInId: string | null;
  /** An impersonation does not change what is stored on the user. */
  readonly isImpersonated: boolean;
}

/** The signed-in user of a request. */
export function activatingUser(viewer: Viewer): ActivatingUser {
  const { userId, signInId } = viewer.assertSignIn();
  return { userId, signInId, isImpersonated: viewer.impersonator !== null };
}

/**
 * Locks the user, so that no membership of theirs ends until the command does. Read the memberships afterwards. Commands that
 * end a membership lock its organization or workspace first and the user afterwards: lock no organization after this.
 */
export async function lockActiveParents({ rows, deploymentId }: Transaction, userId: string): Promise<void> {
  await rows
    .selectFrom('user')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', userId)
    .forUpdate()
    .execute();
}

/** Makes an organization and a workspace active in the sign-in, and stores them for later sign-ins of the user. */
export async function activate(
  { rows, deploymentId, now }: Transaction,
  { userId, signInId, isImpersonated }: ActivatingUser,
  { organizationId, workspaceId }: ActiveParents,
): Promise<void> {
  if (!isImpersonated) {
    await rows
      .updateTable('user')
      .set({ last_active_organization_id: organizationId, last_active_workspace_id: workspaceId })
      .where('deployment_id', '=', deploymentId)
      .where('id', '=', userId)
      .execute();
  }
  if (signInId === null) return;
  await rows
    .updateTable('signin')
    .set({ active_organization_id: organizationId, active_workspace_id: workspaceId, updated_at: now.toISOString() })
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', signInId)
    .execute();
}

/** Implements `Memberships.restorable`. */
export async function restorable({ rows, deploymentId }: Transaction, userId: string): Promise<ActiveParents> {
  const { rows: found } = await sql<ActiveParents & { readonly onlyOrganizationId: string | null }>`
    select organization.organization_id as "organizationId", workspace.workspace_id as "workspaceId",
      (select min(organization_id) from (select organization_id from organization_membership
        where deployment_id = ${DEPLOYMENT_ID} and user_id = "user".id limit 2) few
        having count(*) = 1) as "onlyOrganizationId"
    from "user" join deployment on deployment.id = "user".deployment_id
    left join organization_membership organization on organization.deployment_id = "user".deployment_id
      and organization.user_id = "user".id and organization.organization_id = "user".last_active_organization_id
    left join workspace_membership workspace on workspace.deployment_id = "user".deployment_id
      and workspace.user_id = "user".id and workspace.workspace_id = "user".last_active_workspace_id
      and (deployment.b2b_settings ->> 'workspacesEnabled')::boolean
    where "user".deployment_id = ${deploymentId} and "user".id = ${userId}
      and (deployment.b2b_settings ->> 'organizationsEnabled')::boolean
      and (deployment.b2b_settings ->> 'automaticActivationEnabled')::boolean`.execute(rows);
  const [last] = found;
  if (last === undefined) return NONE;
  const { organizationId, workspaceId, onlyOrganizationId } = last;
  // A guest's workspace is active without its organization.
  return { organizationId: organizationId ?? (workspaceId === null ? onlyOrganizationId : null), workspaceId };
}

/**
 * Clears an organization with its workspaces, or a workspace, as active for a user: in their browsers and for later sign-ins.
 * Call it after the membership was deleted: the first statement waits for a sign-in that has read the membership, and the
 * second one finds that sign-in.
 */
export async function deactivateFor(tx: Transaction, userId: string, level: Level, id: string): Promise<void> {
  const ended = { level, ids: [id] };
  await clearColumns(tx, 'user', ended, sql`id = ${userId}`);
  await clearColumns(tx, 'signin', ended, sql`user_id = ${userId} and ${names(tx, 'signin', ended)}`);
}

/**
 * Clears organizations with their workspaces, or workspaces, as active for all of their members. Call it before they are
 * deleted. It locks only the users for whom one of them is active, so a sign-in at the same moment can keep the id of a
 * deleted one. No response shows such an id, because each read joins the membership.
 */
export async function deactivateForMembers(tx: Transaction, level: Level, ids: readonly string[]): Promise<void> {
  const ended = { level, ids };
  const members = membersOf(tx, ended);
  await clearColumns(tx, 'user', ended, sql`id in (${members}) and ${names(tx, 'user', ended)}`);
  await clearColumns(tx, 'signin', ended, sql`user_id in (${members}) and ${names(tx, 'signin', ended)}`);
}

/** Organizations or workspaces that are deleted, or whose member leaves. */
interface EndedParents {
  readonly level: Level;
  readonly ids: readonly string[];
}

type Table = 'user' | 'signin';

const COLUMNS = {
  user: { organization: sql.ref('last_active_organization_id'), workspace: sql.ref('last_active_workspace_id') },
  signin: { organization: sql.ref('active_organization_id'), workspace: sql.ref('active_workspace_id') },
};

/** SQL: whether the columns of a row name one of them. */
function comparisons({ deploymentId }: Transaction, table: Table, { level, ids }: EndedParents) {
  const { organization, workspace } = COLUMNS[table];
  const ended = sql`any(${ids}::bigint[])`;
  if (level === 'workspace') return { organization: sql`false`, workspace: sql`${workspace} = ${ended}` };
  return {
    organization: sql`${organization} = ${ended}`,
    workspace: sql`${workspace} in (select workspace.id from workspace
      where workspace.deployment_id = ${deploymentId} and workspace.organization_id = ${ended})`,
  };
}

function names(tx: Transaction, table: Table, ended: EndedParents): RawBuilder<unknown> {
  const { organization, workspace } = comparisons(tx, table, ended);
  return sql`(${organization} or ${workspace})`;
}

async function clearColumns(tx: Transaction, table: Table, ended: EndedParents, condition: RawBuilder<unknown>) {
  const { organization, workspace } = COLUMNS[table];
  const names = comparisons(tx, table, ended);
  await sql`update ${sql.table(table)}
    set ${organization} = case when ${names.organization} then null else ${organization} end,
      ${workspace} = case when ${names.workspace} then null else ${workspace} end
    where deployment_id = ${tx.deploymentId} and ${condition}`.execute(tx.rows);
}

/** Selects the members of organizations and the guests of their workspaces, or the members of workspaces. */
function membersOf({ deploymentId }: Transaction, { level, ids }: EndedParents): RawBuilder<unknown> {
  const ended = sql`any(${ids}::bigint[])`;
  if (level === 'workspace') {
    return sql`select user_id from workspace_membership
      where deployment_id = ${deploymentId} and workspace_id = ${ended}`;
  }
  return sql`select user_id from organization_membership
      where deployment_id = ${deploymentId} and organization_id = ${ended}
    union select member.user_id from workspace_membership member join workspace
      on workspace.deployment_id = member.deployment_id and workspace.id = member.workspace_id
      where member.deployment_id = ${deploymentId} and workspace.organization_id = ${ended}`;
}
