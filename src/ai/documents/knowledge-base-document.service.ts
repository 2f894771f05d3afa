import { createHash } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import type { CreateKnowledgeBaseDocumentInput } from '../graph/types.ts';
import { getKnowledgeBase, knowledgeBaseNotFound } from '../knowledge-bases/ai-knowledge-base.reads.ts';
import { type Content, type ContentSource, piecesOf, withContent } from './content.ts';
import { type FileType, MAX_INLINE_BYTES, typeOfName } from './document-files.ts';
import { KnowledgeBaseDocument } from './knowledge-base-document.entity.ts';
import { documentNotFound, getDocument } from './knowledge-base-document.reads.ts';

const PART_BYTES = 1024 * 1024;

/** Judges and counts the file, then stores it part by part; nothing of it stays behind when anything fails. */
export async function createDocument(ctx: Context, kbId: string, input: CreateKnowledgeBaseDocumentInput) {
  // Nobody's file is read for a knowledge base that isn't there; the command asks again.
  await getKnowledgeBase(ctx.rows, ctx.viewer.deploymentId, kbId);
  const { type, claims } = claimsOf(input);
  const source = sourceOf(ctx, input);
  const verdict = await ctx.judgeFile({ source, claims, deploymentId: ctx.viewer.deploymentId });
  if (verdict.kind === 'refused') {
    const path = ctx.upload ? ['file'] : ['input', 'contentBase64'];
    throw validationFailed([fieldError(path, verdict.message)]);
  }
  const tokenCount = verdict.kind === 'accepted' ? verdict.tokens : null;
  const status = verdict.kind === 'exhausted' ? 'failed' : tokenCount === null ? 'pending' : 'ready';

  return withContent(source, async (content) => {
    const sha256 = await digestOf(content);
    return command(ctx, async (tx) => {
      await holdKnowledgeBase(tx, kbId);
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
    // The database deletes its parts with it.
    tx.em.remove(document);
    return null;
  });
}

/** What the caller says the file is: by its type, by its name's ending, or by both, and then both must hold. */
function claimsOf({ name, type }: CreateKnowledgeBaseDocumentInput) {
  const byName = typeOfName(name);
  const claimed = (type?.toLowerCase() as FileType | undefined) ?? byName;
  if (claimed === undefined) {
    const message = 'is required where the name does not end in .txt, .md, .html, .pdf or .docx';
    throw validationFailed([fieldError('input.type', message)]);
  }
  return { type: claimed, claims: byName === undefined || byName === claimed ? [claimed] : [claimed, byName] };
}

function sourceOf({ upload }: Context, { contentBase64 }: CreateKnowledgeBaseDocumentInput): ContentSource {
  const wrong = (message: string) => validationFailed([fieldError('input.contentBase64', message)]);
  if (upload !== undefined) {
    if (contentBase64 !== '') throw wrong('must be left out where a file is sent');
    return { path: upload.path, size: upload.size };
  }
  const bytes = Buffer.from(contentBase64, 'base64');
  // Decoding passes over what is no base64; encoding again shows it.
  if (bytes.toString('base64') !== contentBase64) throw wrong('must be standard base64 with padding');
  if (bytes.length > MAX_INLINE_BYTES) throw wrong('must have at most 1 MiB when decoded');
  return { bytes };
}

async function digestOf(content: Content): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of piecesOf(content, PART_BYTES)) hash.update(piece);
  return hash.digest('hex');
}

/** Keeps the knowledge base from being deleted until the command ends; uploads don't wait for each other. */
async function holdKnowledgeBase(tx: Transaction, id: string): Promise<void> {
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
  for await (const bytes of piecesOf(content, PART_BYTES)) {
    const part = { deployment_id: tx.deploymentId, document_id: documentId, number, bytes: Buffer.from(bytes) };
    await tx.rows.insertInto('document_part').values(part).execute();
    number += 1;
  }
}

const resourceOf = ({ id }: KnowledgeBaseDocument) => ({ type: 'knowledge_base_document', id });

function audited({ knowledgeBaseId, name, type, size, tokenCount, status, sha256 }: KnowledgeBaseDocument) {
  return { knowledgeBaseId, name, type, size, tokenCount: tokenCount ?? null, status, sha256 };
}
