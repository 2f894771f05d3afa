import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stopProviders } from '../../support/ai-provider.ts';
import { documentReady } from '../../support/documents.ts';
import { type AgentWorld, createAgent, createAgentWorld, knowledgeBaseWith, runWithCalls } from './agent-with-tools.ts';

let at: AgentWorld;

beforeEach(async () => {
  at = await createAgentWorld();
});
afterEach(stopProviders);

async function readyBase(content: string, world = at.world) {
  const base = await knowledgeBaseWith(world, content);
  await documentReady(world.backend, base.kbId, base.documentId);
  return base;
}

const read = (input: object) => ({ name: 'get_document', input });
const NOT_FOUND = 'The document was not found';
/** Long enough for several passages. */
const LONG = Array.from({ length: 60 }, (_, index) => `# Part ${index}\n\n${`Word${index} `.repeat(120)}`).join('\n\n');

describe('get_document', () => {
  it('reads a document that a search has found, with the same numbers', async () => {
    const { kbId, documentId } = await readyBase('The harbour office is open on Sundays.');
    const agentId = await createAgent(at.world, { tools: ['get_document'], knowledge_bases: [kbId] });
    const { results } = await runWithCalls(at, agentId, [
      { name: 'search_knowledge_base', input: { query: 'harbour' } },
      read({ document_id: documentId }),
    ]);
    const [search, document] = results.map((text) => JSON.parse(text));
    expect(search.passages).toMatchObject([{ number: 1, document: 'hours.txt', document_id: documentId }]);
    expect(document).toEqual({ document: 'hours.txt', passages: search.passages, next_from: null });
  });

  it('returns passages that a response can cite', async () => {
    const { kbId, documentId } = await readyBase('Open on Sundays.');
    const agentId = await createAgent(at.world, { tools: ['get_document'], knowledge_bases: [kbId] });
    at.provider.chat = ({ messages = [] }) =>
      messages.at(-1)?.role === 'tool' ? 'On Sundays [1].' : [read({ document_id: documentId })];
    const { body } = await at.world.backend.post(`/ai-agents/${agentId}/runs`, { text: 'When?' });
    expect(body.citations).toMatchObject([{ number: 1, knowledge_base_id: kbId, document_id: documentId }]);
  });

  it('returns up to ten passages at once, in order, and continues', async () => {
    const { kbId, documentId } = await readyBase(LONG);
    const agentId = await createAgent(at.world, { tools: ['get_document'], knowledge_bases: [kbId] });
    const calls = [{}, { from: 11, limit: 2 }, { from: 1_000 }].map((range) =>
      read({ document_id: documentId, ...range }),
    );
    const { results } = await runWithCalls(at, agentId, calls);
    const [first, second, last] = results.map((text) => JSON.parse(text));
    expect([first.passages.length, first.next_from, second.passages.length, second.next_from]).toEqual([10, 11, 2, 13]);
    expect(last).toMatchObject({ passages: [], next_from: null });
    const { data } = (
      await at.world.backend.get(`/ai-knowledge-bases/${kbId}/documents/${documentId}/chunks?per_page=12` as never)
    ).body as { data: { text: string }[] };
    const texts = [...first.passages, ...second.passages].map(({ text }: { text: string }) => text);
    expect(texts).toEqual(data.map(({ text }) => text));
  });

  it.each<[string, object, string]>([
    ['no document', {}, 'document_id must be a text'],
    ['a range that begins at 0', { document_id: '1', from: 0 }, 'from must be'],
    ['eleven passages', { document_id: '1', limit: 11 }, 'limit must be'],
    ['an id that is no number', { document_id: "1' or true" }, NOT_FOUND],
    ['an id that is too large', { document_id: '9223372036854775808' }, NOT_FOUND],
    ['an unknown id', { document_id: '1' }, NOT_FOUND],
  ])('tells the model about %s', async (_, input, message) => {
    const { kbId } = await readyBase('Open on Sundays.');
    const agentId = await createAgent(at.world, { tools: ['get_document'], knowledge_bases: [kbId] });
    expect((await runWithCalls(at, agentId, [read(input)])).results[0]).toContain(message);
  });

  it('finds no documents of other knowledge bases, inactive ones or other deployments', async () => {
    const { kbId } = await readyBase('Open on Sundays.');
    const inactive = await readyBase('The inactive code is 4711.');
    const foreign = await readyBase('The foreign code is 4711.');
    const other = await readyBase('The other code is 4711.', (await createAgentWorld()).world);
    await at.world.backend.patch(`/ai-knowledge-bases/${inactive.kbId}`, { is_active: false });
    const agentId = await createAgent(at.world, {
      tools: ['get_document'],
      knowledge_bases: [kbId, inactive.kbId],
    });
    const calls = [inactive, foreign, other].map(({ documentId }) => read({ document_id: documentId }));
    const { results } = await runWithCalls(at, agentId, calls);
    expect(results).toEqual(Array(3).fill(expect.stringContaining(NOT_FOUND)));
  });

  it('needs a knowledge base', async () => {
    const agentId = await createAgent(at.world, { tools: ['get_document'] });
    const { status, body } = await at.world.backend.post(`/ai-agents/${agentId}/runs`, { text: 'Hello' });
    expect([status, body.code]).toEqual([409, 'AI_TOOL_NOT_AVAILABLE']);
    expect(body.message).toContain('needs a knowledge base');
  });
});
