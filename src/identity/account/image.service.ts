import type { ImageInput } from '../../generated/common.ts';
import type { Context } from '../../platform/context.ts';
import { getMe } from '../me/me.reads.ts';
import { deleteUserImage, setUserImage } from '../users/user-image.service.ts';

export async function setMyImage(ctx: Context, input: ImageInput) {
  const { userId } = ctx.viewer.assertSignedIn();
  await setUserImage(ctx, userId, input);
  return getMe(ctx.rows, ctx.viewer.deploymentId, userId);
}

export function deleteMyImage(ctx: Context): Promise<null> {
  return deleteUserImage(ctx, ctx.viewer.assertSignedIn().userId);
}
