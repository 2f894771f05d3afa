import express, { type Request, type RequestHandler, type Response } from 'express';
import { ServiceError } from '../../platform/errors.ts';
import { LIMITS } from '../execution/limits.ts';
import { hasBody, readJson } from '../http/body.ts';
import { presentError } from '../schema/present.ts';

/** Variables may hold 1 MiB of a file in base64; the document itself has a limit of its own. */
export const BODY_BYTES = 1.5 * 1024 * 1024;

/**
 * What stands around Apollo at the HTTP level, so that every refusal has this service's codes and the media type of
 * GraphQL over HTTP. A body that was parsed already is taken as it is.
 */
export function graphqlHandler(apollo: RequestHandler): RequestHandler {
  const router = express.Router();
  router.use(checkRequest, readBody, checkDocument, apollo);
  return router;
}

/** The same around event streams, which the client has to ask for. */
export function streamHandler(stream: RequestHandler): RequestHandler {
  const router = express.Router();
  router.use(checkRequest, checkAccept, readBody, checkDocument, stream);
  return router;
}

const EVENT_STREAM = /(^|,)\s*text\/event-stream\s*([;,]|$)/i;

/** No `*` will do: an image of a page of another origin asks for anything. */
const checkAccept: RequestHandler = (req, res, next) => {
  if (EVENT_STREAM.test(req.headers.accept ?? '')) return next();
  refuse(
    req,
    res,
    new ServiceError('BAD_REQUEST', 'Subscriptions are event streams. Send `Accept: text/event-stream`.'),
  );
};

const checkRequest: RequestHandler = (req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  if (req.method !== 'GET' && req.method !== 'POST') {
    res.setHeader('Allow', 'GET, POST');
    return refuse(req, res, new ServiceError('METHOD_NOT_ALLOWED', 'GraphQL is served by GET and POST.'));
  }
  // Without any content type Apollo's guard against forged requests answers.
  if (req.method === 'POST' && req.headers['content-type'] !== undefined && !req.is('application/json')) {
    if (hasBody(req)) return refuse(req, res, new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'Send application/json.'));
  }
  next();
};

const readBody: RequestHandler = async (req, res, next) => {
  if (req.body !== undefined) return next();
  // Apollo asks for the member, also where there is nothing to read.
  req.body = undefined;
  try {
    if (req.method === 'GET' && hasBody(req)) throw new ServiceError('BAD_REQUEST', 'Send a GET without a body.');
    if (req.is('application/json')) req.body = asObject(await readJson(req, res, BODY_BYTES));
    next();
  } catch (error) {
    if (!(error instanceof ServiceError)) return next(error);
    refuse(req, res, error);
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
  refuse(req, res, new ServiceError('QUERY_TOO_COMPLEX', text));
};

function refuse(req: Request, res: Response, failure: ServiceError): void {
  const type = req.accepts(['application/json', 'application/graphql-response+json']) || 'application/json';
  res
    .status(failure.status)
    .type(type)
    .send(JSON.stringify({ errors: [presentError(failure)] }));
}
