import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import type { Deployment } from '../deployments/deployment.entity.ts';
import { imageUrl } from './image.record.ts';
import { IMAGE_SETTINGS } from './image-settings.ts';

/** The columns with the URL of an uploaded image. */
const COLUMNS = [
  { table: 'user', column: 'image_url' },
  { table: 'organization', column: 'logo_url' },
  { table: 'workspace', column: 'image_url' },
] as const;

/** Changes the URLs of all uploaded images after the host of a locked deployment changed. */
export async function moveImages(ctx: Pick<Context, 'config'>, tx: Transaction, deployment: Deployment): Promise<void> {
  const base = imageUrl(ctx, deployment.frontendHost, '');
  for (const { table, column } of COLUMNS) {
    const owner = sql.ref(`${table}_id`);
    await sql`update ${sql.table(table)} owner set ${sql.ref(column)} = ${base}::text || image.id from image
      where owner.deployment_id = ${tx.deploymentId} and image.deployment_id = ${tx.deploymentId}
        and image.${owner} = owner.id`.execute(tx.rows);
  }
  const uploaded = await tx.rows
    .selectFrom('image')
    .select(['id', 'setting'])
    .where('deployment_id', '=', tx.deploymentId)
    .where('setting', 'is not', null)
    .execute();
  const urls = IMAGE_SETTINGS.flatMap((name) => {
    const image = uploaded.find(({ setting }) => setting === name);
    return image === undefined ? [] : [[name, base + image.id]];
  });
  deployment.uiSettings = { ...deployment.uiSettings, ...Object.fromEntries(urls) };
}
