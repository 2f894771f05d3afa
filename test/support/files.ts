import { request } from 'node:http';
import { crc32 } from 'node:zlib';
import type { HttpResponse } from './http.ts';
import type { BackendBody } from './rest-types/response-of.ts';
import type { World } from './world.ts';

export interface Form {
  readonly filename?: string;
  /** Text and bytes are sent at once, an iterable is streamed. */
  readonly content: string | Uint8Array | AsyncIterable<Uint8Array>;
  readonly fields?: Readonly<Record<string, string>>;
}

const BOUNDARY = 'gatehouse-test-boundary';
export const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

/** The part of a form before the content of the file. */
export function formHead({ filename = 'notes.md', fields = {} }: Omit<Form, 'content'>): string {
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n`;
  return `${texts.join('')}${file}Content-Type: application/octet-stream\r\n\r\n`;
}

/** Sends a form with a file to the backend host. */
export function sendForm<const Path extends string>(
  { backendUrl, apiKey }: Address,
  path: Path,
  form: Form,
): Promise<HttpResponse<BackendBody<'POST', Path>>> {
  const headers = { ...MULTIPART, authorization: `Bearer ${apiKey}` };
  return new Promise((resolve, reject) => {
    const outgoing = request(backendUrl + path, { method: 'POST', headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const body = text === '' ? undefined : JSON.parse(text);
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, body });
      });
    });
    outgoing.on('error', reject);
    const write = async () => {
      outgoing.write(formHead(form));
      const { content } = form;
      if (typeof content === 'string' || content instanceof Uint8Array) outgoing.write(content);
      else {
        for await (const piece of content) {
          if (!outgoing.write(piece)) await new Promise((drained) => outgoing.once('drain', drained));
        }
      }
      outgoing.end(`\r\n--${BOUNDARY}--\r\n`);
    };
    write().catch(reject);
  });
}

export interface Address {
  readonly backendUrl: string;
  readonly apiKey: World['apiKey'];
}

/** A zip archive of empty entries, which may claim to inflate to any size. */
export function zipOf(names: readonly string[], inflatedBytes = 0): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const text = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt32LE(crc32(''), 14);
    local.writeUInt16LE(text.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(inflatedBytes, 24);
    entry.writeUInt16LE(text.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, text);
    directory.push(entry, text);
    offset += local.length + text.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}
