import { type Request, Router } from 'express';
import type { HostName } from '../platform/context.ts';
import { createAssets } from './assets.ts';
import { createDocumentHandler } from './document.ts';
import { type Link, sendPage } from './html.ts';
import { sendUserPage, type UserPage } from './user-page.ts';

/** Whether a page is served: always, never, or depending on the request's deployment. */
export type PageVisibility = boolean | ((request: Request) => boolean | Promise<boolean>);

export interface PagesOptions {
  readonly host: HostName;
  readonly title: string;
  readonly graphiql: PageVisibility;
  readonly docs: PageVisibility;
  /** Whether this host serves the pages that links in mails open. */
  readonly userPages: PageVisibility;
  /** A valid query with which GraphiQL starts. */
  readonly sampleQuery: string;
  /** The path of the host's SDL, which the pages link to; null when the host does not serve it. */
  readonly schemaPath: string | null;
  /** Returns the host's OpenAPI document; called once. */
  readonly openapi: () => object;
}

/**
 * Serves the HTML pages: GraphiQL on `/graphql`, the API reference on `/docs` with its document on `/openapi.json`, and on
 * the deployment host the pages that links in mails open.
 */
export function createPages(options: PagesOptions): Router {
  const { host, title, graphiql, docs, userPages, sampleQuery, schemaPath, openapi } = options;
  const router = Router();
  const assets = createAssets();
  const sendDocument = createDocumentHandler(() => JSON.stringify(openapi()), {
    contentType: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
  });

  const links = async (request: Request): Promise<Link[]> => [
    ...((await isOn(graphiql, request)) ? [{ text: 'GraphiQL', href: '/graphql' }] : []),
    ...((await isOn(docs, request)) ? [{ text: 'API reference', href: '/docs' }] : []),
    { text: 'openapi.json', href: '/openapi.json' },
    ...(schemaPath === null ? [] : [{ text: 'schema.graphql', href: schemaPath }]),
  ];

  router.get('/graphql', async (request, response, next) => {
    if (!isBrowser(request) || 'query' in request.query || !(await isOn(graphiql, request))) return next();
    const workers = {
      editorWorkerService: assets.url('graphiql-editor-worker.js'),
      json: assets.url('graphiql-json-worker.js'),
      graphql: assets.url('graphiql-graphql-worker.js'),
    };
    const page = {
      host,
      title,
      current: 'GraphiQL' as const,
      links: await links(request),
      styles: ['graphiql-library.css', 'graphiql.css'],
      scripts: ['graphiql-page.js', 'graphiql.js'],
      settings: { endpoint: '/graphql', sampleQuery, workers },
    };
    sendPage(response, page, assets);
  });

  router.get('/docs', async (request, response, next) => {
    if (!(await isOn(docs, request))) return next();
    const page = {
      host,
      title,
      current: 'API reference' as const,
      links: await links(request),
      styles: ['swagger-ui.css', 'docs.css'],
      scripts: ['swagger-ui-bundle.js', 'docs-page.js'],
      settings: { document: '/openapi.json' },
    };
    sendPage(response, page, assets);
  });

  router.get('/openapi.json', sendDocument);

  for (const [path, page] of Object.entries(USER_PAGES)) {
    router.get(path, async (request, response, next) => {
      if (host !== 'DEPLOYMENT' || !(await isOn(userPages, request))) return next();
      sendUserPage(response, page, assets);
    });
  }

  router.get('/-/assets/:name', async (request, response, next) => {
    if (!(await assets.serve(request.params.name, request, response))) next();
  });

  return router;
}

const USER_PAGES: Readonly<Record<string, UserPage>> = {
  '/invitations/accept': { title: 'Your invitation', initialText: 'Loading …', script: 'invitation-page.js' },
};

function isBrowser({ headers }: Request): boolean {
  return headers.accept?.includes('text/html') === true;
}

async function isOn(value: PageVisibility, request: Request): Promise<boolean> {
  return typeof value === 'boolean' ? value : value(request);
}
