import type { Context } from '../platform/context.ts';

type Named = 'ai_agent' | 'ai_knowledge_base' | 'api_auth_app' | 'jwt_template' | 'webhook_app';

/** What the deployment has of a kind: ids by name, the oldest where names repeat. */
export async function namedIn({ rows, viewer }: Context, table: Named): Promise<Map<string, string>> {
  let query = rows
    .selectFrom(table)
    .select(['name', 'id'])
    .where('deployment_id', '=', viewer.deploymentId)
    .orderBy('id', 'desc');
  // Apps that were deleted keep their rows, and others may take their names.
  if (table === 'api_auth_app') query = query.where('deleted_at' as 'name', 'is', null);
  return new Map((await query.execute()).map(({ name, id }) => [name, id]));
}
