import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ExtractDocument, ExtractionRequest } from '../../../src/ai/extraction/extract-document.ts';
import { recoverDocuments } from '../../../src/ai/processing/recover-documents.ts';
import type { Running } from '../../../src/start.ts';
import { documentFinished, documentReady, documentWhen, worldWithBase } from '../../support/documents.ts';
import { startOwnService } from '../../support/own-service.ts';
import { eventsOf, type World } from '../../support/world.ts';

/** An extraction that waits until the test ends it. */
interface RunningExtraction {
  readonly request: ExtractionRequest;
  readonly text: string;
  finish(): void;
}

let running: Running;
let extractions: RunningExtraction[];
/** Which texts wait until the test ends their extraction. */
let waits: (text: string) => boolean;
let failures: number;

const extractDocument: ExtractDocument = async (request) => {
  const text = Buffer.from(request.bytes).toString('utf8');
  if (failures > 0) {
    failures -= 1;
    throw new Error('The extraction failed unexpectedly.');
  }
  const ended = Promise.withResolvers<void>();
  const { signal } = request;
  signal?.addEventListener('abort', () => ended.reject(signal.reason));
  extractions.push({ request, text, finish: ended.resolve });
  if (waits(text)) await ended.promise;
  return { kind: 'extracted', chunks: [], tokenCount: 3, pageCount: null, warnings: [] };
};

beforeAll(async () => {
  running = await startOwnService({}, undefined, { extractDocument });
});

beforeEach(() => {
  extractions = [];
  waits = () => false;
  failures = 0;
});

afterAll(() => running.stop(0));

const open = () => worldWithBase({ running });

async function extractionOf(text: string): Promise<RunningExtraction> {
  await expect.poll(() => extractions.some((one) => one.text === text)).toBe(true);
  return extractions.findLast((one) => one.text === text) as RunningExtraction;
}

async function leftovers({ services, id }: World, documentId: string): Promise<number> {
  const { rows } = services.database;
  const of = (table: 'document_part' | 'document_chunk') =>
    rows.selectFrom(table).select('document_id').where('deployment_id', '=', id).where('document_id', '=', documentId);
  return (await of('document_part').execute()).length + (await of('document_chunk').execute()).length;
}

describe('the processing of a document', () => {
  it('shows the progress of a document while it is read', async () => {
    const { world, kbId, path } = await open();
    waits = () => true;
    const { body } = await world.backend.post(path, { name: 'a.txt', content: 'progress' });
    expect([body.status, body.progress]).toEqual(['pending', null]);
    const { request, finish } = await extractionOf('progress');
    request.onProgress?.({ done: 3, total: 8 });
    const shown = await documentWhen(world.backend, kbId, body.id, ({ progress }) => progress?.done === 3);
    expect(shown).toMatchObject({ status: 'processing', progress: { stage: 'reading', done: 3, total: 8 } });
    finish();
    expect(await documentReady(world.backend, kbId, body.id)).toMatchObject({ progress: null, token_count: 3 });
  });

  it('ends the extraction of a document that is deleted, and leaves nothing behind', async () => {
    const { world, path } = await open();
    waits = () => true;
    const { body } = await world.backend.post(path, { name: 'a.txt', content: 'deleted' });
    const { request } = await extractionOf('deleted');
    expect((await world.backend.delete(`${path}/${body.id}`)).status).toBe(204);
    await expect.poll(() => request.signal?.aborted).toBe(true);
    expect((await world.backend.get(`${path}/${body.id}`)).status).toBe(404);
    expect(await leftovers(world, body.id)).toBe(0);
    expect((await eventsOf(world)).at(-1)?.type).toBe('knowledge_base_document.deleted');
  });

  it('ends the extraction of a document whose knowledge base is deleted', async () => {
    const { world, kbId, path } = await open();
    waits = () => true;
    const { body } = await world.backend.post(path, { name: 'a.txt', content: 'base deleted' });
    const { request } = await extractionOf('base deleted');
    expect((await world.backend.delete(`/ai-knowledge-bases/${kbId}`)).status).toBe(204);
    await expect.poll(() => request.signal?.aborted).toBe(true);
    expect(await leftovers(world, body.id)).toBe(0);
  });

  it('ends a running processing when another one is requested, and publishes only the new one', async () => {
    const { world, kbId, path } = await open();
    waits = () => extractions.length === 1;
    const { body } = await world.backend.post(path, { name: 'a.txt', content: 'again' });
    const { request } = await extractionOf('again');
    const again = await world.backend.post(`${path}/${body.id}/reprocess`, {});
    expect([again.status, again.body.status]).toEqual([200, 'pending']);
    await documentReady(world.backend, kbId, body.id);
    await expect.poll(() => request.signal?.aborted).toBe(true);
    expect(extractions).toHaveLength(2);
    const types = (await eventsOf(world)).map(({ type }) => type).slice(-3);
    expect(types).toEqual([
      'knowledge_base_document.created',
      'knowledge_base_document.reprocessing_requested',
      'knowledge_base_document.ready',
    ]);
  });

  it('keeps processing other documents while one does not end', async () => {
    const { world, kbId, path } = await open();
    waits = (text) => text === 'endless';
    const endless = (await world.backend.post(path, { name: 'a.txt', content: 'endless' })).body.id;
    await extractionOf('endless');
    for (const content of ['one', 'two', 'three']) {
      const { body } = await world.backend.post(path, { name: 'b.txt', content });
      await documentReady(world.backend, kbId, body.id);
    }
    await world.backend.delete(`${path}/${endless}`);
  });

  it('processes documents of deployments in turns', async () => {
    const [many, few] = [await open(), await open()];
    waits = (text) => text.startsWith('hold');
    const held = ['hold 1', 'hold 2'];
    const { body } = await many.world.backend.post(`${many.path}/batch`, {
      documents: held.map((content) => ({ name: 'a.txt', content })),
    });
    for (const text of held) await extractionOf(text);
    const documents = Array.from({ length: 30 }, (_, index) => ({ name: 'a.txt', content: `many ${index}` }));
    const added = await many.world.backend.post(`${many.path}/batch`, { documents });
    const second = await few.world.backend.post(few.path, { name: 'a.txt', content: 'few' });
    for (const { finish } of [...extractions]) finish();
    await documentReady(few.world.backend, few.kbId, second.body.id);
    for (const { id } of [...body.data, ...added.body.data]) await documentReady(many.world.backend, many.kbId, id);
    const order = extractions.map(({ text }) => text);
    expect(order).toHaveLength(33);
    // Two documents are started at once, and the first document of each deployment before the second ones.
    expect(order.indexOf('few')).toBeLessThan(held.length + 3);
  });

  it('starts a processing again that failed unexpectedly', async () => {
    const { world, kbId, path } = await open();
    failures = 1;
    const { body } = await world.backend.post(path, { name: 'a.txt', content: 'retried' });
    await documentReady(world.backend, kbId, body.id);
    expect(failures).toBe(0);
    expect(extractions).toHaveLength(1);
  });

  it('adds the missing job of a document, once', async () => {
    const { world, kbId, path } = await open();
    const { id } = (await world.backend.post(path, { name: 'a.txt', content: 'lost' })).body;
    await documentReady(world.backend, kbId, id);
    const { rows } = world.services.database;
    await rows
      .updateTable('knowledge_base_document')
      .set({ status: 'pending', attempts: 0, token_count: null })
      .where('deployment_id', '=', world.id)
      .where('id', '=', id)
      .execute();
    waits = () => true;
    await recoverDocuments(world.services);
    await recoverDocuments(world.services);
    await expect.poll(() => extractions.length).toBe(2);
    extractions[1]?.finish();
    await documentReady(world.backend, kbId, id);
    expect(extractions.filter(({ text }) => text === 'lost')).toHaveLength(2);
  });

  it('fails a document whose processing was started five times', async () => {
    const { world, kbId, path } = await open();
    const { id } = (await world.backend.post(path, { name: 'a.txt', content: 'poison' })).body;
    await documentReady(world.backend, kbId, id);
    await world.services.database.rows
      .updateTable('knowledge_base_document')
      .set({ status: 'processing', attempts: 5 })
      .where('deployment_id', '=', world.id)
      .where('id', '=', id)
      .execute();
    await recoverDocuments(world.services);
    expect(await documentFinished(world.backend, kbId, id)).toMatchObject({
      status: 'failed',
      failure_code: 'internal',
      failure_message: expect.stringMatching(/started several times/),
    });
    expect(extractions).toHaveLength(1);
    expect((await eventsOf(world)).at(-1)?.type).toBe('knowledge_base_document.failed');
  });
});
