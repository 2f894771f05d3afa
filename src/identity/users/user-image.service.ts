import { lockFrontendHost, removeImage, storeImage, uploadedImage } from '../../deployment/index.ts';
import type { ImageInput } from '../../generated/common.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { getUser } from './user.reads.ts';
import { audited, lockUser, resourceOf } from './user.record.ts';

export async function setUserImage(ctx: Context, userId: string, input: ImageInput) {
  const image = await uploadedImage(ctx, input);
  return command(ctx, async (tx) => {
    const frontendHost = await lockFrontendHost(tx);
    await changeImage(tx, userId, () => storeImage(ctx, tx, { user_id: userId }, { frontendHost, image }));
    return getUser(tx.rows, tx.deploymentId, userId);
  });
}

export function deleteUserImage(ctx: Context, userId: string): Promise<null> {
  return command(ctx, async (tx) => {
    await changeImage(tx, userId, async () => {
      await removeImage(ctx, tx, { user_id: userId });
      return null;
    });
    return null;
  });
}

/** Stores the result of the change as the URL of the user's image, and records the event. */
async function changeImage(tx: Transaction, userId: string, change: () => Promise<string | null>): Promise<void> {
  const user = await lockUser(tx, userId);
  const before = { ...audited(user), imageUrl: user.imageUrl ?? null };
  const imageUrl = await change();
  if (imageUrl === before.imageUrl) {
    tx.markUnchanged();
    return;
  }
  tx.em.assign(user, { imageUrl, updatedAt: tx.now });
  tx.record({ type: 'user.updated', resource: resourceOf(user), before, after: { ...before, imageUrl } });
  await tx.em.flush();
}
