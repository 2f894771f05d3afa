import { type Content, chunksOf } from './content.ts';
import type { FileType } from './document-files.ts';
import { readZipDirectory } from './zip-archive.ts';

/** The result of a file inspection. */
export type InspectionResult =
  /** The content matches the expected types. */
  | { readonly kind: 'accepted' }
  /** The content does not match. The message is a predicate, such as `must be a PDF document`. */
  | { readonly kind: 'rejected'; readonly message: string };

const CHUNK_BYTES = 64 * 1024;
const HEAD_BYTES = 4096;
const MAX_INFLATED_MIB = 256;

const TYPE_ERRORS: Readonly<Record<FileType, string>> = {
  txt: 'must be plain text in UTF-8',
  md: 'must be Markdown text in UTF-8',
  html: 'must be an HTML document',
  pdf: 'must be a PDF document',
  docx: 'must be a Word document (.docx)',
};

const ACCEPTED: InspectionResult = { kind: 'accepted' };
const rejected = (message: string): InspectionResult => ({ kind: 'rejected', message });

/**
 * Checks that the content matches each of the types, such as the declared type and the type of the name's extension.
 */
export async function inspectContent(content: Content, types: readonly FileType[]): Promise<InspectionResult> {
  if (content.size === 0) return rejected('must not be empty');
  const head = Buffer.from(await content.read(0, HEAD_BYTES)).toString('latin1');
  let isText = false;
  for (const type of types) {
    // Text and Markdown have the same checks, so the content is read only once for both.
    if (isText && (type === 'txt' || type === 'md')) continue;
    const result = await inspectAs(type, content, head);
    if (result.kind === 'rejected') return result;
    isText ||= type === 'txt' || type === 'md';
  }
  return ACCEPTED;
}

async function inspectAs(type: FileType, content: Content, head: string): Promise<InspectionResult> {
  if (type === 'docx') return inspectDocx(content, head);
  if (type === 'txt' || type === 'md') {
    const isText = !isPdf(head) && !isHtmlDocument(head) && (await isUtf8(content));
    return isText ? ACCEPTED : rejected(TYPE_ERRORS[type]);
  }
  const isValid = type === 'pdf' ? isPdf(head) : isHtml(head);
  return isValid ? ACCEPTED : rejected(TYPE_ERRORS[type]);
}

const isPdf = (head: string) => /^%PDF-\d/.test(head);

/** Text that may precede the first tag: a byte order mark, white space, an XML declaration. */
const PREAMBLE = /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]{0,200}\?>\s*)?/;

function isHtmlDocument(head: string): boolean {
  return /^<(?:!doctype\s+html|html|head|body)[\s>]/i.test(head.replace(PREAMBLE, ''));
}

/** Accepts a document or a fragment: it begins with a tag or a comment and contains no NUL. */
function isHtml(head: string): boolean {
  return !head.includes('\0') && /^<(?:!doctype\s+html|!--|[a-z][a-z0-9]*[\s/>])/i.test(head.replace(PREAMBLE, ''));
}

async function inspectDocx(content: Content, head: string): Promise<InspectionResult> {
  const directory = head.startsWith('PK\x03\x04') ? await readZipDirectory(content) : null;
  if (!directory?.entries.has('[Content_Types].xml') || !directory.entries.has('word/document.xml')) {
    return rejected(TYPE_ERRORS.docx);
  }
  // The limit protects a later step that decompresses the archive.
  if (directory.inflatedBytes > MAX_INFLATED_MIB * 1024 * 1024) {
    return rejected(`must not inflate to more than ${MAX_INFLATED_MIB} MiB`);
  }
  return ACCEPTED;
}

/** Whether the content is UTF-8 without NUL. */
async function isUtf8(content: Content): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of chunksOf(content, CHUNK_BYTES)) {
      if (chunk.includes(0)) return false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
  return true;
}
