import { getDocumentProxy } from 'unpdf';
import { ExtractionError } from '../extraction-error.ts';
import { type DocumentText, type ReportProgress, requireLength } from './document-text.ts';
import { layOutPages } from './pdf-layout.ts';
import { linesOfPage, type PageLine } from './pdf-lines.ts';

const MAX_PAGES = 10_000;
/** The parser keeps fonts and objects of pages that were read. They are released after this many pages. */
const PAGES_BETWEEN_CLEANUPS = 500;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Reads the text layer page by page. A page that is broken is empty. */
export async function readPdf(bytes: Uint8Array, report: ReportProgress): Promise<DocumentText> {
  const pdf = await open(bytes);
  try {
    if (pdf.numPages > MAX_PAGES) throw new ExtractionError('too_large');
    const pages: PageLine[][] = [];
    let length = 0;
    let brokenPages = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      const lines = await readPage(pdf, number);
      if (lines === null) brokenPages += 1;
      pages.push(lines ?? []);
      for (const { text } of lines ?? []) length += text.length;
      requireLength(length);
      if (number % PAGES_BETWEEN_CLEANUPS === 0) await pdf.cleanup();
      report(number, pdf.numPages);
    }
    if (brokenPages === pdf.numPages) throw new ExtractionError('unsupported');
    return layOutPages(pages);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    // Errors in the file are expected, so nothing is printed.
    return await getDocumentProxy(bytes, { verbosity: 0 });
  } catch (cause) {
    const isEncrypted = cause instanceof Error && cause.name === 'PasswordException';
    throw new ExtractionError(isEncrypted ? 'encrypted' : 'unsupported', { cause });
  }
}

async function readPage(pdf: Pdf, number: number): Promise<PageLine[] | null> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return linesOfPage(items);
  } catch {
    return null;
  }
}
