import type { FileType } from '../files/document-files.ts';
import type { ExtractionWarning } from './extraction-warning.ts';

/** A name, identifier or term in a chunk. */
export interface ChunkEntity {
  /** As it is written in the text. */
  readonly name: string;
  /** The normalized name, by which mentions of the same entity are joined. */
  readonly key: string;
  readonly kind: 'name' | 'identifier' | 'heading' | 'term';
  readonly frequency: number;
}

/** A passage of a document. */
export interface ExtractedChunk {
  readonly text: string;
  /** The headings above it, from the outermost. */
  readonly headingPath: readonly string[];
  /** From 1; null for types without pages. */
  readonly page: number | null;
  /** Where its further pages begin, as offsets in its text. */
  readonly pageBreaks: readonly number[];
  /** Offsets in the text of the document, in UTF-16 code units. */
  readonly startOffset: number;
  readonly endOffset: number;
  readonly tokenCount: number;
  readonly entities: readonly ChunkEntity[];
}

/** Why the text of a document could not be read. */
export type ExtractionFailure = 'unsupported' | 'encrypted' | 'no_text' | 'too_large' | 'timeout';

export type ExtractionResult =
  | {
      readonly kind: 'extracted';
      readonly chunks: readonly ExtractedChunk[];
      /** The tokens of the whole text. Chunks overlap, so that theirs add up to more. */
      readonly tokenCount: number;
      readonly pageCount: number | null;
      readonly warnings: readonly ExtractionWarning[];
    }
  | { readonly kind: 'failed'; readonly code: ExtractionFailure };

export interface ExtractionRequest {
  readonly bytes: Uint8Array;
  readonly type: FileType;
  readonly deploymentId: number;
  /** Called now and then while pages are read. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
  /** Ends the thread early, such as when the document was deleted. */
  readonly signal?: AbortSignal;
}

/** Reads the text of a document and divides it into chunks, in isolation from the rest of the process. */
export type ExtractDocument = (request: ExtractionRequest) => Promise<ExtractionResult>;
