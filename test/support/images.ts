import { request } from 'node:http';
import sharp, { type Sharp } from 'sharp';
import type { Running } from '../../src/start.ts';
import { formHead, MULTIPART } from './files.ts';
import { service } from './service.ts';
import type { World } from './world.ts';

/** An image of random colors, which compresses badly. */
export function noise(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'white', noise } });
}

/** A small PNG image. */
export const smallPng = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 20, b: 20, alpha: 0.5 } } })
    .png()
    .toBuffer();

interface FormClient {
  request(
    method: string,
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly body: unknown }>;
}

/** Sends an image as the part `file` of a form, with the method PUT. */
export function putImage(client: FormClient, path: string, content: Uint8Array) {
  const head = formHead({ filename: 'picture.txt' });
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--gatehouse-test-boundary--\r\n')]);
  return client.request('PUT', path, body, MULTIPART);
}

interface Served {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** Requests the path of an image's URL from the deployment's host, without a credential. */
export async function servedImage(
  { frontendHost }: Pick<World, 'frontendHost'>,
  url: string,
  { headers = {}, running }: { readonly headers?: Readonly<Record<string, string>>; readonly running?: Running } = {},
): Promise<Served> {
  const { deployment } = running ?? (await service());
  return new Promise((resolve, reject) => {
    const sent = { host: frontendHost, ...headers };
    const outgoing = request(deployment.url + new URL(url).pathname, { headers: sent }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, bytes: Buffer.concat(chunks) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
