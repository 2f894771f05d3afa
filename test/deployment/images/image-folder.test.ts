import { mkdtemp, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deleteExpiredData } from '../../../src/audit/retention/retention.ts';
import { readConfig } from '../../../src/config/config.ts';
import { createLog } from '../../../src/platform/logging/log.ts';
import { type Running, start } from '../../../src/start.ts';
import { servedImage, smallPng } from '../../support/images.ts';
import { openTestDatabase, TEST_MASTER_KEY } from '../../support/service.ts';
import { createWorld, type World } from '../../support/world.ts';

const IMAGE = { content_base64: (await smallPng()).toString('base64') };
const TWO_HOURS_AGO = new Date(Date.now() - 7_200_000);

describe('IMAGE_DIR', () => {
  let running: Running;
  let world: World;
  let folder: string;

  beforeAll(async () => {
    const imageDir = await mkdtemp(join(inject('scratch'), 'images-'));
    const config = readConfig({
      PORT: '0',
      DEPLOYMENT_PORT: '0',
      DATA_DIR: await mkdtemp(join(inject('scratch'), 'data-')),
      IMAGE_DIR: imageDir,
      LOG_LEVEL: 'fatal',
      MASTER_KEY: TEST_MASTER_KEY,
    });
    running = await start(config, createLog('fatal'), { database: await openTestDatabase() });
    world = await createWorld({ running });
    folder = join(imageDir, String(world.id));
  });

  afterAll(() => running.stop(0));

  const upload = async () => {
    const { body } = await world.backend.put('/settings/ui/images/logo', IMAGE);
    return body.logo_image_url;
  };
  const names = async () => (await readdir(folder)).sort();
  const nameOf = (url: string) => `${url.split('/').at(-1)}.webp`;

  it('stores images as files that only the service may read, and not in the database', async () => {
    const url = await upload();
    expect(await names()).toEqual([nameOf(url)]);
    expect((await stat(join(folder, nameOf(url)))).mode & 0o777).toBe(0o600);
    const { rows } = world.services.database;
    const stored = rows.selectFrom('image').select('bytes').where('deployment_id', '=', world.id);
    expect(await stored.execute()).toEqual([{ bytes: null }]);
    const { status, headers } = await servedImage(world, url, { running });
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('has no file of an image that was replaced or deleted', async () => {
    const first = await upload();
    const second = await upload();
    await expect.poll(names).toEqual([nameOf(second)]);
    expect((await servedImage(world, first, { running })).status).toBe(404);
    await world.backend.delete('/settings/ui/images/logo');
    await expect.poll(names).toEqual([]);
  });

  it('loses the files without an image after an hour, and keeps those of images and other files', async () => {
    const url = await upload();
    const unknown = `${'a'.repeat(32)}.webp`;
    const incomplete = `.${'b'.repeat(32)}.webp.tmp`;
    const recent = `${'c'.repeat(32)}.webp`;
    for (const name of [unknown, incomplete, recent, 'README']) await writeFile(join(folder, name), '');
    for (const name of [nameOf(url), unknown, incomplete, 'README']) {
      await utimes(join(folder, name), TWO_HOURS_AGO, TWO_HOURS_AGO);
    }
    await deleteExpiredData(world.services);
    expect(await names()).toEqual([nameOf(url), 'README', recent].sort());
  });

  it('serves no image whose file is missing', async () => {
    const url = await upload();
    const { rows } = world.services.database;
    const id = 'd'.repeat(32);
    await rows.updateTable('image').set({ id }).where('deployment_id', '=', world.id).execute();
    expect((await servedImage(world, url.replace(/[^/]+$/, id), { running })).status).toBe(404);
  });
});
