import type { FileType } from '../files/document-files.ts';
import type { ExtractedChunk, ExtractionResult } from './extract-document.ts';

/** A document for the thread. */
export interface ExtractionTask {
  readonly bytes: Uint8Array;
  readonly type: FileType;
}

/** What the thread sends before the result. Chunks come in batches, so that receiving them does not block the main thread for long. */
export type ExtractionPart =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'chunks'; readonly chunks: readonly ExtractedChunk[] };

/** The result of the thread, without the chunks. */
export type ExtractionEnd = OmitChunks<ExtractionResult>;

type OmitChunks<Result> = Result extends unknown ? Omit<Result, 'chunks'> : never;
