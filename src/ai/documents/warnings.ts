import type { DocumentWarning, DocumentWarningCode } from '../../generated/backend.ts';
import type { ExtractionWarning, WarningCode } from '../extraction/extraction-warning.ts';

const MESSAGES: Readonly<Record<WarningCode, (count: number) => string>> = {
  pages_without_text: (count) =>
    `${countOf(count, 'page')} without text, but with pictures, such as scans. Recognize the text (OCR) before the upload.`,
  pages_unreadable: (count) => `${countOf(count, 'page')} that could not be read. Save the document again.`,
  images_not_read: (count) =>
    `${countOf(count, 'image')} without alternative text. Text in images is not read: describe it in the document.`,
  objects_not_read: (count) =>
    `The document has charts, diagrams or embedded files (${count}), which are not read. Upload them as documents of their own.`,
};

const countOf = (count: number, noun: string) => `The document has ${count} ${noun}${count === 1 ? '' : 's'}`;

/** A warning with the sentence that explains it. */
export const shownWarning = ({ code, count, pages }: ExtractionWarning): DocumentWarning => ({
  code: code.toUpperCase() as DocumentWarningCode,
  message: MESSAGES[code](count),
  count,
  pages: [...pages],
});
