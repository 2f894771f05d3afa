import { afterEach, describe, expect, it } from 'vitest';
import { documentFinished, documentReady, worldWithBase } from '../../support/documents.ts';
import { startReceiver, stopReceivers } from '../../support/receivers.ts';

const MIB = 1024 * 1024;
afterEach(stopReceivers);

const page = (text: string) => `<!doctype html><title>${text}</title><p>${text} with some more words.`;

describe('a document with a URL', () => {
  it('is fetched, with its type from the response and its name from the URL', async () => {
    const { world, kbId, path } = await worldWithBase();
    const receiver = await startReceiver((response) => {
      response.setHeader('content-type', 'text/html; charset=iso-8859-1').end(Buffer.from(page('Grüße'), 'latin1'));
    });
    const url = receiver.url.replace('/hook', '/docs/Opening%20hours?x=1');
    const { status, body } = await world.backend.post(path, { url });
    expect([status, body]).toMatchObject([
      201,
      { name: 'Opening hours', type: 'html', size: 0, source_url: url, status: 'pending' },
    ]);
    const ready = await documentReady(world.backend, kbId, body.id);
    expect(ready).toMatchObject({ type: 'html', source_url: url });
    expect(receiver.requests.map((request) => request.path)).toEqual(['/docs/Opening%20hours?x=1']);
  });

  it.each([
    ['iso-8859-1', 'iso-8859-1'],
    ['utf-8', 'iso-8859-1'],
    ['iso-8859-1', 'utf-8'],
    ['iso-8859-1', 'unknown'],
  ])('is decoded by the character set of the header, %s, when the page declares %s', async (header, declared) => {
    const { world, kbId, path } = await worldWithBase();
    const html = `<!doctype html><meta charset="${declared}"><p>Grüße aus Köln`;
    const { url } = await startReceiver((response) => {
      const body = Buffer.from(html, header === 'utf-8' ? 'utf8' : 'latin1');
      response.setHeader('content-type', `text/html; charset=${header}`).end(body);
    });
    const { id } = (await world.backend.post(path, { url })).body;
    await documentReady(world.backend, kbId, id);
    const { body } = await world.backend.get(`/ai-knowledge-bases/${kbId}/documents/${id}/chunks`);
    expect(body.data.map(({ text }) => text)).toEqual(['Grüße aus Köln']);
  });

  it.each<[string, string, string, string]>([
    ['/readme.md', 'text/plain', '# Title\n\nText.', 'md'],
    ['/notes', 'text/plain', 'Some text.', 'txt'],
    ['/notes.txt', 'application/octet-stream', 'Some text.', 'txt'],
    ['/page', 'text/markdown', '# Title', 'md'],
  ])('has the type of %s, sent as %s', async (file, contentType, content, type) => {
    const { world, kbId, path } = await worldWithBase();
    const { url } = await startReceiver((response) => response.setHeader('content-type', contentType).end(content));
    const { id } = (await world.backend.post(path, { url: url.replace('/hook', file) })).body;
    expect(await documentReady(world.backend, kbId, id)).toMatchObject({ type });
  });

  it('fetches the current content when it is processed again', async () => {
    const { world, kbId, path } = await worldWithBase();
    const { url } = await startReceiver((response, number) => {
      response.setHeader('content-type', 'text/plain').end('Text '.repeat(number));
    });
    const { id } = (await world.backend.post(path, { url, name: 'a.txt' })).body;
    expect((await documentReady(world.backend, kbId, id)).size).toBe(5);
    await world.backend.post(`${path}/${id}/reprocess`, {});
    expect((await documentReady(world.backend, kbId, id)).size).toBe(10);
  });

  it('follows up to five redirects', async () => {
    const { world, kbId, path } = await worldWithBase();
    const redirecting = (count: number) =>
      startReceiver((response, number) => {
        if (number <= count) response.writeHead(302, { location: `/next-${number}` }).end();
        else response.setHeader('content-type', 'text/plain').end('Arrived.');
      });
    const allowed = await redirecting(5);
    const { id } = (await world.backend.post(path, { url: allowed.url })).body;
    await documentReady(world.backend, kbId, id);
    const tooMany = await redirecting(6);
    const { body } = await world.backend.post(path, { url: tooMany.url });
    expect(await documentFinished(world.backend, kbId, body.id)).toMatchObject({ failure_code: 'fetch_failed' });
  });

  it.each<[string, string, Parameters<typeof startReceiver>[0]]>([
    ['fetch_failed', 'the status 404', (response) => response.writeHead(404).end('Not here.')],
    [
      'fetch_failed',
      'a redirect to a private address',
      (response) => response.writeHead(302, { location: 'https://10.0.0.1/' }).end(),
    ],
    [
      'unsupported',
      'an image',
      (response) => response.setHeader('content-type', 'image/png').end(Buffer.from([0x89, 0x50])),
    ],
    [
      'unsupported',
      'content that does not match its type',
      (response) => response.setHeader('content-type', 'application/pdf').end('no PDF'),
    ],
    [
      'too_large',
      'more than 25 MiB',
      (response) => response.setHeader('content-type', 'text/plain').end(Buffer.alloc(25 * MIB + 1, 'a ')),
    ],
  ])('fails with %s for %s', async (code, _, respond) => {
    const { world, kbId, path } = await worldWithBase();
    const { url } = await startReceiver(respond);
    const { id } = (await world.backend.post(path, { url })).body;
    const failed = await documentFinished(world.backend, kbId, id);
    expect(failed).toMatchObject({ status: 'failed', failure_code: code, failure_message: expect.any(String) });
    expect((await world.backend.get(`${path}/${id}/content`)).status).toBe(404);
  });

  it('is fetched again later when the server is overloaded', async () => {
    const { world, kbId, path } = await worldWithBase();
    const receiver = await startReceiver((response, number) => {
      if (number === 1) response.writeHead(503).end();
      else response.setHeader('content-type', 'text/plain').end('Now.');
    });
    const { id } = (await world.backend.post(path, { url: receiver.url })).body;
    await documentReady(world.backend, kbId, id);
    expect(receiver.requests).toHaveLength(2);
  });

  it.each<[string, object, string, string]>([
    ['VALIDATION_FAILED', { url: 'ftp://example.com/a' }, 'url', 'another protocol'],
    ['VALIDATION_FAILED', { url: 'http://8.8.8.8/a' }, 'url', 'plain http to a public address'],
    ['VALIDATION_FAILED', { url: 'https://user:secret@example.com/a' }, 'url', 'a password'],
    ['ADDRESS_NOT_ALLOWED', { url: 'https://10.0.0.1/a' }, 'url', 'a private address'],
    ['VALIDATION_FAILED', { name: 'a.txt' }, 'content', 'no content'],
    ['VALIDATION_FAILED', { content: 'x', type: 'txt' }, 'name', 'no name'],
    ['VALIDATION_FAILED', { name: 'a.txt', content: 'x', url: 'https://example.com/' }, 'content url', 'two contents'],
    [
      'VALIDATION_FAILED',
      { name: 'a.txt', content: 'x', content_base64: 'eA==' },
      'content content_base64',
      'both texts',
    ],
    ['VALIDATION_FAILED', { name: 'a', type: 'docx', content: 'x' }, 'type', 'a Word document as text'],
  ])('is rejected with %s for %o', async (code, input, paths) => {
    const { world, path } = await worldWithBase();
    const { status, body } = await world.backend.post(path, input);
    expect([status, body.code]).toEqual([400, code]);
    expect(body.errors.map((error: { path: string }) => error.path).join(' ')).toBe(paths);
  });
});
