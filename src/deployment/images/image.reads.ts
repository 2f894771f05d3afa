import { readFile } from 'node:fs/promises';
import type { Context } from '../../platform/context.ts';
import type { Download } from '../../platform/files/downloads.ts';
import { imageFile } from './image-files.ts';
import { imageNotFound } from './image-settings.ts';

/** An uploaded image of the deployment. Its content never changes. */
export async function servedImage({ rows, viewer, config }: Context, id: string): Promise<Download> {
  const { size, bytes } = await rows
    .selectFrom('image')
    .select(['size', 'bytes'])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(imageNotFound);
  const content = bytes ?? (await fileOf(config.imageDir, viewer.deploymentId, id));
  return {
    name: `${id}.webp`,
    contentType: 'image/webp',
    size,
    etag: id,
    isPublic: true,
    async *chunks() {
      yield content;
    },
  };
}

async function fileOf(imageDir: string | null, deploymentId: number, id: string): Promise<Buffer> {
  if (imageDir === null) throw imageNotFound();
  try {
    return await readFile(imageFile(imageDir, deploymentId, id));
  } catch (error) {
    // The image was deleted in the meantime, or the folder was restored from an older backup.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw imageNotFound();
    throw error;
  }
}
