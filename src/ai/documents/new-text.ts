import { setImmediate } from 'node:timers/promises';
import type { KnowledgeBaseTextInput } from '../../generated/backend.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import { withContent } from '../files/content.ts';
import { digestOf } from '../files/content-digest.ts';
import { MAX_INLINE_BYTES } from '../files/document-files.ts';
import { inspectContent } from '../files/inspect-content.ts';
import type { NewDocument } from './document-to-store.ts';
import { expectedTypes } from './expected-types.ts';

type Path = readonly (string | number)[];

/** The beginning of a text, which shows whether it is HTML or a PDF. JSON text is UTF-8, so the rest needs no inspection. */
const HEAD_LENGTH = 4096;

/** Checks a text of a JSON body. `path` leads to the input, for validation errors. */
export async function newText({ name, type, content }: KnowledgeBaseTextInput, path: Path): Promise<NewDocument> {
  const reject = (field: string, message: string) => validationFailed([fieldError([...path, field], message)]);
  if (type === 'PDF' || type === 'DOCX') throw reject('type', 'must be txt, md or html for a text');
  const expected = expectedTypes(name, type, [...path, 'type']);
  const bytes = Buffer.from(content);
  if (bytes.length > MAX_INLINE_BYTES) throw reject('content', 'must have at most 1 MiB in UTF-8');
  const head = Buffer.from(content.slice(0, HEAD_LENGTH).toWellFormed());
  const inspection = await withContent({ bytes: head }, (start) => inspectContent(start, expected.types));
  if (inspection.kind === 'rejected') throw reject('content', inspection.message);
  const source = { bytes };
  return { name, type: expected.type, ...(await digestOf(source)), source, sourceUrl: null };
}

/** Checks the texts of a batch, and lets other requests run in between. */
export async function newTexts(texts: readonly KnowledgeBaseTextInput[]): Promise<NewDocument[]> {
  const added: NewDocument[] = [];
  for (const [index, text] of texts.entries()) {
    added.push(await newText(text, ['input', 'documents', index]));
    await setImmediate();
  }
  return added;
}
