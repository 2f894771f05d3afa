import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';

const TYPES: Readonly<Record<string, string>> = {
  'index.html': 'text/html; charset=utf-8',
  'app.js': 'text/javascript; charset=utf-8',
  'gatehouse.js': 'text/javascript; charset=utf-8',
};

/** Serves the page. `gatehouseUrl` is the deployment host, which the page calls. */
export function createPageServer(gatehouseUrl: string): Server {
  return createServer(async (request, response) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    const type = TYPES[name];
    if (name === 'config.js') {
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
      response.end(`export const GATEHOUSE_URL = ${JSON.stringify(gatehouseUrl)};\n`);
    } else if (type === undefined) {
      response.writeHead(404).end();
    } else {
      response.setHeader('Content-Type', type);
      response.end(await readFile(new URL(name, import.meta.url)));
    }
  });
}

if (import.meta.main) {
  const port = Number(process.env['PORT'] ?? 3000);
  createPageServer(process.env['GATEHOUSE_URL'] ?? 'http://localhost:4001').listen(port, '127.0.0.1', () => {
    console.log(`Open http://localhost:${port}`);
  });
}
