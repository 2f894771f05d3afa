import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { readForm } from '../http/body.ts';

/**
 * Changes the form of a request to the OpenID provider where clients send what `oidc-provider` does not take. `change` gets it for the
 * changes of one path, and returns whether there were any.
 */
export async function adaptForm(
  request: Request,
  response: Response,
  change?: (form: URLSearchParams) => boolean,
): Promise<boolean> {
  const emptySecret = emptySecretOf(request);
  if ((change === undefined && emptySecret === null) || request.method !== 'POST') return false;
  const form = await readForm(request, response);
  if (emptySecret !== null) moveEmptySecret(request, form, emptySecret.clientId);
  const isChanged = change?.(form) ?? false;
  replaceBody(request, form.toString());
  return isChanged;
}

/**
 * Clients without a secret such as `oidc-agent` authenticate by Basic with an empty one, which OAuth 2.0 lets them leave out (RFC 6749, section
 * 2.3.1) and `oidc-provider` rejects.
 */
function emptySecretOf({ headers }: IncomingMessage): { readonly clientId: string } | null {
  const [, credentials = ''] = /^basic +([a-z0-9+/]+={0,2})$/i.exec(headers.authorization ?? '') ?? [];
  const [, clientId] = /^([^:]+):$/.exec(Buffer.from(credentials, 'base64').toString()) ?? [];
  return clientId === undefined ? null : { clientId: decoded(clientId) };
}

/** Moves the id to the form, so that it authenticates as a client without a secret does. One that has a secret is still rejected. */
function moveEmptySecret({ headers }: IncomingMessage, form: URLSearchParams, clientId: string): void {
  if (!form.has('client_id')) form.set('client_id', clientId);
  // With two different ids, the provider rejects the request.
  if (form.get('client_id') === clientId) delete headers.authorization;
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
