/** The types of files that can be documents. */
export type FileType = 'txt' | 'md' | 'html' | 'pdf' | 'docx';

/** Maximum size of a file in a multipart upload. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
/** Maximum decoded size of content in a JSON body or a GraphQL variable. */
export const MAX_INLINE_BYTES = 1024 * 1024;

const TYPE_BY_EXTENSION: Readonly<Record<string, FileType>> = {
  txt: 'txt',
  md: 'md',
  markdown: 'md',
  html: 'html',
  htm: 'html',
  pdf: 'pdf',
  docx: 'docx',
};

/** The file type of a name's extension, or undefined when the extension is unknown. */
export function typeFromName(name: string): FileType | undefined {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(TYPE_BY_EXTENSION, extension) ? TYPE_BY_EXTENSION[extension] : undefined;
}

/** Control characters, and characters that change the text direction, which can make `exe.txt` look like `txt.exe`. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const MAX_NAME_CHARACTERS = 255;

/** Derives a document's name from the file name of a form, which may be a whole path. */
export function documentNameFrom(filename: string): string {
  const base = filename.slice(Math.max(filename.lastIndexOf('/'), filename.lastIndexOf('\\')) + 1);
  const characters = [...base.toWellFormed().replace(INVISIBLE, '').trim()];
  if (characters.length <= MAX_NAME_CHARACTERS) return characters.join('') || 'document';
  // Shortens a long name in the middle, so that the extension is kept.
  return [...characters.slice(0, MAX_NAME_CHARACTERS - 16), ...characters.slice(-16)].join('');
}
