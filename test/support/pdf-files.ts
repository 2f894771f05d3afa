import { createHash } from 'node:crypto';

/** A line of text with its font size. */
export interface PdfLine {
  readonly text: string;
  readonly size?: number;
  /** The distance to the line above, in points. */
  readonly gap?: number;
}

export interface PdfOptions {
  /** Encrypts the file with 40-bit RC4. A file with the password `''` opens without one. */
  readonly userPassword?: string;
}

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const FILE_ID = Buffer.from('0123456789abcdef0123456789abcdef', 'hex');
const PERMISSIONS = -4;

/** A PDF with one page for each list of lines. A page without lines has only a picture, like a scan. */
export function pdfOf(pages: readonly (readonly PdfLine[])[], { userPassword }: PdfOptions = {}): Buffer {
  const encryption = userPassword === undefined ? null : encryptionOf(userPassword);
  const writer = new PdfWriter();
  const kids = pages.map((_, index) => `${5 + 2 * index} 0 R`).join(' ');
  writer.object(1, '<</Type/Catalog/Pages 2 0 R>>');
  writer.object(2, `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`);
  writer.object(3, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>');
  writer.stream(4, '<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8', '\u0080');
  for (const [index, lines] of pages.entries()) {
    const content = lines.length === 0 ? 'q 500 0 0 700 50 50 cm /Scan Do Q' : contentOf(lines);
    const resources = '/Resources<</Font<</F 3 0 R>>/XObject<</Scan 4 0 R>>>>';
    writer.object(
      5 + 2 * index,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${resources}/Contents ${6 + 2 * index} 0 R>>`,
    );
    writer.stream(6 + 2 * index, '<<', encryption?.encrypt(6 + 2 * index, content) ?? content);
  }
  return writer.end(encryption?.trailer ?? '');
}

function contentOf(lines: readonly PdfLine[]): string {
  let y = 800;
  const shown = lines.map(({ text, size = 10, gap = size * 1.2 }) => {
    y -= gap;
    return `BT /F ${size} Tf 50 ${y.toFixed(1)} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;
  });
  return shown.join('\n');
}

class PdfWriter {
  readonly #parts: string[] = ['%PDF-1.4\n'];
  readonly #offsets: number[] = [];
  #length = 9;

  object(number: number, content: string): void {
    this.#offsets[number] = this.#length;
    this.#write(`${number} 0 obj\n${content}\nendobj\n`);
  }

  stream(number: number, dictionary: string, content: string): void {
    this.object(number, `${dictionary}/Length ${content.length}>>\nstream\n${content}\nendstream`);
  }

  end(trailer: string): Buffer {
    const start = this.#length;
    const entries = this.#offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    this.#write(`xref\n0 ${entries.length + 1}\n0000000000 65535 f \n${entries.join('')}`);
    this.#write(`trailer\n<</Size ${entries.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF`);
    return Buffer.from(this.#parts.join(''), 'latin1');
  }

  #write(text: string): void {
    this.#parts.push(text);
    this.#length += text.length;
  }
}

function encryptionOf(userPassword: string) {
  const owner = rc4(md5(padded('owner')).subarray(0, 5), padded(userPassword));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(Buffer.concat([padded(userPassword), owner, permissions, FILE_ID])).subarray(0, 5);
  const user = rc4(key, PADDING);
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  return {
    trailer: `/ID[${hex(FILE_ID)}${hex(FILE_ID)}]/Encrypt<</Filter/Standard/V 1/R 2/O${hex(owner)}/U${hex(user)}/P ${PERMISSIONS}>>`,
    encrypt(object: number, content: string): string {
      const objectKey = Buffer.concat([key, Buffer.from([object & 255, (object >> 8) & 255, object >> 16, 0, 0])]);
      return rc4(md5(objectKey).subarray(0, 10), Buffer.from(content, 'latin1')).toString('latin1');
    },
  };
}

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest();
const padded = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);

function rc4(key: Buffer, content: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b] as number, state[a] as number];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] as number) + (key[i % key.length] as number)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    content.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (state[i] as number)) & 255;
      swap(i, j);
      return byte ^ (state[((state[i] as number) + (state[j] as number)) & 255] as number);
    }),
  );
}
