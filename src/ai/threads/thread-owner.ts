import type { Transaction } from '../../platform/commands/command.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import { type KnowledgeBaseOwner, lockOwner } from '../knowledge-bases/knowledge-base-owner.ts';

/** The user and the customer that a thread belongs to. All are null for a thread of the deployment. */
export interface ThreadOwner extends KnowledgeBaseOwner {
  readonly userId: string | null;
}

interface OwnerInput {
  readonly userId?: string | null | undefined;
  readonly organizationId?: string | null | undefined;
  readonly workspaceId?: string | null | undefined;
}

/** Checks that the owner exists and locks it against deletion: the organization, the workspace, then the user. */
export async function lockThreadOwner(tx: Transaction, input: OwnerInput): Promise<ThreadOwner> {
  const customer = await lockOwner(tx, input);
  const userId = input.userId ?? null;
  if (userId !== null) await lockUserShared(tx, userId);
  return { ...customer, userId };
}

async function lockUserShared({ rows, deploymentId }: Transaction, id: string): Promise<void> {
  await rows
    .selectFrom('user')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirstOrThrow(() => validationFailed([fieldError('input.userId', 'must be the id of a user')]));
}
