import type { Express, RequestHandler } from 'express';
import { CONSOLE_PATH } from '../../deployment/index.ts';
import { createAssets, serveAssets } from '../../pages/assets.ts';
import { notFound } from '../../platform/errors.ts';
import { presentErrors } from '../rest/errors.ts';
import { createConsole } from './console.ts';
import { createHostApp, type HostParts } from './host.ts';

/** Creates the host of `CONSOLE_PORT`, which has the console with its files, and no operation of clients. */
export function createConsoleHost(parts: HostParts): Express {
  const app = createHostApp('CONSOLE', parts);
  app.get('/', (_request, response) => response.redirect(CONSOLE_PATH));
  serveAssets(app, createAssets());
  app.use(CONSOLE_PATH, createConsole(parts));
  return app.use(unknownPath, presentErrors({ host: 'BACKEND', log: parts.log }));
}

const unknownPath: RequestHandler = (_request, _response, next) => next(notFound('ROUTE_NOT_FOUND', 'The page'));
