import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Cluster, postgresPrograms, startCluster } from '../../../support/cluster.ts';
import { newDatabaseEnv, runScript, startProcess } from '../../../support/process.ts';
import { ONLY_WITH_ALL, runsAll } from '../../../support/runs-all.ts';

const skipReason = !runsAll
  ? ONLY_WITH_ALL
  : process.env['DATABASE_URL'] === undefined || postgresPrograms === null
    ? 'PGlite has no standby, or this machine has no PostgreSQL programs.'
    : null;

let cluster: Cluster | undefined;

afterAll(() => cluster?.stop('immediate'));

it('explains a start on a standby in one sentence', async ({ skip }) => {
  skip(skipReason !== null, skipReason ?? '');
  cluster = await startCluster();
  const { DATA_DIR = '' } = await newDatabaseEnv();
  const env = { DATA_DIR, DATABASE_URL: cluster.url };
  await (await startProcess(env)).stop();
  await cluster.stop('fast');
  // A server with this file stays in recovery, and accepts connections that only read.
  const signal = join(cluster.dataFolder, 'standby.signal');
  await writeFile(signal, '');
  await chmod(signal, 0o666);
  await cluster.start();
  const { code, output } = await runScript('src/main.ts', [], env);
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(
      /accepts no changes \(.*\)\. If it is a standby, set DATABASE_URL to the primary server, or name that in DATABASE_STANDBY_HOSTS\./,
    ),
  });
  expect(output).not.toContain('    at ');
});
