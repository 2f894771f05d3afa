import { describe, expect, it } from 'vitest';
import { documentFinished, worldWithBase } from '../../support/documents.ts';
import { docxFilesOf, docxOf, heading, imageOf, paragraph, zipWith } from '../../support/docx-files.ts';
import { type Form, sendForm } from '../../support/files.ts';
import { pdfOf } from '../../support/pdf-files.ts';
import { service } from '../../support/service.ts';

const SENTENCE = 'The valve opens at a pressure of four bar.';

async function uploaded(form: Form) {
  const { world, kbId, path } = await worldWithBase();
  const { backend } = await service();
  const { body } = await sendForm({ backendUrl: backend.url, apiKey: world.apiKey }, path, form);
  const document = await documentFinished(world.backend, kbId, body.id);
  return { document, chunks: (await world.backend.get(`${path}/${body.id}/chunks`)).body.data };
}

describe('the types of documents', () => {
  it.each<[string, string | Buffer, { page: number | null; pages: number | null; headings: string[] }]>([
    ['a.txt', SENTENCE, { page: null, pages: null, headings: [] }],
    ['a.md', `# Valves\n\n${SENTENCE}`, { page: null, pages: null, headings: ['Valves'] }],
    ['a.html', `<!doctype html><h1>Valves</h1><p>${SENTENCE}`, { page: null, pages: null, headings: ['Valves'] }],
    ['a.pdf', pdfOf([[], [{ text: SENTENCE }]]), { page: 2, pages: 2, headings: [] }],
    ['a.docx', docxOf(heading(1, 'Valves') + paragraph(SENTENCE)), { page: null, pages: null, headings: ['Valves'] }],
  ])('reads %s, with its pages and headings', async (filename, content, { page, pages, headings }) => {
    const { document, chunks } = await uploaded({ filename, content });
    expect(document).toMatchObject({ status: 'ready', page_count: pages, chunk_count: 1, failure_code: null });
    expect(chunks).toMatchObject([{ text: expect.stringContaining(SENTENCE), page, heading_path: headings }]);
  });

  const LINE = { text: SENTENCE };
  const withChart = [...docxFilesOf(paragraph(SENTENCE)), { name: 'word/charts/chart1.xml', content: '<c/>' }];
  it.each<[string, string, Buffer, object[]]>([
    ['no empty page', 'a.pdf', pdfOf([[LINE], [{ text: ' ' }]]), []],
    [
      'scanned pages',
      'a.pdf',
      pdfOf([[LINE], [], [LINE], []]),
      [{ code: 'pages_without_text', count: 2, pages: [2, 4] }],
    ],
    [
      'images without alternative text',
      'a.docx',
      docxOf(paragraph(SENTENCE) + imageOf() + imageOf('A valve')),
      [{ code: 'images_not_read', count: 1, pages: [] }],
    ],
    ['charts', 'a.docx', zipWith(withChart), [{ code: 'objects_not_read', count: 1, pages: [] }]],
  ])('warns of %s', async (_, filename, content, warnings) => {
    const { document } = await uploaded({ filename, content });
    expect(document).toMatchObject({ status: 'ready', warnings });
    for (const { message } of document.warnings) expect(message).toMatch(/^The document has .*\.$/);
  });

  it.each<[string, string, Buffer]>([
    ['unsupported', 'a.pdf', Buffer.from('%PDF-1.7\nbroken')],
    ['encrypted', 'a.pdf', pdfOf([[{ text: SENTENCE }]], { userPassword: 'secret' })],
    ['no_text', 'a.pdf', pdfOf([[], []])],
  ])('fails with %s', async (code, filename, content) => {
    const { document, chunks } = await uploaded({ filename, content });
    expect(document).toMatchObject({ status: 'failed', failure_code: code, chunk_count: 0, token_count: null });
    expect(document.failure_message).toMatch(/^[A-Z].*\.$/);
    expect(chunks).toEqual([]);
  });
});
