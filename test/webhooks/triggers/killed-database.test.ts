import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { BackendClient } from '../../support/clients.ts';
import { type Cluster, postgresPrograms, startCluster } from '../../support/cluster.ts';
import { newDatabaseEnv, type ServiceProcess, startProcess } from '../../support/process.ts';
import { ONLY_WITH_ALL, runsAll } from '../../support/runs-all.ts';

const skipReason = !runsAll
  ? ONLY_WITH_ALL
  : process.env['DATABASE_URL'] === undefined
    ? 'The suite runs on PGlite, which ends with its process.'
    : postgresPrograms === null
      ? 'This machine has no PostgreSQL programs.'
      : null;

const CLIENTS = 16;
const ROUNDS = 3;
const ACCEPTED_EACH_ROUND = 300;

describe('while all processes of PostgreSQL are killed under full load', () => {
  let cluster: Cluster;
  let service: ServiceProcess;
  let pool: pg.Pool;

  afterAll(async () => {
    await pool?.end();
    await service?.stop('SIGKILL');
    await cluster?.stop('immediate');
  });

  it('keeps every trigger that was accepted, and rejects the others with 503', async ({ skip }) => {
    skip(skipReason !== null, skipReason ?? '');
    cluster = await startCluster();
    const { DATA_DIR = '' } = await newDatabaseEnv();
    service = await startProcess({ DATA_DIR, DATABASE_URL: cluster.url });
    const backend = new BackendClient(service.backendUrl, service.apiKey as string);
    expect((await backend.post('/webhooks/apps', { name: 'Billing' })).status).toBe(201);
    const accepted: string[] = [];
    const rejections = new Set<string>();
    let isStopped = false;
    let number = 0;
    const send = async (): Promise<void> => {
      while (!isStopped) {
        number += 1;
        const id = String(number);
        const response = await backend.post('/webhooks/apps/Billing/trigger', { event_name: 'a', payload: { id } });
        if (response.status < 300) accepted.push(id);
        else rejections.add(`${response.status} ${response.headers['retry-after']}`);
      }
    };
    const senders = Array.from({ length: CLIENTS }, send);
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = accepted.length;
      await expect.poll(() => accepted.length - before).toBeGreaterThan(ACCEPTED_EACH_ROUND);
      await cluster.kill();
      await cluster.start();
    }
    const before = accepted.length;
    await expect.poll(() => accepted.length - before).toBeGreaterThan(ACCEPTED_EACH_ROUND);
    isStopped = true;
    await Promise.all(senders);

    pool = new pg.Pool({ connectionString: cluster.url });
    const { rows } = await pool.query(
      "select convert_from(body, 'UTF8')::jsonb #>> '{data,id}' as id from webhook_message where event_name = 'a'",
    );
    const stored = new Set(rows.map(({ id }) => id));
    expect(accepted.filter((id) => !stored.has(id))).toEqual([]);
    expect(rejections).toEqual(new Set(['503 2']));
  });
});
