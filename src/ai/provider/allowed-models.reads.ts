import type { Rows } from '../../platform/database/tables.ts';

/** Whether the deployment's provider allows the model. Without a provider, all models are allowed. */
export async function createModelCheck(rows: Rows, deploymentId: number): Promise<(model: string) => boolean> {
  const settings = await rows
    .selectFrom('ai_provider')
    .select('allowed_models as allowedModels')
    .where('deployment_id', '=', deploymentId)
    .executeTakeFirst();
  const allowed = settings?.allowedModels ?? [];
  return (model) => allowed.length === 0 || allowed.includes(model);
}
