import { MAX_FILE_BYTES, MAX_INLINE_BYTES, nameOfFile } from './modules/ai-knowledge-base/document-files.ts';
import type { Uploads } from './rest/multipart.ts';
import type { UploadForm } from './rest/openapi-operations.ts';

/** Operations that take a file as multipart/form-data besides their JSON body, and how the form is documented. */
export const uploads: Uploads & Readonly<Record<string, UploadForm>> = {
  createKnowledgeBaseDocument: {
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
  },
};
