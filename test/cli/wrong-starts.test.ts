import { access, chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { newDatabaseEnv, runScript, unmigratedDatabaseEnv } from '../support/process.ts';

const onPglite = process.env['DATABASE_URL'] === undefined;
const SERVICE = 'src/main.ts';
const CLOSED_PORT = 'postgres://ada:tea-clipper-1869@127.0.0.1:1/shop';

const newFolder = () => mkdtemp(join(inject('scratch'), 'wrong-start-'));

/** Runs a script that must fail with one sentence. Returns the sentence and all output. */
async function rejected(file: string, args: readonly string[], environment: Record<string, string>) {
  const { code, output } = await runScript(file, args, environment);
  expect([code, output]).toEqual([1, expect.stringMatching(/^The (service|command) can't (start|run):$/m)]);
  expect(output).not.toMatch(/^ +at |Error:|tea-clipper/m);
  const sentences = output.split('\n').filter((line) => line.startsWith('- '));
  expect(sentences).toHaveLength(1);
  return { sentence: sentences[0] as string, output };
}

/** A folder in which this process cannot create files. */
async function readOnlyFolder(): Promise<string> {
  // The administrator can write to every folder except those of the kernel.
  if (process.getuid?.() === 0) return '/sys/gatehouse';
  const folder = await newFolder();
  await chmod(folder, 0o500);
  return folder;
}

async function withListener(work: (port: string) => Promise<void>): Promise<void> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(String((server.address() as net.AddressInfo).port));
  } finally {
    server.close();
  }
}

describe('a start with a wrong setting', () => {
  it.each([
    [SERVICE, []],
    ['src/cli/demo.ts', []],
    ['src/cli/gatehouse.ts', ['deployments', 'list']],
    ['src/cli/rekey.ts', []],
  ])('of DATABASE_URL prints one sentence (%s)', async (file, args) => {
    const { sentence } = await rejected(file, args, { DATABASE_URL: CLOSED_PORT, DATA_DIR: await newFolder() });
    expect(sentence).toContain('PostgreSQL at 127.0.0.1:1 cannot be reached');
  });

  it('of DATABASE_URL that is no URL explains how to write a password', async () => {
    const { sentence } = await rejected(SERVICE, [], { DATABASE_URL: 'postgres://ada:tea-clipper#1869@db/shop' });
    expect(sentence).toContain('special characters of the password percent-encoded');
  });

  it('of DATA_DIR names the folder that cannot be written to', async () => {
    const folder = await readOnlyFolder();
    const { sentence } = await rejected(SERVICE, [], { DATA_DIR: folder });
    expect(sentence).toContain(`DATA_DIR is ${folder}, but this process cannot write to`);
  });

  it('of DATA_DIR below a file says so', async () => {
    const file = join(await newFolder(), 'file');
    await writeFile(file, '');
    const { sentence } = await rejected(SERVICE, [], { DATA_DIR: join(file, 'data') });
    expect(sentence).toContain('a part of the path is a file');
  });

  it('of DATA_DIR is found before PostgreSQL is asked, because the key file could not be written', async () => {
    const folder = await readOnlyFolder();
    const { sentence } = await rejected(SERVICE, [], { DATA_DIR: folder, DATABASE_URL: CLOSED_PORT });
    expect(sentence).toContain(`DATA_DIR is ${folder}, but this process cannot write to`);
  });

  it('of MASTER_KEY, or with a lost key file, asks for the key and creates no other', async () => {
    const { MASTER_KEY, ...environment } = await newDatabaseEnv();
    const first = { ...environment, ...(MASTER_KEY !== undefined && { MASTER_KEY }) };
    expect((await runScript('src/cli/gatehouse.ts', ['deployments', 'list'], first)).code).toBe(0);
    const keyFile = join(environment['DATA_DIR'] as string, 'master.key');
    await rm(keyFile, { force: true });
    for (const [file, args] of [
      [SERVICE, []],
      ['src/cli/rekey.ts', []],
    ] as const) {
      const { sentence } = await rejected(file, args, environment);
      expect(sentence).toContain(`There is no master key: MASTER_KEY is not set, and ${keyFile} does not exist.`);
      await expect(access(keyFile)).rejects.toThrow('ENOENT');
    }
  });

  it('of DATA_DIR with a damaged embedded database names the folder', async () => {
    const DATA_DIR = await newFolder();
    const folder = join(DATA_DIR, 'pglite');
    await mkdir(folder);
    await writeFile(join(folder, 'PG_VERSION'), '1\n');
    const { sentence } = await rejected(SERVICE, [], { DATA_DIR });
    expect(sentence).toContain(`The embedded database in ${folder} does not open`);
  });

  it.each(['PORT', 'DEPLOYMENT_PORT'])('of %s finds the port in use before it creates a database', async (name) => {
    const environment = await unmigratedDatabaseEnv();
    await withListener(async (port) => {
      const { sentence, output } = await rejected(SERVICE, [], { ...environment, [name]: port });
      expect(sentence).toBe(
        `- Port ${port} of 127.0.0.1 is in use. Stop the process that uses it, or set ${name} to another port.`,
      );
      expect(output).not.toContain('sk_test_');
      expect(await readdir(environment['DATA_DIR'] as string)).toEqual([]);
    });
  });
});

describe('a command without a service and a database', () => {
  it.each([
    ['src/cli/demo.ts', []],
    ['src/cli/gatehouse.ts', ['deployments', 'list']],
    ['src/cli/rekey.ts', []],
  ])('creates no folder and says what to do (%s)', async (file, args) => {
    const DATA_DIR = join(await newFolder(), 'data');
    const { sentence } = await rejected(file, args, { DATA_DIR, NODE_COMPILE_CACHE: '' });
    expect(sentence).toContain(`No service runs with the DATA_DIR ${DATA_DIR}, which has no embedded database either.`);
    await expect(access(DATA_DIR)).rejects.toThrow('ENOENT');
  });

  it.runIf(!onPglite)('creates no tables in an empty database', async () => {
    const environment = await unmigratedDatabaseEnv();
    for (const attempt of ['first', 'second']) {
      const { sentence, output } = await rejected('src/cli/demo.ts', [], environment);
      expect([attempt, sentence]).toEqual([
        attempt,
        expect.stringContaining('This database is empty. Run npm start first'),
      ]);
      expect(output).toContain('Using the PostgreSQL database "gatehouse_test_');
    }
  });
});
