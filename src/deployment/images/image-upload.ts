import type { UploadOperation } from '../../platform/files/uploads.ts';
import { MAX_IMAGE_BYTES, MAX_INLINE_IMAGE_BYTES } from './image-limits.ts';

/** The upload variant of mutations that set an image: a file instead of base64 in JSON. */
export const imageUpload: UploadOperation = {
  maxBytes: MAX_IMAGE_BYTES,
  // Base64 is a third longer than the bytes that it encodes.
  maxJsonBytes: 2 * MAX_INLINE_IMAGE_BYTES,
  toInput: (_, fields) => ({ ...fields }),
  description: 'A PNG, JPEG or WebP image of up to 5 MiB and 25 million pixels.',
};
