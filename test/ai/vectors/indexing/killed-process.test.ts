import { afterEach, expect, it } from 'vitest';
import { startProvider, stopProviders } from '../../../support/ai-provider.ts';
import { BackendClient } from '../../../support/clients.ts';
import { documentReady } from '../../../support/documents.ts';
import { newDatabaseEnv, type ServiceProcess, startProcess } from '../../../support/process.ts';
import { runsAll } from '../../../support/runs-all.ts';

const processes: ServiceProcess[] = [];

afterEach(async () => {
  for (const running of processes.splice(0)) await running.stop('SIGKILL');
  await stopProviders();
});

async function startService(env: Record<string, string>): Promise<ServiceProcess> {
  const running = await startProcess({ ...env, OUTGOING_ALLOW: '127.0.0.0/8' });
  processes.push(running);
  return running;
}

/** The lease of a killed process, its job, and the interval in which pg-boss looks for such jobs. */
const CONTINUED_WITHIN_MS = 240_000;

it.runIf(runsAll)(
  'computes the vectors that a killed process has not stored',
  async () => {
    const provider = await startProvider();
    const env = await newDatabaseEnv();
    const killed = await startService(env);
    const client = new BackendClient(killed.backendUrl, killed.apiKey as string);
    await client.patch('/settings/ai', { base_url: provider.baseUrl, default_embedding_model: 'embed-1' });
    const { body: base } = await client.post('/ai-knowledge-bases', { name: 'Handbook', type: 'vector' });
    let reached = () => {};
    const requested = new Promise<void>((resolve) => {
      reached = resolve;
    });
    provider.fail = () => {
      reached();
      return new Promise(() => {});
    };
    const { body: document } = await client.post(`/ai-knowledge-bases/${base.id}/documents`, {
      name: 'a.txt',
      content: 'Trains run on rails.',
    });
    await documentReady(client, base.id, document.id);
    await requested;
    await killed.stop('SIGKILL');
    provider.fail = () => undefined;
    const next = await startService(env);
    const nextClient = new BackendClient(next.backendUrl, killed.apiKey as string);
    const vectors = async () => (await nextClient.get(`/ai-knowledge-bases/${base.id}`)).body.vectors;
    expect(await vectors()).toMatchObject({ status: 'building', indexed_chunks: 0, chunks: 1 });
    await expect.poll(vectors, { timeout: CONTINUED_WITHIN_MS, interval: 500 }).toMatchObject({
      status: 'ready',
      kind: 'embedding',
      indexed_chunks: 1,
    });
  },
  2 * CONTINUED_WITHIN_MS,
);
