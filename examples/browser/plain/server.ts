import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const file = (name: string): URL => new URL(name, import.meta.url);

/** The files of the page by name. */
export const PAGE_FILES: Readonly<Record<string, URL>> = {
  'index.html': file('index.html'),
  'page.css': file('page.css'),
  'app.js': file('app.js'),
  'gatehouse.js': file('gatehouse.js'),
  'development-session.js': file('development-session.js'),
};

/** The modules of `@gatehouse/client`, which browsers load as they are. */
function clientFiles(): Readonly<Record<string, URL>> {
  const folder = new URL('.', import.meta.resolve('@gatehouse/client/deployment'));
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(names.map((name) => [`client/${name}`, new URL(name, folder)]));
}

/** Serves the page. `gatehouseUrl` is the deployment host and `apiUrl` your own API, both of which the page calls. */
export function createPageServer(
  gatehouseUrl: string,
  files: Readonly<Record<string, URL>> = { ...PAGE_FILES, ...clientFiles() },
  apiUrl = 'http://localhost:3001',
): Server {
  return createServer(async (request, response) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    if (name === 'config.js') {
      response.setHeader('Content-Type', TYPES['.js'] as string);
      const urls = { GATEHOUSE_URL: gatehouseUrl, API_URL: apiUrl };
      response.end(`export const { GATEHOUSE_URL, API_URL } = ${JSON.stringify(urls)};\n`);
    } else if (Object.hasOwn(files, name)) {
      response.setHeader('Content-Type', TYPES[extname(name)] as string);
      response.end(await readFile(files[name] as URL));
    } else {
      response.writeHead(404).end();
    }
  });
}

if (import.meta.main) {
  const { PORT = '3000', GATEHOUSE_URL = 'http://localhost:4001', API_URL } = process.env;
  createPageServer(GATEHOUSE_URL, undefined, API_URL).listen(Number(PORT), '127.0.0.1', () => {
    console.log(`Open http://localhost:${PORT}`);
  });
}
