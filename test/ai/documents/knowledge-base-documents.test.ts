import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { documentReady } from '../../support/documents.ts';
import { type Form, formHead, MULTIPART, sendForm, zipOf } from '../../support/files.ts';
import type { HttpResponse } from '../../support/http.ts';
import type { BackendBody } from '../../support/rest-types/response-of.ts';
import { service } from '../../support/service.ts';
import { countStatementsOf, createWorld, eventsOf, unique, type World } from '../../support/world.ts';

const MIB = 1024 * 1024;
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The memory that this process uses after garbage collection. */
function heldBytes(): number {
  // V8 frees buffers in the background: the second run waits for the first.
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** The maximum increase of used memory while the work runs. Garbage collection takes at most a sixth of the time. */
async function highestRise(work: () => Promise<unknown>): Promise<number> {
  const before = heldBytes();
  let highest = 0;
  let timer: NodeJS.Timeout | undefined;
  const sample = () => {
    const began = performance.now();
    highest = Math.max(highest, heldBytes() - before);
    timer = setTimeout(sample, 5 * (performance.now() - began));
  };
  sample();
  try {
    await work();
  } finally {
    clearTimeout(timer);
  }
  return highest;
}

const base64 = (content: string | Uint8Array) => Buffer.from(content as string).toString('base64');

type DocumentsPath = `/ai-knowledge-bases/${string}/documents`;
type UploadResponse = HttpResponse<BackendBody<'POST', DocumentsPath>>;

async function worldWithBase(): Promise<{ world: World; path: DocumentsPath; kbId: string }> {
  const world = await createWorld();
  const { body } = await world.backend.post('/ai-knowledge-bases', { name: 'Handbook', type: 'vector' });
  return { world, kbId: body.id, path: `/ai-knowledge-bases/${body.id}/documents` };
}

async function upload({ apiKey }: World, path: DocumentsPath, form: Form): Promise<UploadResponse> {
  const { backend } = await service();
  return (await sendForm({ backendUrl: backend.url, apiKey }, path, form)) as UploadResponse;
}

async function* zeros(bytes: number, fill = 'word and '): AsyncGenerator<Uint8Array> {
  const piece = Buffer.alloc(63 * 1024, fill);
  for (let left = bytes; left > 0; left -= piece.length) yield piece.subarray(0, left);
}

/** The document's content as it is stored. */
async function storedBytes({ services }: World, documentId: string): Promise<Buffer> {
  const parts = await services.database.rows
    .selectFrom('document_part')
    .select('bytes')
    .where('document_id', '=', documentId)
    .orderBy('number')
    .execute();
  return Buffer.concat(parts.map(({ bytes }) => bytes));
}

describe('POST /ai-knowledge-bases/{kb_id}/documents, as a form', () => {
  it('stores a Markdown file with every documented field, and records the events', async () => {
    const { world, path, kbId } = await worldWithBase();
    const content = '# Welcome\n\nGrüße, Ada!\n';
    const { status, body } = await upload(world, path, { filename: 'welcome.md', content });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^\d+$/),
      knowledge_base_id: kbId,
      name: 'welcome.md',
      type: 'md',
      size: Buffer.byteLength(content),
      source_url: null,
      token_count: null,
      page_count: null,
      chunk_count: 0,
      status: 'pending',
      progress: null,
      failure_code: null,
      failure_message: null,
      warnings: [],
      uploaded_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect((await storedBytes(world, body.id)).toString()).toBe(content);
    const ready = await documentReady(world.backend, kbId, body.id);
    expect(ready).toEqual({ ...body, status: 'ready', token_count: expect.any(Number), chunk_count: 1 });
    const about = { resource_type: 'knowledge_base_document', resource_id: body.id };
    const after = { name: 'welcome.md', sha256: createHash('sha256').update(content).digest('hex') };
    expect((await eventsOf(world)).slice(-2)).toMatchObject([
      { type: 'knowledge_base_document.created', ...about, after: { ...after, status: 'pending' } },
      { type: 'knowledge_base_document.ready', ...about, after: { ...after, status: 'ready' } },
    ]);
    const base = await world.backend.get(`/ai-knowledge-bases/${kbId}`);
    expect(base.body).toMatchObject({ document_count: 1, total_tokens: ready.token_count });
  });

  it.each<[string, string | Uint8Array, string]>([
    ['report.pdf', '%PDF-1.7\n…', 'pdf'],
    ['letter.docx', zipOf(['[Content_Types].xml', 'word/document.xml']), 'docx'],
    ['page.htm', '<!doctype html><p>Hello', 'html'],
  ])('stores %s as pending', async (filename, content, type) => {
    const { world, path } = await worldWithBase();
    const { status, body } = await upload(world, path, { filename, content });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: filename, type, status: 'pending', token_count: null });
  });

  it('takes the name and type from form fields, and the name without its folders', async () => {
    const { world, path } = await worldWithBase();
    const named = { filename: 'x.md', content: 'a', fields: { name: 'Read me', type: 'txt' } };
    expect((await upload(world, path, named)).body).toMatchObject({ name: 'Read me', type: 'txt' });
    const { body } = await upload(world, path, { filename: '../../etc/notes.txt', content: 'a' });
    expect(body).toMatchObject({ name: 'notes.txt', type: 'txt' });
  });

  it.each<[string, string, Form]>([
    ['file', 'binary content as text', { filename: 'a.txt', content: Buffer.from([0x89, 0x50, 0, 1]) }],
    ['file', 'text as PDF', { filename: 'a.pdf', content: 'Hello' }],
    ['file', 'a PDF as text', { filename: 'a.txt', content: '%PDF-1.4\n' }],
    [
      'file',
      'content that fits the type but not the ending',
      { filename: 'a.pdf', content: 'x', fields: { type: 'md' } },
    ],
    ['file', 'an empty file', { filename: 'a.txt', content: '' }],
    ['type', 'a name that tells no type', { filename: 'LICENSE', content: 'x' }],
    ['type', 'an unknown type', { filename: 'a.txt', content: 'x', fields: { type: 'exe' } }],
    ['name', 'a name with a slash', { filename: 'a.txt', content: 'x', fields: { name: 'a/b.txt' } }],
    ['name', 'a name of 256 characters', { content: 'x', fields: { name: `${'x'.repeat(253)}.md` } }],
    ['content_base64', 'a second content', { content: 'x', fields: { content_base64: 'eA==' } }],
    ['status', 'an unknown field', { content: 'x', fields: { status: 'ready' } }],
  ])('rejects a form by its %s: %s, and stores nothing', async (at, _, form) => {
    const { world, path } = await worldWithBase();
    const { status, body } = await upload(world, path, form);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([at]);
    expect((await world.backend.get(path)).body.total).toBe(0);
    expect((await eventsOf(world)).some(({ type }) => type.startsWith('knowledge_base_document'))).toBe(false);
  });

  it('rejects a form without a file', async () => {
    const { world, path } = await worldWithBase();
    const boundary = MULTIPART['content-type'].split('boundary=')[1];
    const raw = `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\nx.md\r\n--${boundary}--\r\n`;
    const { status, body } = await world.backend.request('POST', path, raw, MULTIPART);
    expect([status, body.message]).toEqual([400, 'file is required.']);
  });

  it('stores 20 MiB in parts without a memory increase by the size of the file', async () => {
    const { world, path } = await worldWithBase();
    await upload(world, path, { filename: 'warm-up.md', content: 'x' });
    const documents: UploadResponse['body'][] = [];
    const rise = await highestRise(async () => {
      documents.push((await upload(world, path, { filename: 'long.md', content: zeros(20 * MIB) })).body);
    });
    const [body] = documents as [UploadResponse['body']];
    expect(body).toMatchObject({ size: 20 * MIB, status: 'pending' });
    const { rows } = world.services.database;
    const { count } = await rows
      .selectFrom('document_part')
      .select((of) => of.fn.countAll<string>().as('count'))
      .where('document_id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(20);
    await world.backend.delete(`${path}/${body.id}`);
    // PGlite runs the database in this process, whose memory grows with the stored data.
    if (process.env['DATABASE_URL'] !== undefined) expect(rise).toBeLessThan(10 * MIB);
  });

  it('accepts 25 MiB and not one byte more', async () => {
    const { world, path } = await worldWithBase();
    const { status, body } = await upload(world, path, { filename: 'big.pdf', content: pdf(25 * MIB + 1) });
    expect([status, body.code]).toEqual([413, 'BODY_TOO_LARGE']);
    expect((await world.backend.get(path)).body.total).toBe(0);
    expect((await upload(world, path, { filename: 'big.pdf', content: pdf(25 * MIB) })).body.size).toBe(25 * MIB);
  });

  it('leaves no file behind when the client disconnects', async () => {
    const { world, path } = await worldWithBase();
    const { backend } = await service();
    const content = unique('Half a file');
    const socket = connect(Number(new URL(backend.url).port), '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${world.apiKey}\r\n` +
        `Content-Type: ${MULTIPART['content-type']}\r\nContent-Length: 90000\r\n\r\n${formHead({})}${content}${' '.repeat(1000)}`,
    );
    await expect.poll(() => uploadsWith(content)).toBe(1);
    socket.destroy();
    await expect.poll(() => uploadsWith(content)).toBe(0);
    expect((await world.backend.get(path)).body.total).toBe(0);
  });

  it('returns 404 for an upload to a knowledge base of another deployment', async () => {
    const [{ world }, other] = [await worldWithBase(), await worldWithBase()];
    const { status, body } = await upload(world, other.path, { content: 'x' });
    expect([status, body.code]).toEqual([404, 'AI_KNOWLEDGE_BASE_NOT_FOUND']);
    expect((await other.world.backend.get(other.path)).body.total).toBe(0);
  });
});

async function* pdf(bytes: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from('%PDF-1.7\n');
  yield* zeros(bytes - 9, '\0');
}

/** The number of uploaded files that begin with this text. Other tests upload at the same time. */
function uploadsWith(content: string): number {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith('gatehouse-upload-'));
  return folders.filter((folder) => beginsWith(join(tmpdir(), folder, 'file'), content)).length;
}

function beginsWith(path: string, content: string): boolean {
  try {
    return readFileSync(path, 'utf8').startsWith(content);
  } catch {
    return false;
  }
}

describe('POST /ai-knowledge-bases/{kb_id}/documents, as JSON', () => {
  it('accepts content in base64 up to 1 MiB', async () => {
    const { world, path } = await worldWithBase();
    const post = (name: string, content_base64: string) => world.backend.post(path, { name, content_base64 });
    const small = await post('a.txt', base64('one two three'));
    expect(small.status).toBe(201);
    expect(small.body).toMatchObject({ name: 'a.txt', type: 'txt', size: 13, token_count: null, status: 'pending' });
    expect((await post('b.txt', base64(Buffer.alloc(MIB, 'a ')))).body).toMatchObject({ size: MIB });
    const large = await post('c.txt', base64(Buffer.alloc(MIB + 1, 'a ')));
    expect(large.body.errors).toMatchObject([{ path: 'content_base64' }]);
    expect((await post('c.txt', base64(Buffer.alloc(2 * MIB, 'a ')))).status).toBe(413);
  });

  it.each([
    ['content_base64', { content_base64: 'no base64!' }],
    ['content_base64', { content_base64: 'eA' }],
    ['content_base64', { content_base64: '' }],
    ['content_base64', { content_base64: null }],
    ['content_base64', { content_base64: base64('%PDF-1.7\n') }],
    ['name', { name: '' }],
    ['name', { name: 'a\nb.txt' }],
    ['type', { type: null }],
    ['type', { name: 'a.exe' }],
  ])('rejects a JSON document with an invalid %s', async (at, members) => {
    const { world, path } = await worldWithBase();
    const input = { name: 'a.txt', content_base64: base64('x'), ...members };
    const { status, body } = await world.backend.post(path, input);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([at]);
  });
});

describe('createKnowledgeBaseDocument', () => {
  const CREATE = `mutation Create($kbId: ID!, $input: CreateKnowledgeBaseDocumentInput!) {
    createKnowledgeBaseDocument(knowledgeBaseId: $kbId, input: $input) { id name type size status }
  }`;

  it('accepts content in base64 up to 1 MiB in GraphQL and returns validation errors', async () => {
    const { world, kbId } = await worldWithBase();
    const create = (input: object) => world.backend.graphql(CREATE, { kbId, input });
    const small = await create({ name: 'Note', type: 'MD', contentBase64: base64('# Hi') });
    expect(small.body.data.createKnowledgeBaseDocument).toMatchObject({
      name: 'Note',
      type: 'MD',
      size: 4,
      status: 'PENDING',
    });
    const large = await create({ name: 'a.txt', contentBase64: base64(Buffer.alloc(MIB, 'a ')) });
    expect(large.body.data.createKnowledgeBaseDocument.size).toBe(MIB);
    const wrong = await create({ name: 'a.pdf', contentBase64: base64('# Hi') });
    expect(wrong.body.errors[0].extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: ['input', 'contentBase64'] }],
    });
  });
});

describe('GET /ai-knowledge-bases/{kb_id}/documents', () => {
  it('lists documents newest first by page with a fixed number of statements', async () => {
    const { world, path } = await worldWithBase();
    const ids: string[] = [];
    for (const name of ['a.md', 'b.md', 'c.md']) {
      ids.unshift((await world.backend.post(path, { name, content_base64: base64('x') })).body.id);
    }
    const list = async (query: '' | `?${string}`) => (await world.backend.get(`${path}${query}`)).body;
    const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
    const all = await list('');
    expect(all).toMatchObject({ total: 3, page: 1, per_page: 20, total_pages: 1 });
    expect(idsOf(all)).toEqual(ids);
    const second = await list('?page=2&per_page=2');
    expect(second).toMatchObject({ total: 3, page: 2, per_page: 2, total_pages: 2 });
    expect(idsOf(second)).toEqual(ids.slice(2));
    const one = await countStatementsOf(world, () => list('?per_page=1'));
    expect(await countStatementsOf(world, () => list('?per_page=3'))).toBe(one);
  });

  it.each(['?page=0', '?per_page=0', '?per_page=101', '?limit=1'])(
    'rejects the query %s of a list of documents',
    async (query) => {
      const { world, path } = await worldWithBase();
      expect((await world.backend.get(path + query)).status).toBe(400);
    },
  );

  it('returns 404 for the documents of a knowledge base of another deployment', async () => {
    const [{ world }, other] = [await worldWithBase(), await worldWithBase()];
    for (const path of [other.path, '/ai-knowledge-bases/nonsense/documents']) {
      const { status, body } = await world.backend.get(path);
      expect([status, body.code]).toEqual([404, 'AI_KNOWLEDGE_BASE_NOT_FOUND']);
    }
  });
});

describe('GET and DELETE /ai-knowledge-bases/{kb_id}/documents/{document_id}', () => {
  it('reads a document and deletes it with its content', async () => {
    const { world, path, kbId } = await worldWithBase();
    const { id } = (await world.backend.post(path, { name: 'a.md', content_base64: base64('x') })).body;
    const created = await documentReady(world.backend, kbId, id);
    expect((await world.backend.get(`${path}/${created.id}`)).body).toEqual(created);
    expect((await world.backend.delete(`${path}/${created.id}`)).status).toBe(204);
    for (const response of [
      await world.backend.get(`${path}/${created.id}`),
      await world.backend.delete(`${path}/${created.id}`),
    ]) {
      expect([response.status, response.body.code]).toEqual([404, 'DOCUMENT_NOT_FOUND']);
    }
    expect(await storedBytes(world, created.id)).toHaveLength(0);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'knowledge_base_document.deleted',
      before: { name: 'a.md' },
    });
  });

  it('returns 404 for a document of another knowledge base or deployment', async () => {
    const [own, other] = [await worldWithBase(), await worldWithBase()];
    const { id } = (await other.world.backend.post(other.path, { name: 'a.md', content_base64: base64('x') })).body;
    const sibling = (await other.world.backend.post('/ai-knowledge-bases', { name: 'B', type: 'graph' })).body.id;
    for (const [{ backend }, path] of [
      [own.world, `${other.path}/${id}`],
      [own.world, `${own.path}/${id}`],
      [other.world, `/ai-knowledge-bases/${sibling}/documents/${id}`],
    ] as const) {
      expect((await backend.get(path)).status).toBe(404);
      expect((await backend.delete(path)).status).toBe(404);
    }
    expect((await other.world.backend.get(`${other.path}/${id}`)).status).toBe(200);
  });

  it('deletes documents with their knowledge base', async () => {
    const { world, path, kbId } = await worldWithBase();
    const { id } = (await world.backend.post(path, { name: 'a.md', content_base64: base64('x') })).body;
    await world.backend.delete(`/ai-knowledge-bases/${kbId}`);
    expect(await storedBytes(world, id)).toHaveLength(0);
    expect((await world.backend.get(`${path}/${id}`)).status).toBe(404);
  });
});

describe('AiKnowledgeBase.documents', () => {
  const QUERY = `query Bases($first: Int!, $after: String) {
    aiKnowledgeBases { nodes { id documentCount totalTokens documents(first: $first, after: $after) {
      totalCount nodes { id name type status } pageInfo { hasNextPage endCursor }
    } } }
  }`;

  it('pages through the documents of all knowledge bases with one statement for each level', async () => {
    const { world, path, kbId } = await worldWithBase();
    const ids: string[] = [];
    for (const name of ['a.md', 'b.md', 'c.md']) {
      ids.push((await world.backend.post(path, { name, content_base64: base64('one two') })).body.id);
    }
    for (const id of ids) await documentReady(world.backend, kbId, id);
    const read = async (variables: Record<string, unknown>) => {
      const { aiKnowledgeBases } = await world.backend.data(QUERY, variables);
      return aiKnowledgeBases.nodes.find(({ id }: { id: string }) => id === kbId);
    };
    const base = await read({ first: 2 });
    expect(base).toMatchObject({ documentCount: 3, totalTokens: expect.any(Number), documents: { totalCount: 3 } });
    expect(base.documents.nodes).toMatchObject([
      { id: ids[0], name: 'a.md', type: 'MD', status: 'READY' },
      { id: ids[1] },
    ]);
    const rest = await read({ first: 2, after: base.documents.pageInfo.endCursor });
    expect(rest.documents.nodes.map(({ id }: { id: string }) => id)).toEqual([ids[2]]);
    expect(rest.documents.pageInfo.hasNextPage).toBe(false);

    const one = await countStatementsOf(world, () => read({ first: 2 }));
    const more = (await world.backend.post('/ai-knowledge-bases', { name: 'More', type: 'graph' })).body.id;
    await world.backend.post(`/ai-knowledge-bases/${more}/documents`, { name: 'd.md', content_base64: base64('x') });
    expect(await countStatementsOf(world, () => read({ first: 2 }))).toBe(one);
  });
});

interface OpenApiOperation {
  readonly requestBody: { readonly content: { readonly 'multipart/form-data': { readonly schema: object } } };
}

describe('the OpenAPI document', () => {
  it('documents the form next to the JSON body', async () => {
    const { world } = await worldWithBase();
    const { body }: HttpResponse = await world.backend.get('/openapi.json');
    const { paths } = body as { paths: { '/ai-knowledge-bases/{kb_id}/documents': { post: OpenApiOperation } } };
    const { content } = paths['/ai-knowledge-bases/{kb_id}/documents'].post.requestBody;
    expect(Object.keys(content)).toEqual(['application/json', 'multipart/form-data']);
    expect(content['multipart/form-data'].schema).toMatchObject({ required: ['file'], additionalProperties: false });
  });
});
