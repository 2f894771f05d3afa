/** Content that was not read, although the document could be. */
export type WarningCode = 'pages_without_text' | 'pages_unreadable' | 'images_not_read' | 'objects_not_read';

export interface ExtractionWarning {
  readonly code: WarningCode;
  /** How many pages, images or objects. */
  readonly count: number;
  /** The first of these pages, from 1. Empty for types without pages. */
  readonly pages: readonly number[];
}
