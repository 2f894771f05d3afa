import type { FileType } from '../files/document-files.ts';

const TYPES_BY_MEDIA_TYPE: Readonly<Record<string, FileType>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/markdown': 'md',
  'text/x-markdown': 'md',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};
/** Media types of files whose type the server does not know. */
const UNKNOWN = ['', 'application/octet-stream', 'binary/octet-stream'];

/** The types that the content of a response may have, the most likely one first. `expected` is that of the document. */
export function possibleTypes(contentType: string, expected: FileType): FileType[] {
  const mediaType = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (UNKNOWN.includes(mediaType)) return [expected];
  // Servers send Markdown and source files as plain text.
  if (mediaType === 'text/plain') return expected === 'txt' ? ['txt'] : [expected, 'txt'];
  const type = TYPES_BY_MEDIA_TYPE[mediaType];
  return type === undefined ? [] : [type];
}

/** Begins HTML whose character set is known. A `<meta>` may declare another one, which this overrides. */
const BYTE_ORDER_MARK = '\u{feff}';

/** Converts text to UTF-8 from the character set of the response's header, which overrides what the text says. */
export function toUtf8(body: Buffer, contentType: string, type: 'txt' | 'md' | 'html'): Buffer {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType)?.[1];
  if (charset === undefined) return body;
  try {
    const text = new TextDecoder(charset).decode(body);
    return Buffer.from(type === 'html' ? `${BYTE_ORDER_MARK}${text}` : text);
  } catch (error) {
    if (error instanceof RangeError) return body;
    throw error;
  }
}
