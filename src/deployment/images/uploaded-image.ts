import { readFile } from 'node:fs/promises';
import type { ImageInput } from '../../generated/common.ts';
import type { Context } from '../../platform/context.ts';
import { newToken } from '../../platform/crypto/tokens.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import { countAttempt } from '../../platform/rate-limits/attempt-counter.ts';
import { convertImage } from './convert-image.ts';
import { writeImageFile } from './image-files.ts';
import { MAX_IMAGES_PER_DAY, MAX_INLINE_IMAGE_BYTES } from './image-limits.ts';

/** An image that is ready to be stored. */
export interface UploadedImage {
  readonly id: string;
  readonly size: number;
  /** Null when the image was written to the folder. */
  readonly bytes: Buffer | null;
}

const DAY_SECONDS = 86_400;

/**
 * Converts the image of the request, before the command that stores it. Throws validation errors. With a folder, the file is
 * written now: when the command fails, `cleanUpImages` deletes it.
 */
export async function uploadedImage(ctx: Context, input: ImageInput): Promise<UploadedImage> {
  const { deploymentId, user } = ctx.viewer;
  if (user !== null) {
    const key = `images:user:${user.userId}`;
    await countAttempt(ctx, [{ key, max: MAX_IMAGES_PER_DAY, seconds: DAY_SECONDS }]);
  }
  const { path, bytes } = await contentOf(ctx, input);
  const result = await convertImage(bytes, deploymentId);
  if (result.kind === 'rejected') throw validationFailed([fieldError(path, result.rule)]);
  const image = { id: newToken().slice(0, 32), size: result.bytes.length };
  const { imageDir } = ctx.config;
  if (imageDir === null) return { ...image, bytes: Buffer.from(result.bytes) };
  await writeImageFile(imageDir, deploymentId, image.id, result.bytes);
  return { ...image, bytes: null };
}

async function contentOf({ upload }: Context, { contentBase64 }: ImageInput) {
  const path = ['input', 'contentBase64'];
  if (upload !== undefined) {
    if (contentBase64 != null) throw validationFailed([fieldError(path, 'must be left out when a file is sent')]);
    return { path: ['file'], bytes: await readFile(upload.path) };
  }
  if (contentBase64 == null) throw validationFailed([fieldError(path, 'is required unless a file is sent')]);
  const bytes = Buffer.from(contentBase64, 'base64');
  // Decoding ignores invalid characters, so the bytes are encoded again and compared.
  if (bytes.toString('base64') !== contentBase64) {
    throw validationFailed([fieldError(path, 'must be standard base64 with padding')]);
  }
  if (bytes.length > MAX_INLINE_IMAGE_BYTES) {
    throw validationFailed([fieldError(path, 'must have at most 1 MiB when decoded')]);
  }
  return { path, bytes };
}
