import { afterEach, describe, expect, it } from 'vitest';
import type { SmtpConfig, SmtpOptions } from '../../../src/platform/mail/smtp.ts';
import { createSmtpPools } from '../../../src/platform/mail/smtp-pools.ts';
import { guardAllowing } from '../outgoing/guards.ts';
import { certificate, startSmtpServer, stopServers } from './servers.ts';

const patience = { timeout: 20_000, interval: 20 };
const [ONE, OTHER] = [1, 2];
const NOW = new Date('2026-11-26T12:00:00Z');

afterEach(stopServers);

/** A mail server that counts its connections, and pools that know it. */
async function createPools(idleMs = 60_000, onConnected: () => void = () => {}) {
  const connections = { open: 0, total: 0 };
  const server = await startSmtpServer({
    onConnect(_session, callback) {
      connections.open += 1;
      connections.total += 1;
      onConnected();
      callback();
    },
    onClose() {
      connections.open -= 1;
    },
  });
  const options: SmtpOptions = {
    guard: guardAllowing(['127.0.0.0/8']),
    ports: [server.port],
    implicitTlsPorts: [],
    ca: [certificate],
    timeouts: { connect: 5_000, greeting: 5_000, socket: 60_000, total: 60_000 },
  };
  const pools = createSmtpPools(options, idleMs);
  const config: SmtpConfig = {
    host: 'localhost',
    port: server.port,
    username: 'app',
    password: 'correct horse',
    fromEmail: 'no-reply@example.com',
    useTls: true,
  };
  const send = (deploymentId: number, changes: Partial<SmtpConfig> = {}) => {
    const message = { id: '1', from: 'no-reply@example.com', to: 'ada@example.com', subject: 'Hello', text: 'Hello.' };
    return pools.send(deploymentId, { ...config, ...changes }, message, NOW);
  };
  return { pools, server, connections, send };
}

describe('the connections to mail servers', () => {
  it('serve successive mails of a deployment, and at most four at once', async () => {
    const { pools, server, connections, send } = await createPools();
    for (let count = 0; count < 5; count += 1) await send(ONE);
    expect(connections.total).toBe(1);
    await Promise.all(Array.from({ length: 9 }, () => send(ONE)));
    expect(server.mails).toHaveLength(14);
    expect(connections.total).toBe(4);
    pools.close();
    await expect.poll(() => connections.open, patience).toBe(0);
  });

  it('belong to one deployment, although another one has the same server', async () => {
    const { pools, connections, send } = await createPools();
    await send(ONE);
    await send(OTHER);
    expect(connections.total).toBe(2);
    pools.close();
  });

  it('are closed when they are idle, and opened again for the next mail', async () => {
    const { pools, server, connections, send } = await createPools(100);
    await send(ONE);
    await expect.poll(() => connections.open, patience).toBe(0);
    await send(ONE);
    expect(server.mails).toHaveLength(2);
    expect(connections.total).toBe(2);
    pools.close();
  });

  it('are closed when the settings of the deployment change', async () => {
    const { pools, server, connections, send } = await createPools();
    await send(ONE);
    await send(ONE, { fromEmail: 'hello@example.com' });
    await expect.poll(() => connections.open, patience).toBe(1);
    expect(server.mails.map(({ clientName }) => clientName)).toEqual(['example.com', 'example.com']);
    await expect(send(ONE, { password: 'wrong' })).rejects.toMatchObject({ code: 'EAUTH' });
    await expect.poll(() => connections.open, patience).toBe(0);
    pools.close();
  });

  it('are limited to 64 deployments', async () => {
    const { pools, connections, send } = await createPools();
    for (let deploymentId = 0; deploymentId < 70; deploymentId += 1) {
      await send(deploymentId);
    }
    await expect.poll(() => connections.open, patience).toBe(64);
    pools.close();
  }, 60_000);
});
