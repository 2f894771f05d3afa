import { describe, expect, it } from 'vitest';
import { withContent } from '../../../src/ai/documents/content.ts';
import { type FileType, nameOfFile, typeOfName } from '../../../src/ai/documents/document-files.ts';
import { judge } from '../../../src/ai/documents/judge.ts';
import { judgeApart } from '../../../src/ai/documents/judging.ts';
import { TokenCounter } from '../../../src/ai/documents/token-counter.ts';
import { zipOf } from '../../support/files.ts';

const DOCX = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'];
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const judged = (content: string | Uint8Array, ...claims: FileType[]) =>
  withContent({ bytes: typeof content === 'string' ? Buffer.from(content) : content }, (bytes) => judge(bytes, claims));

describe('a file', () => {
  it.each<[FileType, string, string | Uint8Array]>([
    ['txt', 'text', 'Hello, world'],
    ['txt', 'text behind a byte order mark', '\ufeffHello'],
    ['md', 'Markdown that begins with a comment', '<!-- draft -->\n# Title'],
    ['md', 'Markdown that begins with a tag', '<p align="center">Logo</p>\n\n# Title'],
    ['html', 'a document', '<!DOCTYPE html><html></html>'],
    ['html', 'a document in capitals behind blanks', '\n  <HTML lang="en">'],
    ['html', 'XHTML', '<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml">'],
    ['html', 'a piece of a document in another charset', latin1('<p>Gr\xfc\xdfe</p>')],
    ['pdf', 'a PDF', latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')],
    ['docx', 'an archive with a Word document', zipOf(DOCX)],
  ])('claimed as %s may be %s', async (claim, _, content) => {
    expect((await judged(content, claim)).kind).toBe('accepted');
  });

  it.each<[FileType, string, string | Uint8Array]>([
    ['txt', 'empty', ''],
    ['txt', 'binary', latin1('\x89PNG\r\n\x1a\n\0\0')],
    ['txt', 'Latin-1', latin1('Gr\xfc\xdfe')],
    ['txt', 'cut inside a character', Buffer.from('Grü').subarray(0, 3)],
    ['txt', 'with a NUL', 'a\0b'],
    ['txt', 'UTF-16', Buffer.from('\ufeffHello', 'utf16le')],
    ['txt', 'a PDF', '%PDF-1.7\n'],
    ['md', 'an HTML document', '<!doctype html><title>x</title>'],
    ['md', 'an archive', zipOf(DOCX)],
    ['html', 'text', 'Hello <b>world</b>'],
    ['html', 'binary behind a tag', '<html>\0'],
    ['pdf', 'text', 'Hello'],
    ['pdf', 'an archive', zipOf(DOCX)],
    ['docx', 'a PDF', '%PDF-1.7\n'],
    ['docx', 'another archive', zipOf(['xl/workbook.xml', '[Content_Types].xml'])],
    ['docx', 'an archive without its end', zipOf(DOCX).subarray(0, -4)],
    ['docx', 'an archive whose directory lies elsewhere', moved(zipOf(DOCX))],
    ['docx', 'an archive that inflates without measure', zipOf(DOCX, 4_000_000_000)],
    ['docx', 'the beginning of an archive', 'PK\x03\x04'],
  ])('claimed as %s may not be %s', async (claim, _, content) => {
    expect((await judged(content, claim)).kind).toBe('refused');
  });

  it('holds to its type and to the ending of its name', async () => {
    expect((await judged('# Title', 'md', 'txt')).kind).toBe('accepted');
    expect(await judged('# Title', 'md', 'pdf')).toEqual({ kind: 'refused', message: 'must be a PDF document' });
  });

  it('that takes too long is given up, and the service lives', async () => {
    const order = { source: { bytes: Buffer.from('Hello') }, claims: ['txt'] as const };
    expect(await judgeApart(order, 1)).toEqual({ kind: 'exhausted' });
    expect(await judgeApart(order)).toEqual({ kind: 'accepted', tokens: 1 });
  });

  it('waits for its turn when many are judged', async () => {
    const order = { source: { bytes: Buffer.from('one two') }, claims: ['txt'] as const };
    const verdicts = await Promise.all(Array.from({ length: 6 }, () => judgeApart(order)));
    expect(verdicts).toEqual(Array(6).fill({ kind: 'accepted', tokens: 2 }));
  });
});

function moved(zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  copy.writeUInt32LE(3, copy.length - 6);
  return copy;
}

describe('the tokens of a text', () => {
  const count = (...pieces: string[]) => {
    const counter = new TokenCounter();
    for (const piece of pieces) counter.add(piece);
    return counter.count;
  };

  it.each([
    ['', 0],
    [' \n\t', 0],
    ['Hello, world!', 4],
    ["don't", 3],
    ['snake_case and 3.14', 5],
    ['Grüße', 1],
    ['e\u0301te\u0301', 1],
    ['東京タワー', 5],
    ['🙂🙂', 2],
  ])('%j are %i', (text, tokens) => {
    expect(count(text)).toBe(tokens);
  });

  it('are the same however the text is cut', () => {
    const text = 'Ein Wörterbuch, 東京 und 🙂 — 𝒳𝒴 a1b2.';
    const whole = count(text);
    const characters = [...text];
    for (let at = 0; at <= characters.length; at++) {
      expect(count(characters.slice(0, at).join(''), characters.slice(at).join(''))).toBe(whole);
    }
    expect(count(...characters)).toBe(whole);
  });
});

describe('the name of a file', () => {
  it.each([
    ['notes.md', 'notes.md'],
    ['C:\\Users\\ada\\notes.md', 'notes.md'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['a\r\nb\u0007.txt', 'ab.txt'],
    ['invoice\u202etxt.exe.pdf', 'invoicetxt.exe.pdf'],
    ['half \ud800.txt', 'half \ufffd.txt'],
    ['   ', 'document'],
    ['', 'document'],
    [`${'x'.repeat(300)}.markdown`, `${'x'.repeat(246)}.markdown`],
  ])('%j becomes %j', (filename, name) => {
    expect(nameOfFile(filename)).toBe(name);
  });

  it.each([
    ['a.TXT', 'txt'],
    ['a.b.markdown', 'md'],
    ['a.htm', 'html'],
    ['a.docx', 'docx'],
    ['a.constructor', undefined],
    ['txt', undefined],
  ])('%s claims %s', (name, type) => {
    expect(typeOfName(name)).toBe(type);
  });
});
