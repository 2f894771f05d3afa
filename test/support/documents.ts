import { setTimeout } from 'node:timers/promises';
import type { BackendClient } from './clients.ts';
import type { BackendBody } from './rest-types/response-of.ts';
import type { World } from './world.ts';
import { createWorld } from './world.ts';

export type DocumentBody = BackendBody<'GET', `/ai-knowledge-bases/${string}/documents/${string}`>;

/** Polls of a document before the wait fails. The time limit of the test ends it earlier on a slow machine. */
const MAX_POLLS = 2_000;
const POLL_INTERVAL_MS = 50;

/** Waits until the document satisfies the condition, and returns it. */
export async function documentWhen(
  client: BackendClient,
  kbId: string,
  id: string,
  condition: (document: DocumentBody) => boolean,
): Promise<DocumentBody> {
  let last: unknown;
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    const { status, body } = await client.get(`/ai-knowledge-bases/${kbId}/documents/${id}`);
    if (status === 200 && condition(body)) return body;
    last = body;
    await setTimeout(POLL_INTERVAL_MS);
  }
  throw new Error(`The document did not get into the expected state: ${JSON.stringify(last)}`);
}

/** Waits until the job of the document has ended, and returns the document as ready or failed. */
export function documentFinished(client: BackendClient, kbId: string, id: string): Promise<DocumentBody> {
  return documentWhen(client, kbId, id, ({ status }) => status === 'ready' || status === 'failed');
}

/** Waits until the document is ready, and returns it. Throws when its processing fails. */
export async function documentReady(client: BackendClient, kbId: string, id: string): Promise<DocumentBody> {
  const document = await documentFinished(client, kbId, id);
  if (document.status !== 'ready') throw new Error(`The document failed: ${document.failure_message}`);
  return document;
}

export interface WorldWithBase {
  readonly world: World;
  readonly kbId: string;
  readonly path: `/ai-knowledge-bases/${string}/documents`;
}

/** A deployment with a knowledge base. */
export async function worldWithBase(options?: Parameters<typeof createWorld>[0]): Promise<WorldWithBase> {
  const world = await createWorld(options);
  const { body } = await world.backend.post('/ai-knowledge-bases', { name: 'Handbook', type: 'hybrid' });
  return { world, kbId: body.id, path: `/ai-knowledge-bases/${body.id}/documents` };
}
