import { createPageServer } from '../browser/plain/server.ts';

const file = (name: string): URL => new URL(name, import.meta.url);

/** Keccak-256 for the checksums of addresses: modules that browsers load as they are. */
const hashes = (name: string): URL => new URL(name, import.meta.resolve('@noble/hashes/sha3.js'));

/** The files of the page by name. */
export const PAGE_FILES: Readonly<Record<string, URL>> = {
  'index.html': file('index.html'),
  'page.css': file('page.css'),
  'app.js': file('app.js'),
  'api.js': file('api.js'),
  'errors.js': file('errors.js'),
  'fields.js': file('fields.js'),
  'lists.js': file('lists.js'),
  'passkeys.js': file('passkeys.js'),
  'wallets.js': file('wallets.js'),
  'sha3.js': hashes('sha3.js'),
  '_u64.js': hashes('_u64.js'),
  'utils.js': hashes('utils.js'),
};

if (import.meta.main) {
  const port = Number(process.env['PORT'] ?? 3000);
  const server = createPageServer(process.env['GATEHOUSE_URL'] ?? 'http://localhost:4001', PAGE_FILES);
  server.listen(port, '127.0.0.1', () => {
    console.log(`Open http://localhost:${port}`);
  });
}
