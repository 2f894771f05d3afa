import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import {
  assertEnoughSpace,
  freeBytes,
  MIN_FREE_BYTES,
  watchDiskSpace,
} from '../../../../src/platform/database/drivers/disk-space.ts';
import { openPglite } from '../../../../src/platform/database/drivers/pglite-driver.ts';
import { BackendClient } from '../../../support/clients.ts';
import { runScript, type ServiceProcess, startProcess } from '../../../support/process.ts';
import { ONLY_WITH_ALL, runsAll } from '../../../support/runs-all.ts';
import { fillDisk, makeSpace, mountSmallDisk, unmount } from '../../../support/small-disk.ts';

const MEGABYTE = 1024 ** 2;

describe('the disk of the embedded database', () => {
  it('is measured for a folder that does not exist yet as well', () => {
    const missing = join(inject('scratch'), 'missing', 'folder');
    expect(freeBytes(missing)).toBeGreaterThan(0);
  });

  it('must have enough space at the start', () => {
    const folder = join(inject('scratch'), 'small');
    expect(() => assertEnoughSpace(folder, () => MIN_FREE_BYTES)).not.toThrow();
    expect(() => assertEnoughSpace(folder, () => 90.5 * MEGABYTE)).toThrow(
      `The disk of ${folder} has 90 MB left, and the embedded database needs 128 MB. Make space, then start again.`,
    );
  });

  it('warns once below one bound, and rejects changes below another', () => {
    const warnings: string[] = [];
    let free = 600 * MEGABYTE;
    const watch = () => watchDiskSpace('/data', { onWarning: (text) => warnings.push(text), measure: () => free });
    watch().stop();
    expect(warnings).toEqual([]);
    free = 500 * MEGABYTE;
    const low = watch();
    low.assertMayWrite();
    low.stop();
    expect(warnings).toEqual([
      'The disk of /data has 500 MB left. Below 128 MB, requests that change something get 503. Make space.',
    ]);
    free = 100 * MEGABYTE;
    const full = watch();
    expect(() => full.assertMayWrite()).toThrow('The disk has 100 MB left, and changes need 128 MB. Make space.');
    full.stop();
  });
});

describe('PGlite on a disk that is full', () => {
  let disk: string | null = null;

  afterEach(() => {
    unmount(disk);
    disk = null;
  });

  it('does not return, is ended by the watchdog with the reason, and has all committed rows when there is space', async ({
    skip,
  }) => {
    skip(!runsAll, ONLY_WITH_ALL);
    disk = mountSmallDisk(160);
    if (disk === null) return skip('This user may not mount a file system.');
    const folder = join(disk, 'pglite');
    const { code, output } = await runScript('test/platform/database/drivers/fill-disk.ts', [folder, '0'], {});
    expect(code).toBeNull();
    expect(output).toContain('is full, so the embedded database does not respond. Its data is intact. Make space');
    const committed = (output.match(/^\d+$/gm) ?? []).map(Number);
    expect(committed.length).toBeGreaterThan(100);

    execFileSync('mount', ['-o', 'remount,size=600m', disk]);
    const pglite = await openPglite(folder);
    const { rows } = await pglite.query<{ number: number }>('select number from filled');
    await pglite.close();
    const stored = new Set(rows.map(({ number }) => number));
    expect(committed.filter((number) => !stored.has(number))).toEqual([]);
  });
});

describe('a service on PGlite whose disk fills up', () => {
  let disk: string | null = null;
  let service: ServiceProcess | undefined;

  afterEach(async () => {
    await service?.stop('SIGKILL');
    unmount(disk);
    disk = null;
  });

  it('rejects changes with 503, stops on SIGTERM, explains a start, and keeps all accepted changes', async ({
    skip,
  }) => {
    skip(!runsAll, ONLY_WITH_ALL);
    disk = mountSmallDisk(400);
    if (disk === null) return skip('This user may not mount a file system.');
    const DATA_DIR = join(disk, 'data');
    await mkdir(DATA_DIR);
    service = await startProcess({ DATA_DIR });
    const apiKey = service.apiKey as string;
    const backend = new BackendClient(service.backendUrl, apiKey);
    const create = (name: string) => backend.post('/organizations', { name });
    const accepted: string[] = [];
    for (let at = 0; at < 50; at += 1) accepted.push((await create(`Organization ${at}`)).body.id);

    await fillDisk(disk, 100);
    const rejected = await create('Too late');
    expect({ status: rejected.status, retryAfter: rejected.headers['retry-after'] }).toEqual({
      status: 503,
      retryAfter: '60',
    });
    expect(rejected.body).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('disk space') });
    expect((await backend.get(`/organizations/${accepted[0]}`)).status).toBe(200);
    await expect.poll(() => service?.output()).toContain('MB left');
    expect(await service.stop('SIGTERM')).toBe(0);

    const { code, output } = await runScript('src/main.ts', [], { DATA_DIR });
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(
        /MB left, and the embedded database needs 128 MB\. Its data is intact\. Make space/,
      ),
    });

    await makeSpace(disk);
    service = await startProcess({ DATA_DIR });
    const again = new BackendClient(service.backendUrl, apiKey);
    for (const id of accepted) expect((await again.get(`/organizations/${id}`)).status).toBe(200);
    expect((await again.post('/organizations', { name: 'After' })).status).toBe(201);
  });
});
