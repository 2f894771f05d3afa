import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { option } from './arguments.ts';
import { createDeployment, get, keepDoing, type Measured, poster, timesOf } from './flood-support.ts';
import { type Place, PORTS, say } from './gatehouse.ts';

const SAMPLES = option('samples', 40);
const PAUSE_MS = 100;
const POLL_MS = 10;
const USERS = 2_000;
const FEW_USERS = 20;
const DOCUMENTS = 100;
/** About two pages. */
const TEXT = 'The harbor master counts the ships that arrive before noon and writes their names into a book. '.repeat(
  60,
);

/** Imports of a few users, while another deployment imports thousands. */
export async function imports({ apiKey, dataDir }: Place, folder: string): Promise<Measured> {
  const { key } = await createDeployment(folder, dataDir);
  let number = 0;
  const importUsers = async (apiKey: string, count: number) => {
    number += 1;
    const name = `import-${number}`;
    const lines = Array.from({ length: count }, (_, at) => JSON.stringify({ email: `${name}-${at}@example.com` }));
    const form = new FormData();
    form.append('file', new Blob([lines.join('\n')]), 'users.ndjson');
    const headers = { authorization: `Bearer ${apiKey}` };
    const url = `http://127.0.0.1:${PORTS.gatehouse}/user-imports`;
    const created = await fetch(url, { method: 'POST', headers, body: form });
    assert.equal(created.status, 201);
    const { id } = (await created.json()) as { id: string };
    await reaches(apiKey, `/user-imports/${id}`, 'completed');
  };
  const quietly = () => timesOf(SAMPLES, PAUSE_MS, () => importUsers(key, FEW_USERS));
  await importUsers(key, USERS);
  say('Small imports without a flood …');
  const quiet = await quietly();
  say('Flooding with imports …');
  const flood = keepDoing(4, () => importUsers(apiKey, USERS));
  await sleep(1_000);
  const flooded = await quietly();
  return { quiet, flooded, floodPerSecond: USERS * (await flood.stop()) };
}

/** Single documents, while another deployment uploads hundreds. */
export async function documents({ apiKey, dataDir }: Place, folder: string): Promise<Measured> {
  const { key } = await createDeployment(folder, dataDir);
  const busy = await knowledgeBase(apiKey);
  const few = await knowledgeBase(key);
  const post = { busy: poster(apiKey), few: poster(key) };
  let number = 0;
  const document = () => {
    number += 1;
    return { name: `${number}.txt`, type: 'txt', content: `${number}. ${TEXT}` };
  };
  const one = async () => {
    const { id } = await post.few(few, document());
    await reaches(key, `${few}/${id}`, 'ready');
  };
  let ready = 0;
  const many = async () => {
    const { data } = await post.busy(`${busy}/batch`, { documents: Array.from({ length: DOCUMENTS }, document) });
    for (const { id } of data as { id: string }[]) {
      await reaches(apiKey, `${busy}/${id}`, 'ready', 500);
      ready += 1;
    }
  };
  const quietly = () => timesOf(SAMPLES, PAUSE_MS, one);
  await many();
  say('Single documents without a flood …');
  await quietly();
  const quiet = await quietly();
  say('Flooding with documents …');
  const flood = keepDoing(4, many);
  await sleep(1_000);
  const [startedAt, startedWith] = [performance.now(), ready];
  const flooded = await quietly();
  const floodPerSecond = ((ready - startedWith) * 1_000) / (performance.now() - startedAt);
  await flood.stop();
  return { quiet, flooded, floodPerSecond };
}

/** Creates a knowledge base, and returns the path of its documents. */
async function knowledgeBase(apiKey: string): Promise<string> {
  const { id } = await poster(apiKey)('/ai-knowledge-bases', { name: 'Harbor', type: 'vector' });
  return `/ai-knowledge-bases/${id}/documents`;
}

async function reaches(apiKey: string, path: string, status: string, pollMs = POLL_MS): Promise<void> {
  for (;;) {
    const found = await get(apiKey, path);
    assert.notEqual(found['status'], 'failed');
    if (found['status'] === status) return;
    await sleep(pollMs);
  }
}
