import type { UploadOperation } from '../../platform/files/uploads.ts';

export const MAX_FILE_BYTES = 128 * 1024 * 1024;
/** Maximum size of `content` in a JSON body or a GraphQL variable. */
export const MAX_INLINE_BYTES = 1024 * 1024;

const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false };

/** The upload variant of `createUserImport`: a file instead of text in JSON. */
export const createUserImport: UploadOperation = {
  maxBytes: MAX_FILE_BYTES,
  // Each quotation mark of a line is escaped in JSON.
  maxJsonBytes: 2 * MAX_INLINE_BYTES,
  toInput: (_file, { send_events, ...fields }) => ({
    ...fields,
    ...(send_events !== undefined && { send_events: BOOLEANS[send_events] ?? send_events }),
  }),
  description: 'A file of up to 128 MiB in UTF-8 with one JSON object on each line.',
  properties: {
    send_events: {
      type: 'boolean',
      default: true,
      description: 'Whether webhook endpoints receive `user.created` for each user.',
    },
  },
};
