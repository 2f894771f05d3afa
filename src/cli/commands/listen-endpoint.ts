import { hostname } from 'node:os';
import type { ApiClient } from '../api/client.ts';

const PAGE_SIZE = 100;
const STREAM_URL = 'stream:';

interface Listening {
  readonly app: string;
  readonly forward: string;
  readonly events: readonly string[];
}

interface Endpoint {
  readonly id: string;
  readonly url: string;
  readonly description: string | null;
}

/**
 * Runs the work with an endpoint that subscribes to the events and has no receiver, and deletes the endpoint afterwards. Uses the
 * endpoint of an earlier command that was killed on this machine with the same URL.
 */
export async function withListenEndpoint(
  client: ApiClient,
  { app, forward, events }: Listening,
  work: (endpointId: string) => Promise<void>,
): Promise<void> {
  const description = `gatehouse webhooks listen on ${hostname()} to ${forward}`.slice(0, 2000);
  const subscriptions = [...new Set(events)].map((event) => ({ event_name: event }));
  const abandoned = await findEndpoint(client, app, description);
  const { id } =
    abandoned === undefined
      ? await client.send<Endpoint>('/webhooks/endpoints', {
          method: 'POST',
          json: { app_name: app, url: STREAM_URL, description, max_retries: 0, subscriptions },
        })
      : await client.send<Endpoint>(`/webhooks/endpoints/${abandoned.id}`, {
          method: 'PATCH',
          json: { subscriptions, is_active: true },
        });
  try {
    await work(id);
  } finally {
    await client.send(`/webhooks/endpoints/${id}`, { method: 'DELETE' }).catch((error: Error) => {
      process.stderr.write(`The endpoint ${id} of this command could not be deleted: ${error.message}\n`);
    });
  }
}

async function findEndpoint(client: ApiClient, app: string, description: string): Promise<Endpoint | undefined> {
  // An app has at most 100 endpoints, which are one page.
  const { data } = await client.send<{ data: readonly Endpoint[] }>(
    `/webhooks/apps/${encodeURIComponent(app)}/endpoints`,
    { query: { limit: PAGE_SIZE } },
  );
  return data.find((endpoint) => endpoint.url === STREAM_URL && endpoint.description === description);
}
