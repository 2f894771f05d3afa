import type { DocumentType } from '../../generated/backend.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import { type FileType, typeFromName } from '../files/document-files.ts';

export interface ExpectedTypes {
  readonly type: FileType;
  /** The types that the content must match: the given type, the type of the name's extension, or both. */
  readonly types: readonly FileType[];
}

/** The type of a document. `path` is the input field of the type, for the validation error. */
export function expectedTypes(
  name: string,
  given: DocumentType | null | undefined,
  path: readonly (string | number)[],
): ExpectedTypes {
  const byName = typeFromName(name);
  const type = (given?.toLowerCase() as FileType | undefined) ?? byName;
  if (type === undefined) {
    const message = 'is required unless the name ends in .txt, .md, .html, .pdf or .docx';
    throw validationFailed([fieldError(path, message)]);
  }
  return { type, types: byName === undefined || byName === type ? [type] : [type, byName] };
}
