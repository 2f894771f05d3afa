import sharp from 'sharp';
import { type FieldRule, fieldRule } from '../../platform/validation/field-rules.ts';
import type { ImageFormat } from './image-format.ts';
import { MAX_IMAGE_PIXELS, MAX_STORED_SIDE } from './image-limits.ts';

/**
 * Converts one image, in a process of its own. The decoders are native code: a malicious image can crash or stop only this
 * process, which the parent can kill.
 */

/** The request of the parent. */
export interface ConversionTask {
  readonly bytes: Uint8Array;
  readonly format: ImageFormat;
  readonly memoryMib: number;
}

/** The response: the image, or the rule that it breaks. */
export type ConversionResult =
  | { readonly kind: 'converted'; readonly bytes: Uint8Array }
  | { readonly kind: 'rejected'; readonly rule: FieldRule };

const QUALITY = 85;
const MIB = 1024 * 1024;
const MEMORY_CHECK_MS = 20;

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
});

process.once('message', async (task: ConversionTask) => {
  // The decoders work in other threads, so that this timer runs meanwhile. The parent reports the exit.
  setInterval(() => {
    if (process.memoryUsage.rss() > task.memoryMib * MIB) process.exit(1);
  }, MEMORY_CHECK_MS).unref();
  const result = await convert(task);
  process.send?.(result, () => process.disconnect());
});

async function convert({ bytes, format }: ConversionTask): Promise<ConversionResult> {
  try {
    const options = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', sequentialRead: true } as const;
    const found = await sharp(bytes, options).metadata();
    if (found.format !== format) return unreadable;
    if ((found.pages ?? 1) > 1) return { kind: 'rejected', rule: fieldRule('IMAGE_ANIMATED') };
    if (found.width * found.height > MAX_IMAGE_PIXELS) return tooManyPixels;
    // The output has no metadata: no location, no camera, no color profile.
    const converted = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: MAX_STORED_SIDE, height: MAX_STORED_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    return { kind: 'converted', bytes: converted };
  } catch (error) {
    return error instanceof Error && error.message.includes('pixel limit') ? tooManyPixels : unreadable;
  }
}

const unreadable = { kind: 'rejected', rule: fieldRule('IMAGE_INCOMPLETE') } as const;
const tooManyPixels = {
  kind: 'rejected',
  rule: fieldRule('IMAGE_PIXELS', { max: MAX_IMAGE_PIXELS }),
} as const;
