import { isForApplications } from '../../deployment/index.ts';
import type { Services } from '../../platform/context.ts';
import { notFound, ServiceError } from '../../platform/errors.ts';

/** The id of the deployment that an operator named, else of the only one. */
export async function deploymentOrOnly({ database }: Services, id: number | null): Promise<number> {
  const all = await database.rows
    .selectFrom('deployment')
    .select('id')
    .where(isForApplications())
    .orderBy('id')
    .execute();
  const found = id === null && all.length === 1 ? all[0] : all.find((deployment) => deployment.id === id);
  if (found !== undefined) return found.id;
  if (id !== null) throw notFound('DEPLOYMENT_NOT_FOUND', `The deployment ${id}`);
  throw new ServiceError(
    'DEPLOYMENT_NOT_FOUND',
    all.length === 0
      ? 'There is no deployment yet. The first start of the service creates one.'
      : `There are ${all.length} deployments. Name one with --deployment ID; \`npm run cli -- deployments list\` lists them.`,
  );
}
