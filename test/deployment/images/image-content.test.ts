import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { convertImage } from '../../../src/deployment/images/convert-image.ts';
import { MAX_IMAGE_BYTES } from '../../../src/deployment/images/image-limits.ts';
import { noise, putImage, servedImage, smallPng } from '../../support/images.ts';
import { createWorld, type World } from '../../support/world.ts';

const PATH = '/settings/ui/images/logo';
const MARK = '<script>alert(1)</script>';

describe('an uploaded image', () => {
  let world: World;

  beforeAll(async () => {
    world = await createWorld();
  });

  /** Uploads the logo and returns its URL. */
  async function upload(content: Buffer): Promise<string> {
    const { status, body } = await world.backend.request('PUT', PATH, {
      content_base64: content.toString('base64'),
    });
    expect([status, body]).toMatchObject([200, {}]);
    return (body as { logo_image_url: string }).logo_image_url;
  }

  it.each(['png', 'jpeg', 'webp'] as const)('is converted from %s to WebP', async (format) => {
    const url = await upload(await noise(300, 200).toFormat(format).toBuffer());
    expect(url).toMatch(new RegExp(`^https://${world.frontendHost}/images/[\\w-]{32}$`));
    const { bytes } = await servedImage(world, url);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
  });

  it('is made smaller, with at most 1,024 pixels on the long side', async () => {
    const sent = await sharp({ create: { width: 1000, height: 4000, channels: 3, background: 'blue' } })
      .png()
      .toBuffer();
    const { bytes } = await servedImage(world, await upload(sent));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 1024 });
  });

  it('keeps its transparency', async () => {
    const { bytes } = await servedImage(world, await upload(await smallPng()));
    expect(await sharp(bytes).metadata()).toMatchObject({ hasAlpha: true, width: 40, height: 30 });
  });

  it('has no metadata, such as a location, and the orientation that the camera recorded', async () => {
    const sent = await noise(60, 20)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '51/1 30/1 3230/100', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const before = await sharp(sent).metadata();
    expect([before.exif !== undefined, before.orientation]).toEqual([true, 6]);
    const { bytes } = await servedImage(world, await upload(sent));
    const after = await sharp(bytes).metadata();
    expect([after.exif, after.xmp, after.icc, after.orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect([after.width, after.height]).toEqual([20, 60]);
  });

  it('does not contain what follows the image in the file', async () => {
    const sent = Buffer.concat([await noise(30, 30).jpeg().toBuffer(), Buffer.from(MARK)]);
    const { bytes } = await servedImage(world, await upload(sent));
    expect(bytes.includes(MARK)).toBe(false);
  });

  const png = () => noise(200, 200).png().toBuffer();
  const rejected: [string, () => Promise<Buffer> | Buffer, string][] = [
    [
      'an SVG image',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'must be a PNG, JPEG or WebP image',
    ],
    ['a GIF image', () => noise(10, 10).gif().toBuffer(), 'must be a PNG, JPEG or WebP image'],
    ['a TIFF image', () => noise(10, 10).tiff().toBuffer(), 'must be a PNG, JPEG or WebP image'],
    ['an HTML page', () => Buffer.from(MARK), 'must be a PNG, JPEG or WebP image'],
    ['no bytes', () => Buffer.alloc(0), 'must be a PNG, JPEG or WebP image'],
    [
      'a page with the first bytes of a PNG image',
      async () => Buffer.concat([(await png()).subarray(0, 8), Buffer.from(MARK)]),
      'must be a complete PNG, JPEG or WebP image',
    ],
    [
      'a PNG image that ends early',
      async () => (await png()).subarray(0, -20_000),
      'must be a complete PNG, JPEG or WebP image',
    ],
    [
      'a JPEG image that ends early',
      async () => (await noise(200, 200).jpeg().toBuffer()).subarray(0, -2_000),
      'must be a complete PNG, JPEG or WebP image',
    ],
    [
      'an animated WebP image',
      async () => {
        const frames = await noise(10, 20).raw().toBuffer();
        const raw = { width: 10, height: 20, channels: 3, pageHeight: 10 } as const;
        return sharp(frames, { raw })
          .webp({ loop: 0, delay: [100, 100] })
          .toBuffer();
      },
      'must not be animated',
    ],
    [
      'a small file with very many pixels',
      () =>
        sharp({ create: { width: 6000, height: 4200, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      'must have at most 25,000,000 pixels',
    ],
  ];

  it.each(rejected)('is rejected if it is %s', async (_, content, message) => {
    const { logo_image_url } = (await world.backend.get('/')).body.ui_settings;
    const response = await putImage(world.backend, PATH, await content());
    expect(response).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', errors: [{ path: 'file', message: expect.stringContaining(message) }] },
    });
    expect((await world.backend.get('/')).body.ui_settings.logo_image_url).toBe(logo_image_url);
  });

  it('can be a form with a file of 5 MiB and is rejected above', async () => {
    const image = await png();
    const padded = (bytes: number) => Buffer.concat([image, Buffer.alloc(bytes - image.length)]);
    expect(await putImage(world.backend, PATH, padded(MAX_IMAGE_BYTES))).toMatchObject({ status: 200 });
    const larger = await putImage(world.backend, PATH, padded(MAX_IMAGE_BYTES + 1));
    expect(larger).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } });
  });

  it.each([
    ['without an image', {}, 'is required unless a file is sent'],
    ['with invalid base64', { content_base64: 'a b' }, 'must be standard base64 with padding'],
    [
      'with more than 1 MiB in base64',
      { content_base64: Buffer.alloc(1024 * 1024 + 1).toString('base64') },
      'must have at most 1 MiB when decoded',
    ],
  ])('is rejected %s', async (_, body, message) => {
    const response = await world.backend.put(PATH, body);
    expect(response).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'content_base64', message: expect.stringContaining(message) }] },
    });
  });

  it.each([
    ['time', { timeoutMs: 1, memoryMib: 512 }],
    ['memory', { timeoutMs: 20_000, memoryMib: 10 }],
  ])('is rejected when its conversion takes too much %s', async (_, limits) => {
    const image = await noise(2000, 2000).png().toBuffer();
    expect(await convertImage(image, world.id, limits)).toEqual({
      kind: 'rejected',
      rule: { name: 'IMAGE_WORK', values: {} },
    });
    expect((await convertImage(image, world.id)).kind).toBe('converted');
  });
});
