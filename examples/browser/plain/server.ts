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
const FILES: Readonly<Record<string, URL>> = {
  'index.html': file('index.html'),
  'app.js': file('app.js'),
  'gatehouse.js': file('gatehouse.js'),
};

/** Serves the page. `gatehouseUrl` is the deployment host, which the page calls. */
export function createPageServer(gatehouseUrl: string, files = FILES): Server {
  return createServer(async (request, response) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    if (name === 'config.js') {
      response.setHeader('Content-Type', TYPES['.js'] as string);
      response.end(`export const GATEHOUSE_URL = ${JSON.stringify(gatehouseUrl)};\n`);
    } else if (Object.hasOwn(files, name)) {
      response.setHeader('Content-Type', TYPES[extname(name)] as string);
      response.end(await readFile(files[name] as URL));
    } else {
      response.writeHead(404).end();
    }
  });
}

if (import.meta.main) {
  const port = Number(process.env['PORT'] ?? 3000);
  createPageServer(process.env['GATEHOUSE_URL'] ?? 'http://localhost:4001').listen(port, '127.0.0.1', () => {
    console.log(`Open http://localhost:${port}`);
  });
}
