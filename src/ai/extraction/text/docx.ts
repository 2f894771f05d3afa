import mammoth from 'mammoth';
import { ExtractionError } from '../extraction-error.ts';
import { type DocumentText, TextBuilder } from './document-text.ts';
import { addBody, type DocxElement } from './docx-blocks.ts';
import { divideBody } from './docx-parts.ts';
import { openZip, type ZipFiles } from './zip-files.ts';

/** Office documents that need a password, and old Word documents, are OLE files. */
const OLE_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le');
const MAIN_DOCUMENT = 'word/document.xml';
/** Charts, diagrams and embedded files, whose text is not in the main document. */
const OBJECT = /^word\/(?:charts\/chart\d*\.xml|diagrams\/data\d*\.xml|embeddings\/[^/]+)$/;

/** An archive that mammoth reads instead of a zip file. */
interface MammothArchive {
  exists(name: string): boolean;
  read(name: string, encoding?: string): Promise<Uint8Array | string>;
}

/**
 * Reads paragraphs, lists, tables and notes. The parser needs about 30 times the memory of the XML, so it reads a large
 * document in parts.
 */
export async function readDocx(bytes: Uint8Array): Promise<DocumentText> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (content.subarray(0, OLE_SIGNATURE.length).equals(OLE_SIGNATURE)) {
    throw new ExtractionError(content.includes(ENCRYPTED_STREAM) ? 'encrypted' : 'unsupported');
  }
  const files = await openZip(content);
  const builder = new TextBuilder();
  for (const part of divideBody((await files.read(MAIN_DOCUMENT)).toString('utf8'))) {
    await readPart(files, part, builder);
  }
  const objects = files.count(OBJECT);
  if (objects > 0) builder.warn('objects_not_read', objects);
  return builder.build();
}

async function readPart(files: ZipFiles, part: string, builder: TextBuilder): Promise<void> {
  const archive: MammothArchive = {
    exists: (name) => files.has(name),
    async read(name, encoding) {
      if (name === MAIN_DOCUMENT) return part;
      const content = await files.read(name);
      return encoding === undefined ? content : content.toString(encoding === 'base64' ? 'base64' : 'utf8');
    },
  };
  // The types lack an archive as input. The converted HTML is not needed, so nothing remains to be converted.
  const input = { file: archive } as unknown as Parameters<typeof mammoth.convertToHtml>[0];
  await mammoth.convertToHtml(input, {
    includeEmbeddedStyleMap: false,
    transformDocument(document: DocxElement) {
      addBody(document, builder);
      return { ...document, children: [] };
    },
  });
}
