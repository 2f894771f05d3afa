import { afterAll, expect, it } from 'vitest';
import { startProvider, stopProviders } from '../../../support/ai-provider.ts';
import { BackendClient } from '../../../support/clients.ts';
import { newDatabaseEnv, type ServiceProcess, startProcess } from '../../../support/process.ts';

const DOCUMENTS = 40;
const processes: ServiceProcess[] = [];

afterAll(async () => {
  for (const running of processes) await running.stop('SIGKILL');
  await stopProviders();
});

it.runIf(process.env['DATABASE_URL'] !== undefined)(
  'requests each vector once in two processes, and both find all documents',
  async () => {
    const provider = await startProvider();
    const env = { ...(await newDatabaseEnv()), OUTGOING_ALLOW: '127.0.0.0/8' };
    const first = await startProcess(env);
    processes.push(first);
    const second = await startProcess(env);
    processes.push(second);
    const clients = [first, second].map(({ backendUrl }) => new BackendClient(backendUrl, first.apiKey as string));
    const [one, other] = clients as [BackendClient, BackendClient];
    await one.patch('/settings/ai', { base_url: provider.baseUrl, default_embedding_model: 'embed-1' });
    const { body: base } = await one.post('/ai-knowledge-bases', { name: 'Handbook', type: 'vector' });
    const upload = (number: number) =>
      (number % 2 === 0 ? one : other).post(`/ai-knowledge-bases/${base.id}/documents`, {
        name: `${number}.txt`,
        content: `Chapter ${number} of the handbook.`,
      });
    await Promise.all(Array.from({ length: DOCUMENTS }, (_, number) => upload(number)));
    for (const client of clients) {
      await expect
        .poll(async () => (await client.get(`/ai-knowledge-bases/${base.id}`)).body.vectors)
        .toMatchObject({ status: 'ready', indexed_chunks: DOCUMENTS, chunks: DOCUMENTS });
    }
    const texts = provider.requests.flatMap(({ path, body }) =>
      path.endsWith('/embeddings') ? (body?.input ?? []) : [],
    );
    expect(texts).toHaveLength(DOCUMENTS);
    expect(new Set(texts).size).toBe(DOCUMENTS);
    const search = { query: 'chapter of the handbook', limit: 100, weights: { lexical: 0, vector: 1, graph: 0 } };
    for (const client of clients) {
      // The first search may still see an earlier state of the vectors.
      await expect
        .poll(async () => (await client.post(`/ai-knowledge-bases/${base.id}/search`, search)).body.data)
        .toHaveLength(DOCUMENTS);
    }
  },
);
