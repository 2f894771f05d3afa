import { createPageServer } from '../browser/plain/server.ts';

const file = (name: string): URL => new URL(name, import.meta.url);

/** The files of the page by name. It signs users in with the module of the browser app. */
export const CHAT_FILES: Readonly<Record<string, URL>> = {
  'index.html': file('index.html'),
  'chat.css': file('chat.css'),
  'chat.js': file('chat.js'),
  'agents.js': file('agents.js'),
  'gatehouse.js': file('../browser/without-a-package/gatehouse.js'),
  'session-tokens.js': file('../browser/without-a-package/session-tokens.js'),
};

if (import.meta.main) {
  const port = Number(process.env['PORT'] ?? 3000);
  const server = createPageServer(process.env['GATEHOUSE_URL'] ?? 'http://localhost:4001', CHAT_FILES);
  server.listen(port, '127.0.0.1', () => {
    console.log(`Open http://localhost:${port}`);
  });
}
