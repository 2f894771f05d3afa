import { createAuth } from '@gatehouse/node';
import { callerOf, proxyMiddleware, requireAuth } from '@gatehouse/node/express';
import { createProxy } from '@gatehouse/node/proxy';
import express, { type Express } from 'express';

/** An app on a host of its own: the API of the deployment host below /gatehouse, a route for signed-in users, and its pages. */
export function createApp(url: string, pages: string): Express {
  const auth = createAuth({ url, cookie: true });
  return express()
    .set('trust proxy', 1)
    .use(proxyMiddleware(createProxy({ url })))
    .get('/api/greeting', requireAuth(auth), (_request, response) => {
      response.json({ user: callerOf(response).userId });
    })
    .use(express.static(pages));
}

if (import.meta.main) {
  const port = Number(process.env['PORT'] ?? 3000);
  createApp(process.env['GATEHOUSE_URL'] ?? 'http://localhost:4001', 'public').listen(port, () => {
    console.log(`The app is at http://localhost:${port}`);
  });
}
