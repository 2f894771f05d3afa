import express, { type Request, type RequestHandler, type Response } from 'express';
import { ServiceError } from '../../platform/errors.ts';
import { LIMITS } from '../execution/limits.ts';
import { hasBody, readJson } from '../http/body.ts';
import { presentError } from './present.ts';

/** Variables may contain a file of 1 MiB in base64. The document has its own limit. */
export const BODY_BYTES = 1.5 * 1024 * 1024;

/**
 * Checks the HTTP request before Apollo, so that every rejection has this service's error codes and the media type of GraphQL
 * over HTTP. A body that was already parsed is used unchanged.
 */
export function graphqlHandler(apollo: RequestHandler): RequestHandler {
  const router = express.Router();
  router.use(checkRequest, readBody, checkDocument, apollo);
  return router;
}

/** The same checks for event streams, plus one of the `Accept` header. */
export function streamHandler(stream: RequestHandler): RequestHandler {
  const router = express.Router();
  router.use(checkRequest, checkAccept, readBody, checkDocument, stream);
  return router;
}

const EVENT_STREAM = /(^|,)\s*text\/event-stream\s*([;,]|$)/i;

/** `*` is not enough, because an `<img>` on a page of another origin sends it. */
const checkAccept: RequestHandler = (req, res, next) => {
  if (EVENT_STREAM.test(req.headers.accept ?? '')) return next();
  sendError(
    req,
    res,
    new ServiceError('BAD_REQUEST', 'Subscriptions are event streams. Send `Accept: text/event-stream`.'),
  );
};

const checkRequest: RequestHandler = (req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  if (req.method !== 'GET' && req.method !== 'POST') {
    res.setHeader('Allow', 'GET, POST');
    return sendError(req, res, new ServiceError('METHOD_NOT_ALLOWED', 'Send GraphQL requests with GET or POST.'));
  }
  // Apollo's CSRF prevention rejects a request without a content type.
  if (req.method === 'POST' && req.headers['content-type'] !== undefined && !req.is('application/json')) {
    if (hasBody(req)) return sendError(req, res, new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'Send application/json.'));
  }
  next();
};

const readBody: RequestHandler = async (req, res, next) => {
  if (req.body !== undefined) return next();
  // Apollo requires the property, even without a body.
  req.body = undefined;
  try {
    if (req.method === 'GET' && hasBody(req))
      throw new ServiceError('BAD_REQUEST', 'Send a GET request without a body.');
    if (req.is('application/json')) req.body = asObject(await readJson(req, res, BODY_BYTES));
    next();
  } catch (error) {
    if (!(error instanceof ServiceError)) return next(error);
    sendError(req, res, error);
  }
};

function asObject(body: unknown): unknown {
  if (body === undefined || (typeof body === 'object' && body !== null)) return body;
  throw new ServiceError('BAD_REQUEST', 'The body must be a JSON object.');
}

const checkDocument: RequestHandler = (req, res, next) => {
  const query: unknown = req.method === 'GET' ? req.query.query : (req.body as { query?: unknown } | undefined)?.query;
  const bytes = typeof query === 'string' ? Buffer.byteLength(query) : 0;
  if (bytes <= LIMITS.documentBytes) return next();
  const text = `The document has ${bytes} bytes; at most ${LIMITS.documentBytes} are allowed.`;
  sendError(req, res, new ServiceError('QUERY_TOO_COMPLEX', text));
};

function sendError(req: Request, res: Response, failure: ServiceError): void {
  const type = req.accepts(['application/json', 'application/graphql-response+json']) || 'application/json';
  res
    .status(failure.status)
    .type(type)
    .send(JSON.stringify({ errors: [presentError(failure)] }));
}
