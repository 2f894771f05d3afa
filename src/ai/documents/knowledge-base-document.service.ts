import { createHash } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import type { CreateKnowledgeBaseDocumentInput } from '../graph/types.ts';
import { getKnowledgeBase, knowledgeBaseNotFound } from '../knowledge-bases/ai-knowledge-base.reads.ts';
import { type Content, type ContentSource, chunksOf, withContent } from './content.ts';
import { type FileType, MAX_INLINE_BYTES, typeFromName } from './document-files.ts';
import { KnowledgeBaseDocument } from './knowledge-base-document.entity.ts';
import { documentNotFound, getDocument } from './knowledge-base-document.reads.ts';

const PART_BYTES = 1024 * 1024;

/** Inspects the file and counts its tokens, then stores it in parts in one transaction. */
export async function createDocument(ctx: Context, kbId: string, input: CreateKnowledgeBaseDocumentInput) {
  // Checks the knowledge base before the file is read. The command below checks it again under a lock.
  await getKnowledgeBase(ctx.rows, ctx.viewer.deploymentId, kbId);
  const { type, types } = expectedTypes(input);
  const source = contentSource(ctx, input);
  const inspection = await ctx.inspectFile({ source, types, deploymentId: ctx.viewer.deploymentId });
  if (inspection.kind === 'rejected') {
    const path = ctx.upload ? ['file'] : ['input', 'contentBase64'];
    throw validationFailed([fieldError(path, inspection.message)]);
  }
  const tokenCount = inspection.kind === 'accepted' ? inspection.tokens : null;
  const status = inspection.kind === 'exhausted' ? 'failed' : tokenCount === null ? 'pending' : 'ready';

  return withContent(source, async (content) => {
    const sha256 = await sha256Of(content);
    return command(ctx, async (tx) => {
      await lockKnowledgeBaseShared(tx, kbId);
      const document = tx.em.create(KnowledgeBaseDocument, {
        id: tx.newId(),
        deploymentId: tx.deploymentId,
        knowledgeBaseId: kbId,
        name: input.name,
        type,
        size: content.size,
        tokenCount,
        status,
        sha256,
        createdAt: tx.now,
        updatedAt: tx.now,
      });
      tx.record({
        type: 'knowledge_base_document.created',
        resource: resourceOf(document),
        after: audited(document),
      });
      if (status !== 'pending') {
        tx.record({
          type: `knowledge_base_document.${status}`,
          resource: resourceOf(document),
          after: audited(document),
        });
      }
      await tx.em.flush();
      await storeParts(tx, document.id, content);
      return getDocument(tx.rows, tx.deploymentId, kbId, document.id);
    });
  });
}

export function deleteDocument(ctx: Context, kbId: string, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const document = await tx.em.findOne(KnowledgeBaseDocument, {
      id,
      deploymentId: tx.deploymentId,
      knowledgeBaseId: kbId,
    });
    if (document === null) throw documentNotFound();
    tx.record({
      type: 'knowledge_base_document.deleted',
      resource: resourceOf(document),
      before: audited(document),
    });
    // Foreign keys delete its parts.
    tx.em.remove(document);
    return null;
  });
}

/** The types that the content must match: the given type, the type of the name's extension, or both. */
function expectedTypes({ name, type }: CreateKnowledgeBaseDocumentInput) {
  const byName = typeFromName(name);
  const declared = (type?.toLowerCase() as FileType | undefined) ?? byName;
  if (declared === undefined) {
    const message = 'is required unless the name ends in .txt, .md, .html, .pdf or .docx';
    throw validationFailed([fieldError('input.type', message)]);
  }
  return { type: declared, types: byName === undefined || byName === declared ? [declared] : [declared, byName] };
}

function contentSource({ upload }: Context, { contentBase64 }: CreateKnowledgeBaseDocumentInput): ContentSource {
  const invalid = (message: string) => validationFailed([fieldError('input.contentBase64', message)]);
  if (upload !== undefined) {
    if (contentBase64 !== '') throw invalid('must be left out when a file is sent');
    return { path: upload.path, size: upload.size };
  }
  const bytes = Buffer.from(contentBase64, 'base64');
  // Decoding ignores invalid characters, so the bytes are encoded again and compared.
  if (bytes.toString('base64') !== contentBase64) throw invalid('must be standard base64 with padding');
  if (bytes.length > MAX_INLINE_BYTES) throw invalid('must have at most 1 MiB when decoded');
  return { bytes };
}

async function sha256Of(content: Content): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of chunksOf(content, PART_BYTES)) hash.update(piece);
  return hash.digest('hex');
}

/** Locks the knowledge base against deletion until the transaction ends. Concurrent uploads do not block each other. */
async function lockKnowledgeBaseShared(tx: Transaction, id: string): Promise<void> {
  await tx.rows
    .selectFrom('ai_knowledge_base')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirstOrThrow(knowledgeBaseNotFound);
}

async function storeParts(tx: Transaction, documentId: string, content: Content): Promise<void> {
  let number = 0;
  for await (const bytes of chunksOf(content, PART_BYTES)) {
    const part = { deployment_id: tx.deploymentId, document_id: documentId, number, bytes: Buffer.from(bytes) };
    await tx.rows.insertInto('document_part').values(part).execute();
    number += 1;
  }
}

const resourceOf = ({ id }: KnowledgeBaseDocument) => ({ type: 'knowledge_base_document', id });

function audited({ knowledgeBaseId, name, type, size, tokenCount, status, sha256 }: KnowledgeBaseDocument) {
  return { knowledgeBaseId, name, type, size, tokenCount: tokenCount ?? null, status, sha256 };
}
