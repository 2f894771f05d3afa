import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { frontendUrl } from '../deployments/frontend-url.ts';
import { removeImageFile } from './image-files.ts';
import type { ImageSetting } from './image-settings.ts';
import type { UploadedImage } from './uploaded-image.ts';

/** Who or what an image belongs to. */
export type ImageOwner =
  | { readonly user_id: string }
  | { readonly organization_id: string }
  | { readonly workspace_id: string }
  | { readonly setting: ImageSetting };

type ImageContext = Pick<Context, 'config'>;

/** The URL of an image, which is stored with its owner. */
export const imageUrl = ({ config }: ImageContext, frontendHost: string, id: string): string =>
  `${frontendUrl(config, frontendHost)}/images/${id}`;

/**
 * The deployment's host, which keeps it until the commit: a command that changes it changes the URLs of all images. Call it
 * before the owner is locked, because that command locks in the same order.
 */
export async function lockFrontendHost({ rows, deploymentId }: Transaction): Promise<string> {
  const { frontendHost } = await rows
    .selectFrom('deployment')
    .select('frontend_host as frontendHost')
    .where('id', '=', deploymentId)
    .forKeyShare()
    .executeTakeFirstOrThrow();
  return frontendHost;
}

/**
 * Stores an image in place of the owner's earlier one, and returns its URL. The caller has locked the owner, stores the URL
 * and records the event.
 */
export async function storeImage(
  ctx: ImageContext,
  tx: Transaction,
  owner: ImageOwner,
  { frontendHost, image: { id, size, bytes } }: { readonly frontendHost: string; readonly image: UploadedImage },
): Promise<string> {
  await removeImage(ctx, tx, owner);
  const created_at = tx.now.toISOString();
  const values = { deployment_id: tx.deploymentId, id, size, bytes, created_at, ...owner };
  await tx.rows.insertInto('image').values(values).execute();
  return imageUrl(ctx, frontendHost, id);
}

/** Deletes the owner's image, unless this is its URL. The file is deleted after the commit. */
export async function removeImage(
  ctx: ImageContext,
  tx: Transaction,
  owner: ImageOwner,
  keptUrl: string | null = null,
): Promise<void> {
  const [[column, value]] = Object.entries(owner) as [[keyof Owners, string]];
  await deleteImages(ctx, tx, sql<boolean>`${sql.ref(column)} = ${value} and not ${hasUrl(keptUrl)}`);
}

type Owners = { user_id: string; organization_id: string; workspace_id: string; setting: string };

const hasUrl = (url: string | null) => sql<boolean>`coalesce(${url}::text like '%/images/' || id, false)`;

async function deleteImages({ config }: ImageContext, tx: Transaction, condition: ReturnType<typeof hasUrl>) {
  const { imageDir } = config;
  const removed = await tx.rows
    .deleteFrom('image')
    .where('deployment_id', '=', tx.deploymentId)
    .where(condition)
    .returning('id')
    .execute();
  if (imageDir === null) return;
  tx.onCommit(() => {
    for (const { id } of removed) void removeImageFile(imageDir, tx.deploymentId, id);
  });
}
