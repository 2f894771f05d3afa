import type { KnowledgeBaseDocument } from './knowledge-base-document.entity.ts';

export type FileType = KnowledgeBaseDocument['type'];

/** The largest file of a multipart upload. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
/** The largest content inside a JSON body or a GraphQL variable, decoded. */
export const MAX_INLINE_BYTES = 1024 * 1024;

const BY_ENDING: Readonly<Record<string, FileType>> = {
  txt: 'txt',
  md: 'md',
  markdown: 'md',
  html: 'html',
  htm: 'html',
  pdf: 'pdf',
  docx: 'docx',
};

/** The type that a name's ending claims; undefined where it claims none. */
export function typeOfName(name: string): FileType | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(BY_ENDING, ending) ? BY_ENDING[ending] : undefined;
}

/** Control characters, and those that turn the direction of text, with which `exe.txt` can be made to look like `txt.exe`. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const MAX_NAME = 255;

/** A document's name from the file name that a form carries, which may be a whole path. */
export function nameOfFile(filename: string): string {
  const base = filename.slice(Math.max(filename.lastIndexOf('/'), filename.lastIndexOf('\\')) + 1);
  const characters = [...base.toWellFormed().replace(INVISIBLE, '').trim()];
  if (characters.length <= MAX_NAME) return characters.join('') || 'document';
  // A long name loses its middle, not the ending, which tells the type.
  return [...characters.slice(0, MAX_NAME - 16), ...characters.slice(-16)].join('');
}
