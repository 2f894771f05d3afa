import type { Transaction } from '../../platform/commands/command.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';

/** The level of tenancy at which a role applies. */
export type Level = 'organization' | 'workspace';

/** An organization or a workspace: the parent of roles, members and invitations. */
export interface Parent {
  readonly level: Level;
  readonly id: string;
}

/** The scopes that a list of both levels requires. The `@edge` directive can declare only the first. */
export const READ_SCOPES_OF_BOTH_LEVELS = ['organizations:read', 'workspaces:read'] as const;

/** The scopes that a change of both levels requires. */
export const WRITE_SCOPES_OF_BOTH_LEVELS = ['organizations:write', 'workspaces:write'] as const;

export const organizationNotFound = () => notFound('ORGANIZATION_NOT_FOUND', 'The organization');

export const workspaceNotFound = () => notFound('WORKSPACE_NOT_FOUND', 'The workspace');

export const parentNotFound = (level: Level) =>
  level === 'organization' ? organizationNotFound() : workspaceNotFound();

/** 404 if the organization or workspace does not exist. Lists check it only when they are empty. */
export async function assertParent(rows: Rows, deploymentId: number, { level, id }: Parent): Promise<void> {
  await rows
    .selectFrom(level)
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => parentNotFound(level));
}

/** Locks the organization or workspace until the transaction ends; 404 if it does not exist. */
export async function lockParent(tx: Transaction, { level, id }: Parent): Promise<void> {
  await tx.rows
    .selectFrom(level)
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => parentNotFound(level));
}
