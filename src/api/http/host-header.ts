import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { normaliseHost } from '../../platform/crypto/hosts.ts';
import { ServiceError } from '../../platform/errors.ts';

const ABSOLUTE = /^https?:\/\/([^/?#]*)([^#]*)/i;

/**
 * Reads a request target in absolute form (`GET http://host/path`), as clients send it to a proxy. Its host replaces the
 * `Host` header (RFC 9112, 3.2.2).
 */
export function requestTarget(): RequestHandler {
  return (req, _res, next) => {
    const [, authority, rest = ''] = req.url.startsWith('/') ? [] : (ABSOLUTE.exec(req.url) ?? []);
    if (authority !== undefined) {
      req.url = rest.startsWith('/') ? rest : `/${rest}`;
      // `requireHost` rejects a missing or repeated header, even with an absolute target.
      if (req.headersDistinct.host?.length === 1) req.headersDistinct.host = [authority];
    }
    next();
  };
}

/**
 * Rejects a request whose `Host` is missing, repeated or malformed (RFC 9112, 3.2), and one whose target is neither a path
 * nor an http URL. HTTP/1.0 does not require `Host`.
 */
export function requireHost(): RequestHandler {
  return (req, _res, next) => {
    const rejection = rejectionOf(req);
    next(rejection === null ? undefined : new ServiceError('BAD_REQUEST', rejection));
  };
}

function rejectionOf(req: IncomingMessage): string | null {
  if (!req.url?.startsWith('/') && req.url !== '*') return 'Send a path, or an http URL, as the request target.';
  const [host, second] = req.headersDistinct.host ?? [];
  if (second !== undefined) return 'Send one Host header.';
  if (host === undefined) return req.httpVersion === '1.0' ? null : 'Send a Host header.';
  return normaliseHost(host) === null ? 'Send a Host header with a host name or an address.' : null;
}
