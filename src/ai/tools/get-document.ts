import { isId } from '../../platform/graph/formats.ts';
import { listChunks } from '../documents/document-chunk.reads.ts';
import { findReadableDocument } from './readable-document.reads.ts';
import type { BuiltIn, ToolScope } from './tool-scope.ts';

/** Passages that one call returns. */
const MAX_PASSAGES = 10;
const MAX_POSITION = 1_000_000;
const NOT_FOUND = { error: 'The document was not found. Use a document_id of a search result.' };

interface DocumentRequest {
  readonly documentId: string;
  readonly from: number;
  readonly limit: number;
}

/** The tool `get_document`, which reads a document of the agent's active knowledge bases. */
export const getDocument: BuiltIn = {
  needsKnowledge: true,
  create: ({ tool, jsonSchema }, scope) =>
    tool({
      description:
        'Reads the passages of a document in their order. Cite a passage that you use by its number, like [1]. ' +
        'Call it again with next_from as from to continue.',
      inputSchema: jsonSchema<DocumentRequest>(
        {
          type: 'object',
          properties: {
            document_id: { type: 'string', description: 'The document_id of a search result.' },
            from: {
              type: 'integer',
              minimum: 1,
              maximum: MAX_POSITION,
              description: 'The first passage, 1 if left out.',
            },
            limit: { type: 'integer', minimum: 1, maximum: MAX_PASSAGES, description: 'How many passages.' },
          },
          required: ['document_id'],
          additionalProperties: false,
        },
        { validate: validRequest },
      ),
      execute: (request) => readDocument(scope, request),
    }),
};

async function readDocument(
  { ctx, knowledgeBaseIds, passages }: ToolScope,
  { documentId, from, limit }: DocumentRequest,
) {
  const { rows, viewer } = ctx;
  if (!isId(documentId)) return NOT_FOUND;
  const document = await findReadableDocument(rows, viewer.deploymentId, { documentId, knowledgeBaseIds });
  if (document === undefined) return NOT_FOUND;
  const { name: documentName, knowledgeBaseId } = document;
  // One more shows whether others follow.
  const range = { limit: limit + 1, offset: from - 1 };
  const found = await listChunks(rows, viewer.deploymentId, documentId, range);
  return {
    document: documentName,
    passages: found
      .slice(0, limit)
      .map(({ id, page, headingPath, text }) =>
        passages.add({ chunkId: id, documentId, documentName, knowledgeBaseId, page: page ?? null, headingPath, text }),
      ),
    next_from: found.length > limit ? from + limit : null,
  };
}

function validRequest(value: unknown) {
  const { document_id, from = 1, limit = MAX_PASSAGES } = Object(value) as Record<string, unknown>;
  if (typeof document_id !== 'string') return invalid('document_id must be a text');
  if (!isWithin(from, MAX_POSITION)) return invalid(`from must be a number from 1 to ${MAX_POSITION}`);
  if (!isWithin(limit, MAX_PASSAGES)) return invalid(`limit must be a number from 1 to ${MAX_PASSAGES}`);
  return { success: true, value: { documentId: document_id, from, limit } } as const;
}

const isWithin = (value: unknown, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= max;

const invalid = (message: string) => ({ success: false, error: new Error(message) }) as const;
