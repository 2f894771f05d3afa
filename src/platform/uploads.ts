/** A file that stands on disk until the request is answered. Its name and type are what the caller says. */
export interface Upload {
  readonly path: string;
  readonly filename: string;
  readonly mimeType: string;
  readonly size: number;
}

/** A second way into a mutation: a `multipart/form-data` body whose part `file` becomes the mutation's input. */
export interface UploadRule {
  readonly maxBytes: number;
  /** How large the JSON body may be, where it carries more than others. */
  readonly maxJsonBytes?: number;
  /** The body that stands for the file, in REST's names; it is checked as if it had been sent as JSON. */
  readonly toInput: (file: Upload, fields: Readonly<Record<string, string>>) => Record<string, unknown>;
}

/** An upload, and how the API reference documents its form. */
export interface UploadOperation extends UploadRule {
  /** What the file may be and how large. */
  readonly description: string;
  /** The other fields of the form, as JSON schemas. */
  readonly properties?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly required?: readonly string[];
}
