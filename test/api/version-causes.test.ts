import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../src/start.ts';
import {
  createDeliveringWorld,
  createEndpointAt,
  endpointRow,
  startDeliveringService,
  triggerEvent,
  waitForAttempts,
} from '../support/deliveries.ts';
import { documentReady, worldWithBase } from '../support/documents.ts';
import { startReceiver, stopReceivers } from '../support/receivers.ts';
import type { World } from '../support/world.ts';

let running: Running;

beforeAll(async () => {
  running = await startDeliveringService();
});

afterAll(async () => {
  await stopReceivers();
  await running.stop(0);
});

/** Reads the record, and returns how to change it if it still has the version that was read. */
async function editorOf({ backend }: World, path: string) {
  const { headers } = await backend.request('GET', path);
  const ifMatch = { 'if-match': String(headers['etag']) };
  return async (body: object) => (await backend.request('PATCH', path, body, ifMatch)).status;
}

describe('the version of a record', () => {
  it('stays when a knowledge base gets a document', async () => {
    const { world, kbId, path } = await worldWithBase({ running });
    const edit = await editorOf(world, `/ai-knowledge-bases/${kbId}`);
    const document = { name: 'Opening hours', type: 'txt', content: 'Open from nine to five.' } as const;
    const { body } = await world.backend.post(path, document);
    await documentReady(world.backend, kbId, body.id);
    const base = await world.services.database.rows
      .selectFrom('ai_knowledge_base')
      .select('chunk_count as chunkCount')
      .where('id', '=', kbId)
      .executeTakeFirstOrThrow();
    expect(base.chunkCount).toBe(1);
    expect(await edit({ description: 'Hours' })).toBe(200);
  });

  it('stays when a delivery to an endpoint fails', async () => {
    const { world } = await createDeliveringWorld(running);
    const { url } = await startReceiver((response) => response.writeHead(500).end());
    const { id } = await createEndpointAt(world, url, { rate_limit: { duration_ms: 1_000, max_requests: 100 } });
    const edit = await editorOf(world, `/webhooks/endpoints/${id}`);
    const [delivery = ''] = await triggerEvent(world);
    await waitForAttempts(world, delivery);
    await expect.poll(() => endpointRow(world, id)).toMatchObject({ failure_count: 1, rate_used: 1 });
    expect(await edit({ description: 'Fails' })).toBe(200);
  });

  it('changes when an endpoint gets other subscriptions', async () => {
    const { world } = await createDeliveringWorld(running);
    const { id } = await createEndpointAt(world, 'https://hooks.example.com/billing');
    const edit = await editorOf(world, `/webhooks/endpoints/${id}`);
    expect(await edit({ subscriptions: [{ event_name: 'invoice.sent' }] })).toBe(200);
    expect(await edit({ subscriptions: [{ event_name: 'invoice.paid' }] })).toBe(412);
  });

  it('changes when an agent gets other knowledge bases', async () => {
    const { world, kbId } = await worldWithBase({ running });
    const { body: agent } = await world.backend.post('/ai-agents', { name: 'Guide', model: 'model-1' });
    const edit = await editorOf(world, `/ai-agents/${agent.id}`);
    expect(await edit({ knowledge_bases: [kbId] })).toBe(200);
    expect(await edit({ knowledge_bases: [] })).toBe(412);
  });

  it('changes when a secret is replaced', async () => {
    const { world } = await createDeliveringWorld(running);
    const edit = await editorOf(world, '/webhooks/apps/Billing');
    await world.backend.post('/webhooks/apps/Billing/rotate-secret', {});
    expect(await edit({ description: 'One' })).toBe(412);
  });

  it('changes when another JWT template becomes the default', async () => {
    const { world } = await createDeliveringWorld(running);
    const template = { claims: {}, is_default: true };
    const { body: first } = await world.backend.post('/jwt-templates', { ...template, name: 'first' });
    const edit = await editorOf(world, `/jwt-templates/${first.id}`);
    await world.backend.post('/jwt-templates', { ...template, name: 'second' });
    expect(await edit({ description: 'The default' })).toBe(412);
  });
});
