import type { UploadOperation } from '../../platform/files/uploads.ts';
import { documentNameFrom, MAX_FILE_BYTES, MAX_INLINE_BYTES } from '../files/document-files.ts';

/** The upload variant of `createKnowledgeBaseDocument`: the document is a file instead of text in JSON. */
export const createKnowledgeBaseDocument: UploadOperation = {
  maxBytes: MAX_FILE_BYTES,
  // Base64 is a third longer than the bytes that it encodes. JSON escapes make a text longer.
  maxJsonBytes: 2 * MAX_INLINE_BYTES,
  toInput: ({ filename }, fields) => ({ name: documentNameFrom(filename), ...fields }),
  description: 'A file of up to 25 MiB: text or Markdown in UTF-8, HTML, PDF or Word (.docx).',
  properties: {
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 255,
      description: "The document's name. Defaults to the name of the file.",
    },
    type: {
      type: 'string',
      enum: ['txt', 'md', 'html', 'pdf', 'docx'],
      description: 'The type of the file. Derived from the extension of the name when left out.',
    },
  },
};
