import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { imageFilesBefore } from './image-files.ts';

/** The command that stores the row of a file starts after the file was written, and takes much less than this. */
const MIN_AGE_MS = 3_600_000;
const BATCH_SIZE = 500;

type Batch = { readonly path: string; readonly deploymentId: number; readonly id: string }[];

/**
 * Deletes the files of images that the database does not have: those of deleted organizations, workspaces and deployments,
 * and those of commands that failed.
 */
export async function cleanUpImages({ database, config }: Services, now: Date): Promise<void> {
  if (config.imageDir === null) return;
  let batch: Batch = [];
  for await (const file of imageFilesBefore(config.imageDir, new Date(now.getTime() - MIN_AGE_MS))) {
    batch.push(file);
    if (batch.length < BATCH_SIZE) continue;
    await removeUnknown(database.rows, batch);
    batch = [];
  }
  await removeUnknown(database.rows, batch);
}

async function removeUnknown(rows: Rows, batch: Batch): Promise<void> {
  for (const [deploymentId, files] of Map.groupBy(batch, (file) => file.deploymentId)) {
    const ids = files.map(({ id }) => id);
    const found = await rows
      .selectFrom('image')
      .select('id')
      .where('deployment_id', '=', deploymentId)
      .where('id', '=', sql<string>`any(${ids}::text[])`)
      .where('bytes', 'is', null)
      .execute();
    const known = new Set(found.map(({ id }) => id));
    // An incomplete file has no row, and a complete one of the same image has another name.
    const unknown = files.filter(({ id, path }) => !known.has(id) || path.endsWith('.tmp'));
    for (const { path } of unknown) await rm(path, { force: true });
  }
}
