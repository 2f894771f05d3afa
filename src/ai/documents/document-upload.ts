import type { UploadOperation } from '../../platform/uploads.ts';
import { MAX_FILE_BYTES, MAX_INLINE_BYTES, nameOfFile } from './document-files.ts';

/** A document may come as a file besides as text in JSON. */
export const createKnowledgeBaseDocument: UploadOperation = {
  maxBytes: MAX_FILE_BYTES,
  // Base64 takes a third more than what it stands for.
  maxJsonBytes: 1.5 * MAX_INLINE_BYTES,
  toInput: ({ filename }, fields) => ({ name: nameOfFile(filename), content_base64: '', ...fields }),
  description: 'A file of up to 25 MiB: text or Markdown in UTF-8, HTML, PDF or Word (.docx).',
  properties: {
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 255,
      description: "The document's name; left out, the file's own.",
    },
    type: {
      type: 'string',
      enum: ['txt', 'md', 'html', 'pdf', 'docx'],
      description: "What the file is; left out, the name's ending tells.",
    },
  },
};
