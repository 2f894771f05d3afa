import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { BackendClient } from '../../../support/clients.ts';
import { type Cluster, postgresPrograms, startCluster } from '../../../support/cluster.ts';
import { newDatabaseEnv, type ServiceProcess, startProcess } from '../../../support/process.ts';
import { ONLY_WITH_ALL, runsAll } from '../../../support/runs-all.ts';
import { fillDisk, makeSpace, mountSmallDisk, unmount } from '../../../support/small-disk.ts';

const skipReason = !runsAll
  ? ONLY_WITH_ALL
  : process.env['DATABASE_URL'] === undefined
    ? 'disk-space.test.ts tests the disk of PGlite.'
    : postgresPrograms === null
      ? 'This machine has no PostgreSQL programs.'
      : null;

const MEGABYTES = 400;
/** Needs pages of its own, because it cannot be compressed. A small row may fit into a page that exists. */
const LARGE_TEXT = randomBytes(45_000).toString('base64');

describe('while the disk of PostgreSQL is full', () => {
  let disk: string | null = null;
  let cluster: Cluster | undefined;
  let service: ServiceProcess | undefined;

  afterAll(async () => {
    await service?.stop('SIGKILL');
    await cluster?.stop('immediate');
    unmount(disk);
  });

  it('rejects changes with 503, serves reads, and loses nothing that was accepted', async ({ skip }) => {
    skip(skipReason !== null, skipReason ?? '');
    disk = mountSmallDisk(MEGABYTES);
    if (disk === null) return skip('This user may not mount a file system.');
    cluster = await startCluster(disk);
    const { DATA_DIR = '' } = await newDatabaseEnv();
    service = await startProcess({ DATA_DIR, DATABASE_URL: cluster.url });
    const backend = new BackendClient(service.backendUrl, service.apiKey as string);
    expect((await backend.post('/webhooks/apps', { name: 'Billing' })).status).toBe(201);
    let number = 0;
    const accepted: string[] = [];
    const trigger = async () => {
      number += 1;
      const id = String(number);
      const payload = { id, text: LARGE_TEXT };
      const response = await backend.post('/webhooks/apps/Billing/trigger', { event_name: 'a', payload });
      if (response.status < 300) accepted.push(id);
      return response;
    };
    for (let at = 0; at < 20; at += 1) expect((await trigger()).status).toBe(200);

    await fillDisk(disk, 0);
    // What fits into free pages is still accepted.
    await expect.poll(async () => (await trigger()).status, { interval: 10 }).toBe(503);
    for (let at = 0; at < 5; at += 1) {
      const { status, headers, body } = await trigger();
      expect({ status, retryAfter: headers['retry-after'] }).toEqual({ status: 503, retryAfter: '60' });
      expect(body).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('disk space') });
    }
    expect((await backend.get('/webhooks/apps')).status).toBe(200);

    await makeSpace(disk);
    await expect.poll(async () => (await trigger()).status).toBe(200);
    const pool = new pg.Pool({ connectionString: cluster.url });
    const { rows } = await pool.query(
      "select convert_from(body, 'UTF8')::jsonb #>> '{data,id}' as id from webhook_message where event_name = 'a'",
    );
    await pool.end();
    const stored = new Set(rows.map(({ id }) => id));
    expect(accepted.filter((id) => !stored.has(id))).toEqual([]);
  });
});
