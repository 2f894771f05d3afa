import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive. */
export interface ZipFile {
  readonly name: string;
  readonly content: string | Buffer;
  /** Stores the content without compression. */
  readonly isStored?: boolean;
  /** The size that the directory declares instead of the real one. */
  readonly declaredBytes?: number;
}

/** A zip archive with content. */
export function zipWith(files: readonly ZipFile[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, isStored = false, declaredBytes } of files) {
    const bytes = Buffer.from(content);
    const packed = isStored ? bytes : deflateRawSync(bytes);
    const path = Buffer.from(name);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(isStored ? 0 : 8, 4);
    header.writeUInt32LE(crc32(bytes), 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(declaredBytes ?? bytes.length, 18);
    header.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    locals.push(Buffer.from('PK\x03\x04'), header, path, packed);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), header, place, path);
    offset += 30 + path.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const run = (text: string) => `<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
export const paragraph = (text: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${run(text)}</w:p>`;
export const heading = (level: number, text: string) => paragraph(text, `<w:pStyle w:val="berschrift${level}"/>`);
export const listItem = (text: string, level = 0) =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`);
export const tableOf = (rows: readonly (readonly string[])[]) => {
  const cells = (row: readonly string[]) => row.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('');
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
};

/** The files of a Word document with this body. Its styles have the names of a German Word. */
export function docxFilesOf(body: string, options: Partial<ZipFile> = {}): ZipFile[] {
  const style = (level: number) =>
    `<w:style w:type="paragraph" w:styleId="berschrift${level}"><w:name w:val="heading ${level}"/></w:style>`;
  const levels = [0, 1].map((level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="bullet"/></w:lvl>`).join('');
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="r${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = (content: string) => `<Relationships xmlns="${PACKAGE}/relationships">${content}</Relationships>`;
  return [
    { name: '[Content_Types].xml', content: `<Types xmlns="${PACKAGE}/content-types"/>` },
    { name: '_rels/.rels', content: relations(relation(1, 'officeDocument', 'word/document.xml')) },
    {
      name: 'word/_rels/document.xml.rels',
      content: relations(relation(1, 'styles', 'styles.xml') + relation(2, 'numbering', 'numbering.xml')),
    },
    { name: 'word/styles.xml', content: `<w:styles xmlns:w="${WORD}">${[1, 2, 3].map(style).join('')}</w:styles>` },
    {
      name: 'word/numbering.xml',
      content: `<w:numbering xmlns:w="${WORD}"><w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    },
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
      ...options,
    },
  ];
}

/** An image with an alternative text. */
export const imageOf = (
  alternativeText = '',
) => `<w:p><w:r><w:drawing><wp:inline xmlns:wp="${DRAWING}/wordprocessingDrawing">
  <wp:docPr id="1" name="i" descr="${alternativeText}"/><a:graphic xmlns:a="${DRAWING}/main"><a:graphicData>
  <pic:pic xmlns:pic="${DRAWING}/picture"><pic:blipFill><a:blip xmlns:r="${OFFICE}" r:embed="r1"/></pic:blipFill></pic:pic>
  </a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

/** A Word document with this body. */
export const docxOf = (body: string) => zipWith(docxFilesOf(body));
