import { type Content, piecesOf } from './content.ts';
import type { FileType } from './document-files.ts';
import { TokenCounter } from './token-counter.ts';
import { readZipDirectory } from './zip-directory.ts';

/** What was found about a file. */
export type Verdict =
  /** It is what it claims to be; `tokens` is null for types that are not read here. */
  | { readonly kind: 'accepted'; readonly tokens: number | null }
  /** It is not; the predicate says what it has to be. */
  | { readonly kind: 'refused'; readonly message: string };

const PIECE_BYTES = 64 * 1024;
const HEAD_BYTES = 4096;
const MAX_INFLATED_MIB = 256;

const DEMANDS: Readonly<Record<FileType, string>> = {
  txt: 'must be plain text in UTF-8',
  md: 'must be Markdown text in UTF-8',
  html: 'must be an HTML document',
  pdf: 'must be a PDF document',
  docx: 'must be a Word document (.docx)',
};

const refused = (message: string): Verdict => ({ kind: 'refused', message });

/** Judges a file by its content: it has to be what its type, and its name's ending, claim. */
export async function judge(content: Content, claims: readonly FileType[]): Promise<Verdict> {
  if (content.size === 0) return refused('must not be empty');
  const head = Buffer.from(await content.read(0, HEAD_BYTES)).toString('latin1');
  let verdict: Verdict = { kind: 'accepted', tokens: null };
  for (const claim of claims) {
    // Text and Markdown can't be told apart: what is one may be called the other, and is read once.
    if (verdict.kind === 'accepted' && verdict.tokens !== null && (claim === 'txt' || claim === 'md')) continue;
    verdict = await judgeAs(claim, content, head);
    if (verdict.kind === 'refused') return verdict;
  }
  return verdict;
}

async function judgeAs(claim: FileType, content: Content, head: string): Promise<Verdict> {
  if (claim === 'docx') return judgeDocx(content, head);
  if (claim === 'txt' || claim === 'md') {
    const tokens = isPdf(head) || isHtmlDocument(head) ? null : await countText(content);
    return tokens === null ? refused(DEMANDS[claim]) : { kind: 'accepted', tokens };
  }
  const holds = claim === 'pdf' ? isPdf(head) : isHtml(head);
  return holds ? { kind: 'accepted', tokens: null } : refused(DEMANDS[claim]);
}

const isPdf = (head: string) => /^%PDF-\d/.test(head);

/** Text as it may stand before the first tag: a byte order mark, blanks, an XML declaration. */
const PREAMBLE = /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]{0,200}\?>\s*)?/;

function isHtmlDocument(head: string): boolean {
  return /^<(?:!doctype\s+html|html|head|body)[\s>]/i.test(head.replace(PREAMBLE, ''));
}

/** A whole document or a piece of one: what begins with a tag or a comment and holds no NUL. */
function isHtml(head: string): boolean {
  return !head.includes('\0') && /^<(?:!doctype\s+html|!--|[a-z][a-z0-9]*[\s/>])/i.test(head.replace(PREAMBLE, ''));
}

async function judgeDocx(content: Content, head: string): Promise<Verdict> {
  const directory = head.startsWith('PK\x03\x04') ? await readZipDirectory(content) : null;
  if (!directory?.names.has('[Content_Types].xml') || !directory.names.has('word/document.xml')) {
    return refused(DEMANDS.docx);
  }
  // Who reads it one day inflates it.
  if (directory.inflatedBytes > MAX_INFLATED_MIB * 1024 * 1024) {
    return refused(`must not inflate to more than ${MAX_INFLATED_MIB} MiB`);
  }
  return { kind: 'accepted', tokens: null };
}

/** The tokens of a text, or null where the content is none: not UTF-8, or with a NUL in it. */
async function countText(content: Content): Promise<number | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const counter = new TokenCounter();
  try {
    for await (const piece of piecesOf(content, PIECE_BYTES)) {
      if (piece.includes(0)) return null;
      counter.add(decoder.decode(piece, { stream: true }));
    }
    counter.add(decoder.decode());
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
  return counter.count;
}
