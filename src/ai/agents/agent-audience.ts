import { sql } from 'kysely';
import type { AiAgentAudience } from '../../generated/backend.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import { type FieldError, fieldError, validationFailed } from '../../platform/errors.ts';

/** The columns of an audience. At most one is set: `NO_USERS` has none. */
export interface AudienceColumns {
  readonly isForAllUsers: boolean;
  readonly audienceOrganizationId?: string | null | undefined;
  readonly audienceWorkspaceId?: string | null | undefined;
}

interface AudienceInput {
  readonly audience?: AiAgentAudience | null | undefined;
  readonly audienceOrganizationId?: string | null | undefined;
  readonly audienceWorkspaceId?: string | null | undefined;
}

export const NO_AUDIENCE: AudienceColumns = { isForAllUsers: false };

function audienceOf({ isForAllUsers, audienceOrganizationId, audienceWorkspaceId }: AudienceColumns): AiAgentAudience {
  if (isForAllUsers) return 'ALL_USERS';
  if (audienceOrganizationId != null) return 'ORGANIZATION';
  return audienceWorkspaceId == null ? 'NO_USERS' : 'WORKSPACE';
}

/** The audience as events record it. */
export const auditedAudience = (columns: AudienceColumns) => ({
  audience: audienceOf(columns).toLowerCase(),
  audienceOrganizationId: columns.audienceOrganizationId ?? null,
  audienceWorkspaceId: columns.audienceWorkspaceId ?? null,
});

/** The fields of an input that are columns without a change: all except the audience. */
export function omitAudience<Input extends AudienceInput>(input: Input): Omit<Input, keyof AudienceInput> {
  const { audience, audienceOrganizationId, audienceWorkspaceId, ...fields } = input;
  return fields;
}

/** Whether the input changes the audience. */
export const changesAudience = ({ audience, audienceOrganizationId, audienceWorkspaceId }: AudienceInput): boolean =>
  [audience, audienceOrganizationId, audienceWorkspaceId].some((value) => value !== undefined);

/**
 * Checks that the organization and the workspace of the input exist, and locks them against deletion until the
 * transaction ends. Call it before the agent is locked: their deletion locks them first and the agents afterwards.
 */
export async function lockAudience(tx: Transaction, input: AudienceInput): Promise<void> {
  await lockExisting(tx, 'organization', input.audienceOrganizationId);
  await lockExisting(tx, 'workspace', input.audienceWorkspaceId);
}

async function lockExisting(
  { rows, deploymentId }: Transaction,
  table: 'organization' | 'workspace',
  id: string | null | undefined,
): Promise<void> {
  if (id == null) return;
  const [field, message] = {
    organization: ['audienceOrganizationId', 'must be the id of an organization'],
    workspace: ['audienceWorkspaceId', 'must be the id of a workspace'],
  }[table] as [string, string];
  await rows
    .selectFrom(table)
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirstOrThrow(() => validationFailed([fieldError(['input', field], message)]));
}

/** The columns after a change. Ids that the input leaves out stay, as long as they fit the audience. */
export function changedAudience(input: AudienceInput, current: AudienceColumns): Required<AudienceColumns> {
  const audience = input.audience ?? audienceOf(current);
  const errors: FieldError[] = [];
  const idFor = (name: AiAgentAudience, field: 'audienceOrganizationId' | 'audienceWorkspaceId'): string | null => {
    const isNamed = audience === name;
    const id = input[field] === undefined && isNamed ? current[field] : input[field];
    if ((id != null) === isNamed) return id ?? null;
    const message = isNamed ? 'is required for this audience' : `is only for the audience ${name.toLowerCase()}`;
    errors.push(fieldError(['input', field], message));
    return null;
  };
  const columns = {
    isForAllUsers: audience === 'ALL_USERS',
    audienceOrganizationId: idFor('ORGANIZATION', 'audienceOrganizationId'),
    audienceWorkspaceId: idFor('WORKSPACE', 'audienceWorkspaceId'),
  };
  if (errors.length > 0) throw validationFailed(errors);
  return columns;
}

/**
 * Checks the stored agent: only members of an organization, or of one of its workspaces, may read its knowledge bases.
 * `field` is the input that has changed.
 */
export async function assertAudienceMayRead(
  { rows, deploymentId }: Transaction,
  agentId: string,
  field: 'audience' | 'knowledgeBases',
): Promise<void> {
  const foreign = await rows
    .selectFrom('ai_agent as agent')
    .innerJoin('ai_agent_knowledge_base as link', (join) =>
      join.onRef('link.deployment_id', '=', 'agent.deployment_id').onRef('link.agent_id', '=', 'agent.id'),
    )
    .innerJoin('ai_knowledge_base as base', (join) =>
      join.onRef('base.deployment_id', '=', 'link.deployment_id').onRef('base.id', '=', 'link.knowledge_base_id'),
    )
    .leftJoin('workspace', (join) =>
      join
        .onRef('workspace.deployment_id', '=', 'agent.deployment_id')
        .onRef('workspace.id', '=', 'agent.audience_workspace_id'),
    )
    .select('base.id')
    .where('agent.deployment_id', '=', deploymentId)
    .where('agent.id', '=', agentId)
    .where('base.organization_id', 'is not', null)
    .where(
      sql<boolean>`(agent.is_for_all_users
        or coalesce(agent.audience_organization_id, workspace.organization_id) <> base.organization_id)`,
    )
    .limit(1)
    .executeTakeFirst();
  if (foreign === undefined) return;
  const message = {
    audience: 'must be the organization of the knowledge bases, or one of its workspaces',
    knowledgeBases: 'must not belong to an organization that does not have the whole audience of the agent',
  }[field];
  throw validationFailed([fieldError(['input', field], message)]);
}
