import type { FileType } from '../files/document-files.ts';
import type { ExtractedChunk, ExtractionFailure } from './extract-document.ts';
import type { ExtractionWarning } from './extraction-warning.ts';

/** A document for the thread. */
export interface ExtractionTask {
  readonly bytes: Uint8Array;
  readonly type: FileType;
}

/** What the thread sends. Chunks come in batches, so that receiving them does not block the main thread for long. */
export type ExtractionMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'chunks'; readonly chunks: readonly ExtractedChunk[] }
  | {
      readonly kind: 'extracted';
      readonly tokenCount: number;
      readonly pageCount: number | null;
      readonly warnings: readonly ExtractionWarning[];
    }
  | { readonly kind: 'failed'; readonly code: ExtractionFailure };
