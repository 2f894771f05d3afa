import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startToy, type Toy, uploads } from './server.ts';

let toy: Toy;
beforeAll(async () => {
  toy = await startToy('BACKEND');
});
afterAll(() => toy.close());

const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
const part = (disposition: string, content: string) => {
  const type = disposition.includes('filename') ? 'Content-Type: text/plain\r\n' : '';
  return `--edge\r\nContent-Disposition: form-data; ${disposition}\r\n${type}\r\n${content}\r\n`;
};
const file = (content: string, name = 'a.txt') => part(`name="file"; filename="${name}"`, content);
const send = (...parts: string[]) => toy.call('POST /bases/1/files', { raw: `${parts.join('')}--edge--\r\n`, headers });

describe('an upload', () => {
  it('is a temporary file with private permissions that is deleted after the operation', async () => {
    const { status, json } = await send(part('name="kind"', 'graph'), file('hello'));
    expect(status).toBe(201);
    expect(json.filters).toMatchObject({ fileName: 'a.txt', kind: 'GRAPH' });
    expect(json.filters.upload).toMatchObject({
      content: 'hello',
      size: 5,
      filename: 'a.txt',
      mimeType: 'text/plain',
      mode: 0o600,
    });
    expect(existsSync(uploads.last?.path ?? '/')).toBe(false);
  });

  it('is accepted up to the size limit', async () => {
    expect((await send(file('x'.repeat(1000)))).json.filters.upload.size).toBe(1000);
    const { status, json } = await send(file('x'.repeat(1001)));
    expect([status, json.code]).toEqual([413, 'BODY_TOO_LARGE']);
    expect((await send(file('x'.repeat(3_000_000)))).status).toBe(413);
  });

  it('is validated like the input that it replaces', async () => {
    const { json } = await send(
      part('name="kind"', 'GRAPH'),
      part('name="colour"', 'red'),
      file('x', `${'n'.repeat(30)}.txt`),
    );
    expect(json.errors.map((error: { path: string }) => error.path)).toEqual(['kind', 'colour', 'file_name']);
  });

  it.each([
    ['without a file', [part('name="kind"', 'graph')], 'file is required'],
    ['with another file', [part('name="photo"; filename="a"', 'x')], 'photo is not a known field'],
    ['with a field twice', [part('name="kind"', 'graph'), part('name="kind"', 'graph')], 'kind must be given once'],
  ])('is rejected: %s', async (_, parts, message) => {
    const { status, json } = await send(...parts);
    expect(status).toBe(400);
    expect(json.errors).toMatchObject([{ message }]);
  });

  it('is rejected with two files', async () => {
    expect((await send(file('a'), file('b'))).status).toBe(400);
  });

  it('is rejected if it is truncated, malformed or without a boundary', async () => {
    expect((await toy.call('POST /bases/1/files', { raw: file('hello'), headers })).json.code).toBe('BAD_REQUEST');
    const unbound = { 'content-type': 'multipart/form-data' };
    expect((await toy.call('POST /bases/1/files', { raw: 'x', headers: unbound })).json.code).toBe('BAD_REQUEST');
    expect((await toy.call('POST /bases/1/files', { raw: 'nonsense', headers })).status).toBe(400);
  });

  it('leaves no file if its client disconnects', async () => {
    const { port } = toy;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /bases/1/files HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer all\r\n' +
        `Content-Type: ${headers['content-type']}\r\nContent-Length: 900\r\n\r\n${file('half').slice(0, -2)}`,
    );
    await expect.poll(() => toy.uploadFolders()).toBe(1);
    socket.destroy();
    await expect.poll(() => toy.uploadFolders()).toBe(0);
  });

  it('may be sent as JSON instead', async () => {
    const { status, json } = await toy.call('POST /bases/1/files', { body: { file_name: 'b.txt' } });
    expect(status).toBe(201);
    expect(json.filters).toEqual({ fileName: 'b.txt' });
  });

  it('is not read for a caller without access', async () => {
    const response = await toy.call('POST /bases/1/files', {
      raw: file('x'),
      headers: { ...headers, authorization: '' },
    });
    expect(response.status).toBe(401);
  });
});
