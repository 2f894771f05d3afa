import { describe, expect, it } from 'vitest';
import { withContent } from '../../../src/ai/files/content.ts';
import { documentNameFrom, type FileType, typeFromName } from '../../../src/ai/files/document-files.ts';
import { inspectFileInWorker } from '../../../src/ai/files/file-inspection.ts';
import { inspectContent } from '../../../src/ai/files/inspect-content.ts';
import { zipOf } from '../../support/files.ts';

const DOCX = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'];
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const inspected = (content: string | Uint8Array, ...types: FileType[]) =>
  withContent({ bytes: typeof content === 'string' ? Buffer.from(content) : content }, (bytes) =>
    inspectContent(bytes, types),
  );

describe('file inspection', () => {
  it.each<[FileType, string, string | Uint8Array]>([
    ['txt', 'text', 'Hello, world'],
    ['txt', 'text after a byte order mark', '\ufeffHello'],
    ['md', 'Markdown that begins with a comment', '<!-- draft -->\n# Title'],
    ['md', 'Markdown that begins with a tag', '<p align="center">Logo</p>\n\n# Title'],
    ['html', 'a document', '<!DOCTYPE html><html></html>'],
    ['html', 'a document with upper-case tags after white space', '\n  <HTML lang="en">'],
    ['html', 'XHTML', '<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml">'],
    ['html', 'a fragment in another character set', latin1('<p>Gr\xfc\xdfe</p>')],
    ['pdf', 'a PDF', latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')],
    ['docx', 'an archive with a Word document', zipOf(DOCX)],
  ])('accepts as type %s: %s', async (type, _, content) => {
    expect((await inspected(content, type)).kind).toBe('accepted');
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
    ['html', 'binary data after a tag', '<html>\0'],
    ['pdf', 'text', 'Hello'],
    ['pdf', 'an archive', zipOf(DOCX)],
    ['docx', 'a PDF', '%PDF-1.7\n'],
    ['docx', 'another archive', zipOf(['xl/workbook.xml', '[Content_Types].xml'])],
    ['docx', 'an archive without its end', zipOf(DOCX).subarray(0, -4)],
    ['docx', 'an archive whose directory offset is wrong', withWrongDirectoryOffset(zipOf(DOCX))],
    ['docx', 'an archive that decompresses to more than the limit', zipOf(DOCX, 4_000_000_000)],
    ['docx', 'the beginning of an archive', 'PK\x03\x04'],
    ['docx', 'an archive with too many files', zipOf([...DOCX, ...Array.from({ length: 10_000 }, (_, at) => `${at}`)])],
    [
      'docx',
      'an archive with a large directory',
      zipOf([...DOCX, ...Array.from({ length: 17 }, () => 'x'.repeat(65_000))]),
    ],
  ])('rejects as type %s: %s', async (type, _, content) => {
    expect((await inspected(content, type)).kind).toBe('rejected');
  });

  it('requires the content to match both the type and the extension of the name', async () => {
    expect((await inspected('# Title', 'md', 'txt')).kind).toBe('accepted');
    expect(await inspected('# Title', 'md', 'pdf')).toEqual({ kind: 'rejected', message: 'must be a PDF document' });
  });

  it('returns exhausted when an inspection takes too long, and inspects later files', async () => {
    const request = { source: { bytes: Buffer.from('Hello') }, types: ['txt'] as const };
    const large = { ...request, source: { bytes: Buffer.alloc(25 * 1024 * 1024, 'Hello ') } };
    expect(await inspectFileInWorker(large, 1)).toEqual({ kind: 'exhausted' });
    expect(await inspectFileInWorker(request)).toEqual({ kind: 'accepted' });
  });

  it('queues files when many are inspected at the same time', async () => {
    const request = { source: { bytes: Buffer.from('one two') }, types: ['txt'] as const };
    const results = await Promise.all(Array.from({ length: 6 }, () => inspectFileInWorker(request)));
    expect(results).toEqual(Array(6).fill({ kind: 'accepted' }));
  });
});

function withWrongDirectoryOffset(zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  copy.writeUInt32LE(3, copy.length - 6);
  return copy;
}

describe('document names', () => {
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
  ])('derives a document name from the file name %j: %j', (filename, name) => {
    expect(documentNameFrom(filename)).toBe(name);
  });

  it.each([
    ['a.TXT', 'txt'],
    ['a.b.markdown', 'md'],
    ['a.htm', 'html'],
    ['a.docx', 'docx'],
    ['a.constructor', undefined],
    ['txt', undefined],
  ])('derives from the file name %s the type %s', (name, type) => {
    expect(typeFromName(name)).toBe(type);
  });
});
