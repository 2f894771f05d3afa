import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { worldWithBase } from '../../support/documents.ts';
import { sendForm, zipOf } from '../../support/files.ts';
import { service } from '../../support/service.ts';
import type { World } from '../../support/world.ts';

const MIB = 1024 * 1024;

async function download({ apiKey }: World, path: string, init: RequestInit = {}): Promise<Response> {
  const { backend } = await service();
  return fetch(backend.url + path, { ...init, headers: { authorization: `Bearer ${apiKey}`, ...init.headers } });
}

async function store(
  { apiKey }: World,
  path: `/ai-knowledge-bases/${string}/documents`,
  filename: string,
  content: string | Buffer,
) {
  const { backend } = await service();
  const { body } = await sendForm({ backendUrl: backend.url, apiKey }, path, { filename, content });
  return `${path}/${body.id}` as const;
}

describe('GET /ai-knowledge-bases/{kb_id}/documents/{document_id}/content', () => {
  it.each<[string, string | Buffer, string]>([
    ['a.txt', 'Grüße', 'text/plain; charset=utf-8'],
    ['a.md', '# Grüße', 'text/plain; charset=utf-8'],
    ['a.html', '<!doctype html><script>alert(1)</script>', 'text/plain; charset=utf-8'],
    ['a.pdf', '%PDF-1.7\n…', 'application/pdf'],
    [
      'a.docx',
      zipOf(['[Content_Types].xml', 'word/document.xml']),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('returns the content of %s as an attachment that no browser runs', async (name, content, contentType) => {
    const { world, path } = await worldWithBase();
    const at = await store(world, path, name, content);
    const response = await download(world, `${at}/content`);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(content as string));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': contentType,
      'content-length': String(Buffer.byteLength(content)),
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      etag: `"${createHash('sha256').update(content).digest('hex')}"`,
    });
  });

  it.each([
    ['ev"il; filename=x.exe', 'ev_il; filename=x.exe', 'ev%22il%3B%20filename%3Dx.exe'],
    ['Größe 測試.txt', 'Gr__e __.txt', 'Gr%C3%B6%C3%9Fe%20%E6%B8%AC%E8%A9%A6.txt'],
    ["a%2Fb'*().txt", "a_2Fb'*().txt", 'a%252Fb%27%2A%28%29.txt'],
    ['\u202Etxt.exe', '_txt.exe', '%E2%80%AEtxt.exe'],
  ])('encodes the name %s', async (name, ascii, exact) => {
    const { world, path } = await worldWithBase();
    const { body } = await world.backend.post(path, { name, type: 'txt', content: 'x' });
    const { headers } = await download(world, `${path}/${body.id}/content`);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${exact}`);
  });

  it('returns a file of several parts completely, 304 for its ETag, and only headers for HEAD', async () => {
    const { world, path } = await worldWithBase();
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3 * MIB + 17, 'abcdefg')]);
    const at = await store(world, path, 'long.pdf', content);
    const response = await download(world, `${at}/content`);
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    const etag = response.headers.get('etag') ?? '';
    expect((await download(world, `${at}/content`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await download(world, `${at}/content`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(content.length)]);
    expect(await head.text()).toBe('');
  });

  it('requires the scope, and returns 404 for a document of another deployment', async () => {
    const [own, other] = [await worldWithBase(), await worldWithBase()];
    const at = await store(own.world, own.path, 'a.txt', 'x');
    const token = await own.world.token(['users:read']);
    const denied = await download(own.world, `${at}/content`, { headers: { authorization: `Bearer ${token}` } });
    expect([denied.status, (await denied.json()).code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    const missing = await download(other.world, `${at}/content`);
    expect([missing.status, (await missing.json()).code]).toEqual([404, 'DOCUMENT_NOT_FOUND']);
  });

  it('is described in the OpenAPI document and absent from GraphQL', async () => {
    const { world, kbId } = await worldWithBase();
    const { paths } = await (await download(world, '/openapi.json')).json();
    const { get } = paths['/ai-knowledge-bases/{kb_id}/documents/{document_id}/content'];
    expect(get.responses['200'].content).toEqual({ '*/*': { schema: expect.objectContaining({ format: 'binary' }) } });
    const { body } = await world.backend.graphql(
      'query ($id: ID!) { knowledgeBaseDocumentContent(knowledgeBaseId: $id, documentId: $id) }',
      { id: kbId },
    );
    expect(body.errors[0].message).toContain('Cannot query field');
  });
});
