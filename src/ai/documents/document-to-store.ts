import type { ContentSource } from '../files/content.ts';
import type { FileType } from '../files/document-files.ts';

/** A document that is about to be stored. */
export interface NewDocument {
  readonly name: string;
  readonly type: FileType;
  readonly size: number;
  readonly sha256: string;
  /** Null for a document whose content is fetched later. */
  readonly source: ContentSource | null;
  readonly sourceUrl: string | null;
}
