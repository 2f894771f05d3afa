import { describe, expect, it } from 'vitest';
import { ExtractionError } from '../../../src/ai/extraction/extraction-error.ts';
import type { DocumentText } from '../../../src/ai/extraction/text/document-text.ts';
import { divideBody } from '../../../src/ai/extraction/text/docx-parts.ts';
import { readText } from '../../../src/ai/extraction/text/read-text.ts';
import type { FileType } from '../../../src/ai/files/document-files.ts';
import { docxFilesOf, docxOf, heading, listItem, paragraph, tableOf, zipWith } from '../../support/docx-files.ts';
import { pdfOf } from '../../support/pdf-files.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

function read(type: FileType, content: string | Uint8Array): Promise<DocumentText> {
  // The parsers may keep or transfer the bytes.
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return readText(type, bytes, () => {});
}

const failureOf = (type: FileType, content: string | Uint8Array) =>
  read(type, content).then(
    () => 'none',
    (error: unknown) => (error instanceof ExtractionError ? error.code : error),
  );

/** The texts of the blocks. Headings begin with their level and end with their title. */
async function outlineOf(type: FileType, content: string | Uint8Array): Promise<string[]> {
  const { text, blocks } = await read(type, content);
  return [...blocks].map(({ start, end, heading: found, isCode }) => {
    const slice = text.slice(start, end);
    if (found) return `h${found.level} ${found.title}`;
    return isCode ? `code ${slice}` : slice;
  });
}

describe('text of a document', () => {
  it.each<[string, FileType, string | Uint8Array, string[]]>([
    ['paragraphs of text', 'txt', 'One\ntwo\n\n \nThree', ['One\ntwo', 'Three']],
    ['text after a byte order mark with other line ends', 'txt', '\ufeffOne\r\n\r\nTwo\rtwo', ['One', 'Two\ntwo']],
    ['text with NUL and invisible characters', 'txt', 'a\0b soft\u00adhyphen', ['a\ufffdb softhyphen']],
    ['Markdown headings', 'md', '# A #\n\ntext\n## B\nmore\n\n###### C#', ['h1 A', 'text', 'h2 B', 'more', 'h6 C#']],
    ['Markdown headings with underlines', 'md', 'Title\n=====\n\nPart\n---\ntext', ['h1 Title', 'h2 Part', 'text']],
    [
      'markup in a Markdown heading',
      'md',
      '# The **`get`** [call](https://a.example) of my_name',
      ['h1 The get call of my_name'],
    ],
    ['seven number signs, which are no heading', 'md', '####### A', ['####### A']],
    ['code in Markdown', 'md', 'a\n```sh\n# no heading\n\nx\n```\nb', ['a', 'code ```sh\n# no heading\n\nx\n```', 'b']],
    ['code without an end', 'md', '~~~\n# x', ['code ~~~\n# x']],
    ['front matter', 'md', '---\ntitle: A\n---\n# B', ['code ---\ntitle: A\n---\n', 'h1 B']],
    ['a thematic break, which is no front matter', 'md', '---\n\n# A', ['---', 'h1 A']],
    [
      'an HTML page without its scripts and navigation',
      'html',
      '<!doctype html><html><head><title>t</title><style>p{}</style></head><body><nav>Menu</nav><h1>A\nb</h1><script>x()</script><p>Hello <b>wo</b>rld &amp; all<div>next</div></body></html>',
      ['h1 A b', 'Hello world & all', 'next'],
    ],
    [
      'lists and tables in HTML',
      'html',
      '<ul><li>one<li>two</ul><table><tr><th>k<th>v<tr><td>1<td>2</table>',
      ['- one\n- two', 'k | v\n1 | 2'],
    ],
    ['preformatted text in HTML', 'html', '<pre>a\n\n  b</pre>', ['code a\n\n  b']],
    [
      'pictures and links in HTML',
      'html',
      '<p><a href="https://a.example"><img src="x.png" alt="Logo"> Home</a>',
      ['Logo Home'],
    ],
    ['HTML in a declared character set', 'html', latin1('<meta charset="iso-8859-1"><p>Gr\xfc\xdfe'), ['Grüße']],
    ['HTML in an undeclared character set', 'html', latin1('<p>Gr\xfc\xdfe'), ['Grüße']],
    ['HTML in UTF-16', 'html', Buffer.from('\ufeff<p>Grüße', 'utf16le'), ['Grüße']],
    ['HTML in an unknown character set', 'html', '<meta charset="klingon"><p>Grüße', ['Grüße']],
    ['HTML in right-to-left script', 'html', '<h2>שלום</h2><p dir="rtl">مرحبا بالعالم', ['h2 שלום', 'مرحبا بالعالم']],
    [
      'headings, lists and tables of a Word document',
      'docx',
      docxOf(
        heading(1, 'Über uns') +
          paragraph('Hello & <all>.') +
          heading(2, 'List') +
          listItem('one') +
          listItem('two', 1) +
          tableOf([
            ['k', 'v'],
            ['1', '2'],
          ]),
      ),
      ['h1 Über uns', 'Hello & <all>.', 'h2 List', '- one', '- two', 'k | v', '1 | 2'],
    ],
    [
      'headings and paragraphs of a PDF',
      'pdf',
      pdfOf([
        [
          { text: 'Title', size: 24 },
          { text: 'The first para-', gap: 40 },
          { text: 'graph (one).' },
          { text: 'The second.', gap: 30 },
        ],
      ]),
      ['h1 Title', 'The first paragraph (one).', 'The second.'],
    ],
    [
      'a PDF that opens without its owner password',
      'pdf',
      pdfOf([[{ text: 'Readable' }]], { userPassword: '' }),
      ['Readable'],
    ],
  ])('reads %s', async (_, type, content, outline) => {
    expect(await outlineOf(type, content)).toEqual(outline);
  });

  it.each<[string, FileType, string | Uint8Array, string]>([
    ['text in Latin-1', 'txt', latin1('Gr\xfc\xdfe'), 'unsupported'],
    ['white space', 'txt', ' \n\t\u00a0', 'no_text'],
    ['an empty file', 'md', '', 'no_text'],
    ['a page of scripts', 'html', '<script>x</script>', 'no_text'],
    ['a PDF of scanned pages', 'pdf', pdfOf([[], []]), 'no_text'],
    ['an encrypted PDF', 'pdf', pdfOf([[{ text: 'Secret' }]], { userPassword: 'pass' }), 'encrypted'],
    ['a broken PDF', 'pdf', '%PDF-1.7\nnothing', 'unsupported'],
    ['a Word document without text', 'docx', docxOf(paragraph('')), 'no_text'],
    ['an encrypted Word document', 'docx', oleFile('EncryptedPackage'), 'encrypted'],
    ['an old Word document', 'docx', oleFile('WordDocument'), 'unsupported'],
    ['a Word document whose XML is broken', 'docx', docxOf('<w:p><w:r>'), 'unsupported'],
    ['half a Word document', 'docx', docxOf(paragraph('Hello')).subarray(0, 400), 'unsupported'],
    [
      'a Word document that inflates to more than its directory declares',
      'docx',
      zipWith(docxFilesOf(paragraph(' '.repeat(140 * 1024 * 1024)), { declaredBytes: 100 })),
      'too_large',
    ],
  ])('cannot read %s', async (_, type, content, code) => {
    expect(await failureOf(type, content)).toBe(code);
  });

  it('keeps the pages of a PDF, with empty ones', async () => {
    const pdf = pdfOf([[{ text: 'One' }], [], [{ text: 'Three' }]]);
    const { text, pageStarts } = await read('pdf', pdf);
    expect(pageStarts).toEqual([0, 3, 3]);
    expect(text).toBe('One\n\nThree');
  });

  it('reports each page of a PDF', async () => {
    const reported: number[][] = [];
    const pdf = new Uint8Array(pdfOf([[{ text: 'One' }], [{ text: 'Two' }]]));
    await readText('pdf', pdf, (done, total) => reported.push([done, total]));
    expect(reported).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('skips elements of HTML that are nested too deeply, and keeps the others', async () => {
    const html = `${'<div>'.repeat(2_000)}deep${'</div>'.repeat(2_000)}<p>shallow`;
    expect(await outlineOf('html', html)).toEqual(['shallow']);
  });

  it('shortens very long white space', async () => {
    const { text } = await read('txt', `a${' '.repeat(3_000_000)}b${'\n'.repeat(1_000)}c`);
    expect(text).toBe('a b\n\nc');
  });

  it('divides a large Word document into parts that together have all its paragraphs', async () => {
    const paragraphs = Array.from(
      { length: 9_000 },
      (_, index) => `Paragraph ${index} ${'>'.repeat(200)} <!-- ${'x'.repeat(200)}`,
    );
    const body = paragraphs
      .map((text, index) => (index % 3 === 0 ? tableOf([[text]]) : paragraph(text)))
      .join('<w:p/><!-- > -->');
    const xml = docxFilesOf(body).at(-1)?.content as string;
    expect([...divideBody(xml)].length).toBeGreaterThan(1);
    expect(await outlineOf('docx', docxOf(body))).toEqual(paragraphs);
  });
});

/** A file of the old Office format with a stream of this name. */
function oleFile(stream: string): Buffer {
  return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(stream, 'utf16le')]);
}
