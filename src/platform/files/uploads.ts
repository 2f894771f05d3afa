/** An uploaded file, on disk until the response is sent. The caller chooses its name and type. */
export interface Upload {
  readonly path: string;
  readonly filename: string;
  readonly mimeType: string;
  readonly size: number;
}

/** An alternative body of a mutation: `multipart/form-data`, whose part `file` is converted to the input of the mutation. */
export interface UploadRule {
  readonly maxBytes: number;
  /** The largest JSON body, if it differs from the general limit. */
  readonly maxJsonBytes?: number;
  /** Converts the file to a body with the names of REST, which is validated like a JSON body. */
  readonly toInput: (file: Upload, fields: Readonly<Record<string, string>>) => Record<string, unknown>;
}

/** An upload with the documentation of its form in the API reference. */
export interface UploadOperation extends UploadRule {
  /** The accepted types and sizes of the file. */
  readonly description: string;
  /** The other fields of the form, as JSON schemas. */
  readonly properties?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly required?: readonly string[];
}
