import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { readForm } from '../http/body.ts';

/**
 * Clients without a secret such as `oidc-agent` authenticate by Basic with an empty one, which OAuth 2.0 lets them leave out (RFC 6749, section
 * 2.3.1) and `oidc-provider` rejects. Their id moves to the form, so that they authenticate as a client without a secret does. One that has
 * a secret is still rejected.
 */
export async function moveEmptySecret(request: Request, response: Response): Promise<void> {
  const { headers, method } = request;
  const [, credentials = ''] = /^basic +([a-z0-9+/]+={0,2})$/i.exec(headers.authorization ?? '') ?? [];
  const [, clientId] = /^([^:]+):$/.exec(Buffer.from(credentials, 'base64').toString()) ?? [];
  if (clientId === undefined || method !== 'POST') return;
  const form = await readForm(request, response);
  if (!form.has('client_id')) form.set('client_id', decoded(clientId));
  // With two different ids, the provider rejects the request.
  if (form.get('client_id') === decoded(clientId)) delete headers.authorization;
  replaceBody(request, form.toString());
}

/** The id is encoded as in a form, before it is in the header. */
const decoded = (clientId: string) => new URLSearchParams(`id=${clientId}`).get('id') ?? '';

/** Gives a request whose body was read a body that can be read. */
function replaceBody(request: IncomingMessage, text: string): void {
  const bytes = Buffer.from(text);
  delete request.headers['transfer-encoding'];
  request.headers['content-length'] = String(bytes.length);
  Object.defineProperties(request, {
    readable: { value: true },
    iterator: { value: () => Readable.from([bytes]).iterator() },
  });
}
