import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { ServiceError } from '../errors.ts';
import { LIMITS } from './limits.ts';
import { presentError } from './present.ts';

/** Variables may hold 1 MiB of a file in base64; the document itself has a limit of its own. */
const BODY_LIMIT = '1.5mb';

/**
 * What stands around Apollo at the HTTP level, so that every refusal has this service's codes and the media type of
 * GraphQL over HTTP. A body that was parsed already is taken as it is.
 */
export function graphqlHandler(apollo: RequestHandler): RequestHandler {
  const router = express.Router();
  router.use(checkRequest, express.json({ limit: BODY_LIMIT }), checkDocument, apollo, refuseBody);
  return router;
}

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

function hasBody(req: Request): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
}

const checkDocument: RequestHandler = (req, res, next) => {
  const query: unknown = req.method === 'GET' ? req.query.query : (req.body as { query?: unknown } | undefined)?.query;
  const bytes = typeof query === 'string' ? Buffer.byteLength(query) : 0;
  if (bytes <= LIMITS.documentBytes) return next();
  const text = `The document has ${bytes} bytes; at most ${LIMITS.documentBytes} are allowed.`;
  refuse(req, res, new ServiceError('QUERY_TOO_COMPLEX', text));
};

/** Errors of Express's body parser; anything else goes on to the application's own handler. */
const refuseBody: ErrorRequestHandler = (error: { type?: string; status?: number }, req, res, next) => {
  const failure = bodyError(error);
  if (failure) refuse(req, res, failure);
  else next(error);
};

function bodyError({ type, status }: { type?: string; status?: number }): ServiceError | undefined {
  if (typeof type !== 'string') return undefined;
  if (status === 413) return new ServiceError('BODY_TOO_LARGE', `The body is larger than ${BODY_LIMIT}.`);
  if (status === 415) return new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'Send application/json in UTF-8.');
  if (status === 400) return new ServiceError('BAD_REQUEST', 'The body is not valid JSON.');
  return undefined;
}

function refuse(req: Request, res: Response, failure: ServiceError): void {
  const type = req.accepts(['application/json', 'application/graphql-response+json']) || 'application/json';
  res
    .status(failure.status)
    .type(type)
    .send(JSON.stringify({ errors: [presentError(failure)] }));
}
