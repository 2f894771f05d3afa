import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { ExtractionError } from '../extraction-error.ts';
import { type DocumentText, type ReportProgress, requireLength } from './document-text.ts';
import { layOutPages, type PdfPage } from './pdf-layout.ts';
import { linesOfPage } from './pdf-lines.ts';

const MAX_PAGES = 10_000;
/** The parser keeps fonts and objects of pages that were read. They are released after this many pages. */
const PAGES_BETWEEN_CLEANUPS = 500;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Reads the text layer page by page. A page that is broken, or has no text layer, is empty and leads to a warning. */
export async function readPdf(bytes: Uint8Array, report: ReportProgress): Promise<DocumentText> {
  const pdf = await open(bytes);
  try {
    if (pdf.numPages > MAX_PAGES) throw new ExtractionError('too_large');
    const pages: PdfPage[] = [];
    let length = 0;
    let brokenPages = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await readPage(pdf, number);
      if (page.warning === 'pages_unreadable') brokenPages += 1;
      pages.push(page);
      for (const { text } of page.lines) length += text.length;
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
    // Errors in the file are expected, so nothing is printed. Images are not decoded.
    return await getDocumentProxy(bytes, { verbosity: 0, maxImageSize: 0 });
  } catch (cause) {
    const isEncrypted = cause instanceof Error && cause.name === 'PasswordException';
    throw new ExtractionError(isEncrypted ? 'encrypted' : 'unsupported', { cause });
  }
}

async function readPage(pdf: Pdf, number: number): Promise<PdfPage> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const lines = linesOfPage(items);
    const isScan = lines.length === 0 && hasPictures(await page.getOperatorList(), await pictureOperators);
    page.cleanup();
    return { lines, warning: isScan ? 'pages_without_text' : null };
  } catch {
    return { lines: [], warning: 'pages_unreadable' };
  }
}

/** Operators that paint pictures. Of an image that was not decoded, only its transformation is left. */
const pictureOperators = getResolvedPDFJS().then(
  ({ OPS }) =>
    new Set(
      Object.entries(OPS).flatMap(([name, operator]) => (/^(?:paint|shading|transform$)/.test(name) ? [operator] : [])),
    ),
);

const hasPictures = ({ fnArray }: { readonly fnArray: readonly number[] }, pictures: ReadonlySet<number>) =>
  fnArray.some((operator) => pictures.has(operator));
