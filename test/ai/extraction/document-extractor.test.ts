import { afterEach, describe, expect, it } from 'vitest';
import {
  createDocumentExtractor,
  type DocumentExtractor,
  type ExtractorLimits,
} from '../../../src/ai/extraction/document-extractor.ts';
import type { ExtractionRequest } from '../../../src/ai/extraction/extract-document.ts';
import { docxFilesOf, docxOf, paragraph, zipWith } from '../../support/docx-files.ts';
import { pdfOf } from '../../support/pdf-files.ts';

const SIZE = 25 * 1024 * 1024;
const SENTENCE = 'The quick brown fox 42 jumps over the lazy dog while engineers measure the quality of retrieval. ';

let extractor: DocumentExtractor | undefined;
afterEach(() => extractor?.close());

function extract(request: Omit<ExtractionRequest, 'deploymentId'>, limits: Partial<ExtractorLimits> = {}) {
  extractor ??= createDocumentExtractor(limits);
  return extractor.extract({ deploymentId: 1, ...request });
}

function useLimits(limits: Partial<ExtractorLimits>): void {
  extractor = createDocumentExtractor(limits);
}

const hello = { type: 'txt', bytes: Buffer.from('Hello, world.') } as const;
const HELLO = { kind: 'extracted', tokenCount: 4, pageCount: null };
/** Takes minutes of CPU time. */
const slow = { type: 'html', bytes: Buffer.from('<div>'.repeat(1_000_000)) } as const;

describe('document extractor', () => {
  afterEach(() => {
    extractor = undefined;
  });

  it('returns the chunks, tokens and pages of a document', async () => {
    const bytes = pdfOf([
      [
        { text: 'Title', size: 24 },
        { text: 'First page.', gap: 40 },
      ],
      [{ text: 'Second page.' }],
    ]);
    expect(await extract({ type: 'pdf', bytes })).toEqual({
      kind: 'extracted',
      pageCount: 2,
      tokenCount: 8,
      warnings: [],
      chunks: [
        {
          text: 'Title\n\nFirst page.\n\nSecond page.',
          headingPath: ['Title'],
          page: 1,
          pageBreaks: [18],
          startOffset: 0,
          endOffset: 32,
          tokenCount: 8,
          entities: [
            { name: 'Title', key: 'title', kind: 'heading', frequency: 2 },
            { name: 'page', key: 'page', kind: 'term', frequency: 2 },
          ],
        },
      ],
    });
    // The caller keeps its bytes.
    expect(bytes.length).toBeGreaterThan(0);
  });

  it.each<[string, () => Omit<ExtractionRequest, 'deploymentId'>]>([
    ['text', () => ({ type: 'txt', bytes: Buffer.alloc(SIZE, SENTENCE) })],
    [
      'a PDF with large pages of pictures',
      () => {
        const text = pdfOf([[{ text: SENTENCE }], []]).toString('latin1');
        return {
          type: 'pdf',
          bytes: Buffer.from(text.replace('%%EOF', `%${' '.repeat(SIZE - text.length)}\n%%EOF`), 'latin1'),
        };
      },
    ],
    [
      'a Word document with 25 MB of XML',
      () => ({
        type: 'docx',
        bytes: zipWith(docxFilesOf(paragraph(SENTENCE.repeat(5)).repeat(SIZE / 545), { isStored: true })),
      }),
    ],
  ])('extracts 25 MB of %s', async (_, request) => {
    const result = await extract(request());
    expect(result).toMatchObject({ kind: 'extracted' });
  });

  it('reports the progress of a PDF', async () => {
    const reported: number[] = [];
    const bytes = pdfOf(Array.from({ length: 3 }, () => [{ text: 'Text' }]));
    await extract({ type: 'pdf', bytes, onProgress: ({ done, total }) => reported.push(done / total) });
    expect(reported.at(-1)).toBe(1);
    expect(reported).toEqual(reported.toSorted());
  });

  it('ends a document that takes too much CPU time, and extracts the next one', async () => {
    useLimits({ cpuMs: 500 });
    expect(await extract(slow)).toEqual({ kind: 'failed', code: 'timeout' });
    expect(await extract(hello)).toMatchObject(HELLO);
  });

  it('ends a document that needs too much memory, and extracts the next one', async () => {
    useLimits({ heapMib: 64 });
    const bytes = Buffer.from(`<p>${'<b>x</b> '.repeat(1_000_000)}`);
    expect(await extract({ type: 'html', bytes })).toEqual({ kind: 'failed', code: 'too_large' });
    expect(await extract(hello)).toMatchObject(HELLO);
  });

  it('ends a document whose byte arrays need too much memory, and extracts the next one', async () => {
    useLimits({ externalMib: 16 });
    const bytes = Buffer.concat([Buffer.alloc(20 * 1024 * 1024, '<!-- x -->'), Buffer.from('<div>'.repeat(200_000))]);
    expect(await extract({ type: 'html', bytes })).toEqual({ kind: 'failed', code: 'too_large' });
    expect(await extract(hello)).toMatchObject(HELLO);
  });

  it('stops when the request is aborted, and extracts the next document', async () => {
    const controller = new AbortController();
    const stopped = extract({ ...slow, signal: controller.signal });
    setTimeout(() => controller.abort(new Error('deleted')), 300);
    await expect(stopped).rejects.toThrow('deleted');
    await expect(extract({ ...hello, signal: controller.signal })).rejects.toThrow('deleted');
    expect(await extract(hello)).toMatchObject(HELLO);
  });

  it('extracts other documents while one is slow', async () => {
    const controller = new AbortController();
    const stopped = extract({ ...slow, signal: controller.signal }).catch((error: unknown) => error);
    for (let count = 0; count < 20; count++) {
      expect(await extractor?.extract({ ...hello, deploymentId: 2 })).toMatchObject(HELLO);
    }
    controller.abort(new Error('deleted'));
    expect(await stopped).toMatchObject({ message: 'deleted' });
  });

  it('extracts many small documents at the same time', async () => {
    const texts = Array.from({ length: 45 }, (_, index) => `Document number ${index}.`);
    const results = await Promise.all(
      texts.map((text, index) =>
        index % 3 === 0
          ? extract({ type: 'docx', bytes: docxOf(paragraph(text)) })
          : extract({ type: 'md', bytes: Buffer.from(text) }),
      ),
    );
    expect(results.map((result) => result.kind === 'extracted' && result.chunks[0]?.text)).toEqual(texts);
  });

  it('ends its threads and rejects documents when it is closed', async () => {
    await extract(hello);
    await extractor?.close();
    await expect(extract(hello)).rejects.toThrow('closed');
  });
});
