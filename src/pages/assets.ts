import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { IRouter, Request, Response } from 'express';
import { startThread } from '../platform/threads/bounded-thread.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
/** Files, one after the other, or a string that a module of a package exports. */
export type Source = { readonly files: readonly string[] } | { readonly module: string; readonly export: string };

export interface CompressionJob {
  readonly sources: readonly { readonly name: string; readonly source: Source }[];
  readonly encoding: Encoding;
}

export interface CompressedAsset {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly etag: string;
}

interface Group {
  /** Part of the URL: each version has its own URL, so that browsers can cache it permanently. */
  readonly version: string;
  readonly sources: CompressionJob['sources'];
}

const require = createRequire(import.meta.url);
/** The style sheets and the modules of the elements, and those of the hosted pages. */
const ELEMENTS = join(import.meta.dirname, 'elements', 'browser');
const HOSTED = join(import.meta.dirname, 'hosted', 'browser');
const CONSOLE = join(import.meta.dirname, 'console', 'browser');
/** The style sheets that each page needs, in one file, so that a page needs one request for them. */
const STYLES = ['tokens.css', 'elements.css'].map((name) => join(ELEMENTS, name));
const own = (name: string) => join(import.meta.dirname, 'browser', name);
/** Keccak-256 for wallets. These modules import each other by relative paths, so that browsers load them as they are. */
const HASHES = ['sha3.js', '_u64.js', 'utils.js'];
const hashes = (name: string) => join(dirname(require.resolve('@noble/hashes/sha3.js')), name);
const packageVersion = (name: string) => {
  const { version } = JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as { version: string };
  return version;
};

const OWN = [
  'page.css',
  'graphiql.css',
  'reference.css',
  'guides.css',
  'mailbox.css',
  'root.css',
  'credential.js',
  'graphiql-page.js',
  'reference-page.js',
  'reference-requests.js',
  'reference-search.js',
  'mailbox-page.js',
  'mailbox-message.js',
  'gatehouse.svg',
];
const GRAPHIQL_BUNDLE = join(import.meta.dirname, 'graphiql-bundle.ts');
const GRAPHIQL = {
  'graphiql-library.css': 'css',
  'graphiql-editor-worker.js': 'editorWorkerService',
  'graphiql-json-worker.js': 'jsonWorker',
  'graphiql-graphql-worker.js': 'graphqlWorker',
};

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

const PREFIX = '/-/assets/';
const YEAR_SECONDS = 31_536_000;
/** Far more than the files need, which belong to the service. */
const COMPRESSION_LIMITS = { cpuMs: 60_000, heapMib: 512 };

export interface Assets {
  /** The URL of a file, with its version. */
  url(name: string): string;
  /** Sends a file. Returns false when there is no file with this name. */
  serve(name: string, request: Request, response: Response): Promise<boolean>;
}

/** Serves the files of the pages at the URLs that `url` returns. */
export function serveAssets(router: IRouter, assets: Assets): void {
  router.get(`${PREFIX}:name`, async (request, response, next) => {
    if (!(await assets.serve(request.params.name, request, response))) next();
  });
}

/** The files of the pages, from this folder and installed packages. Reads and compresses each group at its first request. */
export function createAssets(): Assets {
  const groups = createGroups();
  const groupOf = new Map(groups.flatMap((group) => group.sources.map(({ name }) => [name, group] as const)));
  const jobs = new Map<string, Promise<ReadonlyMap<string, CompressedAsset>>>();

  const compressed = async (name: string, group: Group, encoding: Encoding): Promise<CompressedAsset | undefined> => {
    const key = `${groups.indexOf(group)} ${encoding}`;
    const job = jobs.get(key) ?? compressInWorker({ sources: group.sources, encoding });
    jobs.set(key, job);
    // Forget a failure, so that the next request tries again.
    job.catch(() => jobs.delete(key));
    return (await job).get(name);
  };

  return {
    url(name) {
      const group = groupOf.get(name);
      if (!group) throw new Error(`There is no asset ${name}.`);
      return `${PREFIX}${name}?v=${group.version}`;
    },

    async serve(name, request, response) {
      const group = groupOf.get(name);
      if (!group) return false;
      const encoding = (request.acceptsEncodings(['br', 'gzip', 'identity']) || 'identity') as Encoding;
      const asset = await compressed(name, group, encoding);
      if (!asset) return false;
      const isVersioned = request.query['v'] === group.version;
      response.set({
        'Content-Type': TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        'Cache-Control': isVersioned ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
        ETag: asset.etag,
        Vary: 'Accept-Encoding',
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-origin',
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      });
      response.send(Buffer.from(asset.bytes.buffer, asset.bytes.byteOffset, asset.bytes.byteLength));
      return true;
    },
  };
}

function createGroups(): Group[] {
  const graphiql = '@graphql-yoga/render-graphiql';
  return [
    groupOfFiles(OWN.map((name) => ({ name, files: name === 'page.css' ? [...STYLES, own(name)] : [own(name)] }))),
    groupOfFiles([
      { name: 'hosted.css', files: [...STYLES, join(HOSTED, 'hosted.css')] },
      { name: 'console.css', files: [...STYLES, join(CONSOLE, 'console.css')] },
      ...modulesOf(ELEMENTS),
      ...modulesOf(HOSTED),
      ...modulesOf(CONSOLE),
      ...HASHES.map((name) => ({ name, files: [hashes(name)] })),
    ]),
    {
      version: `${packageVersion(graphiql)}-${hashOf([GRAPHIQL_BUNDLE])}`,
      sources: [
        { name: 'graphiql.js', source: { module: pathToFileURL(GRAPHIQL_BUNDLE).href, export: 'js' } },
        ...Object.entries(GRAPHIQL).map(([name, text]) => ({
          name,
          source: { module: `${graphiql}/graphiql`, export: text },
        })),
      ],
    },
  ];
}

interface Named {
  readonly name: string;
  readonly files: readonly string[];
}

/** The modules of a folder, which import each other by relative paths. */
const modulesOf = (folder: string): Named[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, files: [join(folder, name)] }));

/** Files whose version is the hash of their content. */
function groupOfFiles(named: readonly Named[]): Group {
  const sources = named.map(({ name, files }) => ({ name, source: { files } }));
  return { version: hashOf(named.flatMap(({ files }) => files)), sources };
}

function hashOf(files: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of files) digest.update(readFileSync(file));
  return digest.digest('hex').slice(0, 12);
}

async function compressInWorker(job: CompressionJob): Promise<ReadonlyMap<string, CompressedAsset>> {
  const thread = startThread<CompressionJob, readonly CompressedAsset[]>(
    join(import.meta.dirname, 'asset-worker.ts'),
    COMPRESSION_LIMITS,
  );
  try {
    const outcome = await thread.run([job]);
    if (outcome.kind === 'exhausted')
      throw new Error("Compressing the pages' files exceeded the limit of time or memory.");
    return new Map(outcome.result.map((file) => [file.name, file]));
  } finally {
    await thread.end();
  }
}
