import type { FileType } from '../../files/document-files.ts';
import { ExtractionError } from '../extraction-error.ts';
import type { DocumentText, ReportProgress } from './document-text.ts';
import { readMarkdown } from './markdown.ts';
import { readPlainText } from './plain-text.ts';

/** Parsers are loaded when the first document of their type is read, because they are large. */
const READERS: Readonly<
  Record<FileType, (bytes: Uint8Array, report: ReportProgress) => DocumentText | Promise<DocumentText>>
> = {
  txt: readPlainText,
  md: readMarkdown,
  html: async (bytes) => (await import('./html.ts')).readHtml(bytes),
  pdf: async (bytes, report) => (await import('./pdf.ts')).readPdf(bytes, report),
  docx: async (bytes) => (await import('./docx.ts')).readDocx(bytes),
};

/** Reads the text of a document. Throws an `ExtractionError` for a document that cannot be read. */
export async function readText(type: FileType, bytes: Uint8Array, report: ReportProgress): Promise<DocumentText> {
  try {
    return await READERS[type](bytes, report);
  } catch (cause) {
    if (cause instanceof ExtractionError) throw cause;
    // Parsers throw errors of many kinds for broken files.
    throw new ExtractionError('unsupported', { cause });
  }
}
