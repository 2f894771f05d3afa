import { withPassagePages } from '../search/passage-page.ts';
import { searchKnowledgeBases } from '../search/search-knowledge-bases.ts';
import { MAX_QUERY_LENGTH } from '../search/search-limit.ts';
import { searchableBasesById, serverOf } from '../search/searched-bases.reads.ts';
import type { BuiltIn } from './tool-scope.ts';

/** Passages that one search of a model returns. */
const PASSAGES = 5;

/** The tool `search_knowledge_base`, which searches the active knowledge bases of the agent. */
export const searchKnowledgeBase: BuiltIn = {
  needsKnowledge: true,
  create: ({ tool, jsonSchema }, { ctx, knowledgeBaseIds, passages }) =>
    tool({
      description:
        'Searches the knowledge bases. Returns passages with numbers. Cite a passage that you use by its number, like [1].',
      inputSchema: jsonSchema<{ query: string }>(
        {
          type: 'object',
          properties: { query: { type: 'string', description: 'What to search for.' } },
          required: ['query'],
          additionalProperties: false,
        },
        { validate: validQuery },
      ),
      async execute({ query }) {
        const found = await searchableBasesById(ctx.rows, serverOf(ctx), knowledgeBaseIds);
        const bases = [...found.values()].filter(({ isActive }) => isActive);
        const [result] = await searchKnowledgeBases(ctx, [bases], { query, limit: PASSAGES });
        const hits = await withPassagePages(ctx, result?.data ?? []);
        return { passages: hits.map((hit) => passages.add(hit)) };
      },
    }),
};

function validQuery(value: unknown) {
  const query = typeof value === 'object' && value !== null ? (value as { query?: unknown }).query : undefined;
  return typeof query === 'string' && query.trim() !== '' && query.length <= MAX_QUERY_LENGTH
    ? ({ success: true, value: { query } } as const)
    : ({ success: false, error: new Error(`query must be a text of 1 to ${MAX_QUERY_LENGTH} characters`) } as const);
}
