/** A file that an operation returns instead of JSON. */
export interface Download {
  /** The name that a browser stores it under. Any text. */
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  /** Identifies the content, such as its hash. Contains no quotation marks. */
  readonly etag: string;
  /**
   * Whether pages of every origin may show the file, and caches may keep it for a year. Its URL must never have other content.
   */
  readonly isPublic?: boolean;
  /** The bytes, in chunks of any size. Throws when the content changes while it is read. */
  chunks(): AsyncIterable<Uint8Array>;
}
