import type { Transaction } from '../../platform/commands/command.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';

/** The customer that a knowledge base belongs to. Both are null for a knowledge base of the deployment. */
export interface KnowledgeBaseOwner {
  readonly organizationId: string | null;
  /** Its organization is set as well. */
  readonly workspaceId: string | null;
}

interface OwnerInput {
  readonly organizationId?: string | null | undefined;
  readonly workspaceId?: string | null | undefined;
}

/** Checks that the organization and the workspace exist and locks them against deletion, the organization first. */
export async function lockOwner(tx: Transaction, input: OwnerInput): Promise<KnowledgeBaseOwner> {
  const workspaceId = input.workspaceId ?? null;
  const organizationOfWorkspace = workspaceId === null ? null : await organizationOf(tx, workspaceId);
  const organizationId = input.organizationId ?? organizationOfWorkspace;
  if (organizationId !== null && !(await lockExisting(tx, 'organization', organizationId))) {
    throw invalid('organizationId', 'must be the id of an organization');
  }
  if (workspaceId !== null && organizationOfWorkspace !== organizationId) {
    throw invalid('workspaceId', 'must be the id of a workspace of the organization');
  }
  if (workspaceId !== null && !(await lockExisting(tx, 'workspace', workspaceId))) throw unknownWorkspace();
  return { organizationId, workspaceId };
}

async function organizationOf({ rows, deploymentId }: Transaction, workspaceId: string): Promise<string> {
  const workspace = await rows
    .selectFrom('workspace')
    .select('organization_id as organizationId')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow(unknownWorkspace);
  return workspace.organizationId;
}

async function lockExisting(
  { rows, deploymentId }: Transaction,
  table: 'organization' | 'workspace',
  id: string,
): Promise<boolean> {
  const found = await rows
    .selectFrom(table)
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

const unknownWorkspace = () => invalid('workspaceId', 'must be the id of a workspace');

function invalid(field: string, message: string) {
  return validationFailed([fieldError(['input', field], message)]);
}
