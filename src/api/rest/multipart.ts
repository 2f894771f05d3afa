import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { fieldError, ServiceError } from '../../platform/errors.ts';
import type { Upload, UploadRule } from '../../platform/files/uploads.ts';
import { activeDeadline } from '../../platform/process/deadline.ts';
import { type FieldProblem, fieldRule } from '../../platform/validation/field-rules.ts';
import { acceptBody, bodyTooLarge } from '../http/body.ts';
import { InvalidRequest } from './invalid-request.ts';

/** Uploads by the name of their mutation. */
export type Uploads = Readonly<Record<string, UploadRule>>;

const MAX_FIELD_BYTES = 8 * 1024;
const MAX_FIELDS = 10;
/** The maximum size of a form without its file: fields, boundaries and part headers. */
const MAX_FORM_BYTES = 256 * 1024;

interface Form {
  readonly file: Upload;
  readonly fields: Readonly<Record<string, string>>;
}

/** Streams the upload to a temporary folder, passes it to `use`, and always deletes it afterwards. */
export async function withUpload<T>(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  maxBytes: number,
  use: (form: Form) => Promise<T>,
): Promise<T> {
  acceptBody(request, response, maxBytes + MAX_FORM_BYTES);
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-upload-'));
  try {
    const form = await receive(request, maxBytes, join(folder, 'file'));
    activeDeadline()?.restart();
    return await use(form);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receive(request: IncomingMessage, maxBytes: number, path: string): Promise<Form> {
  const parser = createParser(request, maxBytes);
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  let saving: { readonly stream: Readable; readonly saved: Promise<Upload> } | null = null;

  try {
    await new Promise<void>((resolve, reject) => {
      const rejectField = (name: string, message: string) => reject(invalidField(name, message));
      const incomplete = (cause?: unknown) =>
        reject(new ServiceError('BAD_REQUEST', 'The body is not a complete multipart form.', { cause }));

      parser.on('field', (name: string, value: string, _nameCut: boolean, valueCut: boolean) => {
        if (name in fields) rejectField(name, 'must be given once');
        else if (valueCut) rejectField(name, `must have at most ${MAX_FIELD_BYTES} bytes`);
        else fields[name] = value;
      });
      parser.on('file', (name: string, stream: Readable, filename: string, _encoding: string, mimeType: string) => {
        if (name !== 'file' || saving !== null) {
          stream.resume();
          rejectField(name, name === 'file' ? 'must be given once' : 'is not a known field');
          return;
        }
        stream.on('limit', () => reject(bodyTooLarge(maxBytes)));
        saving = { stream, saved: save(stream, path, { filename: filename ?? '', mimeType }) };
        saving.saved.catch(reject);
      });
      for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
        parser.on(limit, () => reject(new ServiceError('BAD_REQUEST', 'The form has too many parts.')));
      }
      parser.on('finish', resolve);
      parser.on('error', incomplete);
      request.on('error', incomplete);
      request.on('close', () => request.complete || incomplete());
      if (request.destroyed) incomplete();
      let left = maxBytes + MAX_FORM_BYTES;
      request.on('data', (chunk: Buffer) => {
        left -= chunk.length;
        if (left < 0) reject(bodyTooLarge(maxBytes));
      });
      request.pipe(parser);
    });
  } catch (error) {
    // The connection discards the rest of the body.
    request.unpipe(parser);
    request.pause();
    (saving as { readonly stream: Readable } | null)?.stream.destroy();
    throw error;
  }
  const file = await (saving as { readonly saved: Promise<Upload> } | null)?.saved;
  if (!file) throw invalidField('file', fieldRule('REQUIRED'));
  return { file, fields };
}

function createParser(request: IncomingMessage, maxBytes: number) {
  const limits = {
    fileSize: maxBytes,
    files: 1,
    fields: MAX_FIELDS,
    parts: MAX_FIELDS + 1,
    fieldSize: MAX_FIELD_BYTES,
  };
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, limits });
  } catch (cause) {
    throw new ServiceError('BAD_REQUEST', 'The Content-Type of the multipart form has no boundary.', { cause });
  }
}

async function save(stream: Readable, path: string, about: Pick<Upload, 'filename' | 'mimeType'>): Promise<Upload> {
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await pipeline(stream, target);
  return { path, size: target.bytesWritten, ...about };
}

function invalidField(name: string, problem: FieldProblem): InvalidRequest {
  return new InvalidRequest([fieldError([name], problem)]);
}
