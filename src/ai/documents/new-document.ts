import type { CreateKnowledgeBaseDocumentInput } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, fieldError, validationFailed } from '../../platform/errors.ts';
import type { ContentSource } from '../files/content.ts';
import { digestOf } from '../files/content-digest.ts';
import { MAX_INLINE_BYTES } from '../files/document-files.ts';
import type { NewDocument } from './document-to-store.ts';
import { expectedTypes } from './expected-types.ts';
import { newText } from './new-text.ts';
import { documentOfUrl } from './url-document.ts';

/** The field of the input that has the content. */
type ContentField = 'content' | 'contentBase64' | 'url';
const CONTENT_FIELDS = ['content', 'contentBase64', 'url'] as const satisfies readonly ContentField[];

/** Checks the input and its content. Throws validation errors. */
export async function newDocument(ctx: Context, input: CreateKnowledgeBaseDocumentInput): Promise<NewDocument> {
  const field = contentField(ctx, input);
  if (field === 'url') return documentOfUrl(ctx, input);
  const { name, type } = input;
  if (typeof name !== 'string') throw invalid('name', 'is required unless `url` is given');
  if (field === 'content') return newText({ name, type, content: input.content ?? '' }, ['input']);
  const expected = expectedTypes(name, type, ['input', 'type']);
  const source = field === null ? uploadOf(ctx) : decodedContent(input.contentBase64 ?? '');
  const inspection = await ctx.inspectFile({ source, types: expected.types, deploymentId: ctx.viewer.deploymentId });
  if (inspection.kind === 'rejected') {
    throw validationFailed([fieldError(field === null ? ['file'] : ['input', field], inspection.message)]);
  }
  return { name, type: expected.type, ...(await digestOf(source)), source, sourceUrl: null };
}

/** The field with the content, or null for an uploaded file. */
function contentField({ upload }: Context, input: CreateKnowledgeBaseDocumentInput): ContentField | null {
  const [field, ...others] = CONTENT_FIELDS.filter((name) => typeof input[name] === 'string');
  if (upload !== undefined) {
    if (field === undefined) return null;
    throw validationFailed([field, ...others].map((name) => inputError(name, 'must be left out when a file is sent')));
  }
  if (field === undefined) throw invalid('content', 'is required unless `content_base64` or `url` is given');
  if (others.length > 0) {
    const message = 'must be the only one of `content`, `content_base64` and `url`';
    throw validationFailed([field, ...others].map((name) => inputError(name, message)));
  }
  return field;
}

function uploadOf({ upload }: Context): ContentSource {
  if (upload === undefined) throw new Error('The request has no file.');
  return { path: upload.path, size: upload.size };
}

function decodedContent(text: string): ContentSource {
  const bytes = Buffer.from(text, 'base64');
  // Decoding ignores invalid characters, so the bytes are encoded again and compared.
  if (bytes.toString('base64') !== text) throw invalid('contentBase64', 'must be standard base64 with padding');
  if (bytes.length > MAX_INLINE_BYTES) throw invalid('contentBase64', 'must have at most 1 MiB when decoded');
  return { bytes };
}

const inputError = (name: string, message: string): FieldError => fieldError(['input', name], message);
const invalid = (name: string, message: string) => validationFailed([inputError(name, message)]);
