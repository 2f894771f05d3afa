import type { Context } from '../platform/context.ts';

type NamedTable = 'ai_agent' | 'ai_knowledge_base' | 'api_auth_app' | 'jwt_template' | 'webhook_app';

/** The ids of a table's rows in the deployment, by name. If a name repeats, the id of the oldest row. */
export async function idsByName({ rows, viewer }: Context, table: NamedTable): Promise<Map<string, string>> {
  let query = rows
    .selectFrom(table)
    .select(['name', 'id'])
    .where('deployment_id', '=', viewer.deploymentId)
    .orderBy('id', 'desc');
  // Deleted apps keep their rows, and new apps may have the same names.
  if (table === 'api_auth_app') query = query.where('deleted_at' as 'name', 'is', null);
  return new Map((await query.execute()).map(({ name, id }) => [name, id]));
}
