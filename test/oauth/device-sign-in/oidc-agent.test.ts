import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTestUsers } from '../../../packages/testing/src/index.ts';
import { type LocalIssuer, startLocalIssuer } from '../../support/local-issuer.ts';

const isInstalled = spawnSync('oidc-agent', ['--version']).status === 0;
let local: LocalIssuer | undefined;
let home = '';
let agentPid = 0;

afterAll(async () => {
  if (agentPid > 0) process.kill(agentPid);
  await local?.stop();
  if (home !== '') await rm(home, { recursive: true, force: true });
});

/** Runs a program of oidc-agent. Returns what it has printed at its end; `onOutput` gets all of it with each new part. */
async function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  onOutput: (output: string) => void = () => {},
): Promise<string> {
  const child = spawn(program, args, { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data.toString('utf8');
      onOutput(output);
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${program} has ended with ${code}: ${output}`);
  return output;
}

// npm test must run everywhere. In CI the test fails without the program.
it.skipIf(!isInstalled && !process.env['CI'])(
  'the program oidc-agent signs a user in with a code, and gets new access tokens',
  async () => {
    if (!isInstalled) throw new Error('There is no oidc-agent: install oidc-agent-cli.');
    local = await startLocalIssuer();
    const { backend, backendUrl, apiKey, issuer } = local;
    const { body: application } = await backend.post('/oauth-applications', {
      type: 'native',
      name: 'Command line of a cluster',
      device_sign_in: true,
      scopes: ['openid', 'offline_access'],
    });
    const users = createTestUsers({ backendUrl, apiKey });
    const user = await users.create();
    const { cookie } = await users.signIn(user);
    home = await mkdtemp(join(tmpdir(), 'gatehouse-agent-'));
    const started = await run('oidc-agent', [], { HOME: home, OIDC_CONFIG_DIR: home });
    const [, socket = ''] = /OIDC_SOCK=([^;]+)/.exec(started) ?? [];
    agentPid = Number(/OIDCD_PID=(\d+)/.exec(started)?.[1]);
    const env = { HOME: home, OIDC_CONFIG_DIR: home, OIDC_SOCK: socket, PASSWORD_OF_FILE: 'secret' };

    let allowed: Promise<Response> | undefined;
    const named = [`--iss=${issuer}`, `--client-id=${application.id}`, '--scope=openid offline_access'];
    const quiet = ['--pw-env=PASSWORD_OF_FILE', '--prompt=none', '--no-url-call'];
    await run('oidc-gen', ['--pub', '--flow=device', ...named, ...quiet, 'cluster'], env, (output) => {
      const [, code] = /enter the code: (\S+)/.exec(output) ?? [];
      if (code === undefined || allowed !== undefined) return;
      allowed = fetch(`${issuer}/oauth-device-requests/${code}/decision`, {
        method: 'POST',
        headers: { cookie: `${cookie.name}=${cookie.value}`, 'content-type': 'application/json' },
        body: JSON.stringify({ granted: true }),
      });
    });
    expect((await allowed)?.status).toBe(200);

    const tokenOf = async (args: readonly string[] = []) => (await run('oidc-token', [...args, 'cluster'], env)).trim();
    const first = await tokenOf();
    const second = await tokenOf(['--force-new']);
    expect(second).not.toBe(first);
    for (const token of [first, second]) {
      const info = await fetch(`${issuer}/oauth/userinfo`, { headers: { authorization: `Bearer ${token}` } });
      expect(await info.json()).toEqual({ sub: user.id });
    }
  },
);
