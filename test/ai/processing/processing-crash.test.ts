import { describe, expect, it } from 'vitest';
import { BackendClient } from '../../support/clients.ts';
import { documentReady, documentWhen } from '../../support/documents.ts';
import { newDatabaseEnv, startProcess } from '../../support/process.ts';
import { executeIn } from '../../support/process-database.ts';
import { runsAll } from '../../support/runs-all.ts';

/** A text that takes seconds to process: each paragraph has words of its own. */
const TEXT = Array.from({ length: 4_000 }, (_, paragraph) => {
  const words = Array.from({ length: 25 }, (_, word) => `word${(paragraph * 25 + word) % 9_000}`);
  return `Paragraph ${paragraph}: ${words.join(' ')}.`;
}).join('\n\n');

/** Lets the heartbeat of the killed process be older than the queue allows, instead of waiting for a minute. */
const AGE_HEARTBEATS = `update pgboss.job set heartbeat_on = now() - interval '5 minutes' where state = 'active'`;
const CHUNKS = 'select count(*)::int as count, count(distinct position)::int as positions from document_chunk';

const onPostgres = process.env['DATABASE_URL'] !== undefined;

async function startedDocument(client: BackendClient) {
  const kbId = (await client.post('/ai-knowledge-bases', { name: 'Handbook', type: 'hybrid' })).body.id;
  const { body } = await client.post(`/ai-knowledge-bases/${kbId}/documents`, { name: 'a.txt', content: TEXT });
  await documentWhen(client, kbId, body.id, ({ progress }) => progress?.stage === 'indexing' && progress.done > 0);
  return { kbId, id: body.id };
}

describe('a process that is killed while it processes a document', () => {
  it.runIf(onPostgres || runsAll)('leaves the document to the next start, which stores each chunk once', async () => {
    const env = await newDatabaseEnv();
    const first = await startProcess(env);
    const apiKey = first.apiKey ?? '';
    const { kbId, id } = await startedDocument(new BackendClient(first.backendUrl, apiKey));
    await first.stop('SIGKILL');
    const [left] = (await executeIn(env, CHUNKS)) as [{ count: number }];
    expect(left.count).toBeGreaterThan(0);
    await executeIn(env, AGE_HEARTBEATS);
    const second = await startProcess(env);
    const document = await documentReady(new BackendClient(second.backendUrl, apiKey), kbId, id);
    await second.stop();
    const count = document.chunk_count;
    expect(left.count).toBeLessThan(count);
    expect(await executeIn(env, CHUNKS)).toEqual([{ count, positions: count }]);
  });

  it.runIf(onPostgres && runsAll)('leaves the document to another process', async () => {
    const env = await newDatabaseEnv();
    const first = await startProcess(env);
    const apiKey = first.apiKey ?? '';
    const { kbId, id } = await startedDocument(new BackendClient(first.backendUrl, apiKey));
    const starting = startProcess(env);
    await first.stop('SIGKILL');
    const second = await starting;
    await executeIn(env, AGE_HEARTBEATS);
    const { chunk_count: count } = await documentReady(new BackendClient(second.backendUrl, apiKey), kbId, id);
    await second.stop();
    expect(await executeIn(env, CHUNKS)).toEqual([{ count, positions: count }]);
  });
});
