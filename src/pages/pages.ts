import { type Request, type Response, Router } from 'express';
import type { HostName } from '../platform/context.ts';
import { createAssets, serveAssets } from './assets.ts';
import { createDocumentHandler } from './document.ts';
import { SEARCH_PATH } from './documentation-frame.ts';
import { type Link, sendPage } from './html.ts';
import { createMailboxPages, MAILBOX_PATH } from './mailbox/mailbox-pages.ts';
import type { ApiDocument } from './reference/document.ts';
import { createReference, type Reference } from './reference/reference.ts';
import { type RootPage, sendRootPage, sendUnknownPage } from './root/root-page.ts';

/** Whether a page is served: always, never, or depending on the request's deployment. */
export type PageVisibility = boolean | ((request: Request) => boolean | Promise<boolean>);

export interface PagesOptions {
  readonly host: HostName;
  readonly title: string;
  readonly graphiql: PageVisibility;
  readonly docs: PageVisibility;
  /** The page of `/` for browsers; null for none. */
  readonly root: (request: Request) => Promise<RootPage | null>;
  /** A valid query with which GraphiQL starts. */
  readonly sampleQuery: string;
  /** The path of the host's SDL, which the pages link to; null when the host does not serve it. */
  readonly schemaPath: string | null;
  /** Returns the host's OpenAPI document. Called once for the document and once for the API reference. */
  readonly openapi: () => ApiDocument;
}

export interface Pages {
  readonly router: Router;
  /** Shows a page for an unknown path to a browser. Returns false for other clients, which get JSON. */
  sendUnknownPath(request: Request, response: Response): Promise<boolean>;
}

/**
 * Serves the HTML pages for developers: GraphiQL on `/graphql`, the API reference on `/docs` with its document on
 * `/openapi.json`, the guides on `/docs/guides`, and the page of `/`.
 */
export function createPages(options: PagesOptions): Pages {
  const { host, title, graphiql, docs, root, sampleQuery, schemaPath, openapi } = options;
  const router = Router();
  const assets = createAssets();
  const sendDocument = createDocumentHandler(() => JSON.stringify(openapi()), {
    contentType: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
  });

  let reference: Reference | undefined;
  const sendSearchIndex = createDocumentHandler(
    async () => {
      reference ??= createReference(openapi());
      const { guideSearchEntries } = await loadGuides();
      return JSON.stringify([...reference.searchIndex, ...guideSearchEntries()]);
    },
    { contentType: 'application/json; charset=utf-8', cacheControl: 'no-cache' },
  );

  const links = async (request: Request): Promise<Link[]> => [
    ...((await isOn(graphiql, request)) ? [{ text: 'GraphiQL', href: '/graphql' }] : []),
    ...((await isOn(docs, request))
      ? [
          { text: 'API reference', href: '/docs' },
          { text: 'Guides', href: '/docs/guides' },
        ]
      : []),
    ...(host === 'BACKEND' ? [{ text: 'Mailbox', href: MAILBOX_PATH }] : []),
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
      hasCredential: true,
      settings: { endpoint: '/graphql', sampleQuery, workers },
    };
    await sendPage(response, page, assets);
  });

  router.get(SEARCH_PATH, async (request, response, next) => {
    if (!(await isOn(docs, request))) return next();
    await sendSearchIndex(request, response);
  });

  router.get('/docs/guides/pictures/:name', async (request, response, next) => {
    if (!(await isOn(docs, request))) return next();
    const { readPicture } = await loadGuides();
    const picture = readPicture(request.params.name);
    if (picture === null) return next();
    const isVersioned = request.query['v'] === picture.version;
    response
      .set({
        'Cache-Control': isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-origin',
      })
      .type('png')
      .send(picture.bytes);
  });

  router.get(['/docs/guides', '/docs/guides/:slug'], async (request, response, next) => {
    if (!(await isOn(docs, request))) return next();
    const { guidePage } = await loadGuides();
    const slug = request.path.split('/')[3] ?? '';
    const found = guidePage(slug);
    if (found === null) return next();
    await sendPage(
      response,
      {
        host,
        title,
        current: 'Guides',
        ...(slug !== '' && { subject: found.title }),
        links: await links(request),
        styles: ['reference.css', 'guides.css'],
        scripts: ['reference-search.js', 'reference-page.js'],
        hasCredential: false,
        content: found.content,
      },
      assets,
    );
  });

  router.get(['/docs', '/docs/:slug'], async (request, response, next) => {
    if (!(await isOn(docs, request))) return next();
    reference ??= createReference(openapi());
    const slug = request.path.split('/')[2] ?? '';
    const found = reference.page(slug);
    if (found === null) return next();
    await sendPage(
      response,
      {
        host,
        title,
        current: 'API reference',
        ...(slug !== '' && { subject: found.title }),
        links: await links(request),
        styles: ['reference.css'],
        scripts: ['reference-search.js', 'reference-requests.js', 'reference-page.js'],
        hasCredential: true,
        content: found.content,
      },
      assets,
    );
  });

  const sendUnknownPath = async (request: Request, response: Response): Promise<boolean> => {
    if (request.method !== 'GET' || !isOpenedByBrowser(request)) return false;
    sendUnknownPage(response, await links(request), assets);
    return true;
  };

  router.get('/docs/*path', async (request, response, next) => {
    if (!(await isOn(docs, request)) || !(await sendUnknownPath(request, response))) next();
  });

  router.get('/openapi.json', sendDocument);

  if (host === 'BACKEND') router.use(createMailboxPages({ title, assets, links }));

  router.get('/', async (request, response, next) => {
    if (!isOpenedByBrowser(request)) return next();
    const page = await root(request);
    if (page === null) return next();
    sendRootPage(response, page, await links(request), assets);
  });

  serveAssets(router, assets);

  return { router, sendUnknownPath };
}

/** Few starts need the guides and the library that renders them. */
const loadGuides = () => import('./guides/guides.ts');

function isBrowser({ headers }: Request): boolean {
  return headers.accept?.includes('text/html') === true;
}

/** Whether a browser opened the address. Programs send a credential, and some of them accept HTML too. */
const isOpenedByBrowser = (request: Request) => isBrowser(request) && request.headers.authorization === undefined;

async function isOn(value: PageVisibility, request: Request): Promise<boolean> {
  return typeof value === 'boolean' ? value : value(request);
}
