import { createHmac } from 'node:crypto';
import { readCommandConfig } from '../../config/config.ts';
import { backoffMs, isTemporary } from '../api/backoff.ts';
import { API_HELP, API_OPTIONS, type ApiClient, createApiClient, ResponseError } from '../api/client.ts';
import { readEvents } from '../api/event-stream.ts';
import { interruptSignal, pause } from '../interrupt.ts';
import { CommandError, UsageError } from '../script.ts';
import { defineCommand } from './command.ts';
import { createForwarder, type DeliveryEvent } from './forwarder.ts';
import { withListenEndpoint } from './listen-endpoint.ts';

const HELP = `npm run cli -- webhooks listen APP --forward URL [--event NAME …] [--endpoint ID]
    sends each delivery of a webhook app to a URL on your machine, with the headers and the body of the original request and a
    signature of its own, and prints the responses until Ctrl-C. It works behind a firewall, because it reads the stream of
    deliveries. After an interruption it connects again and continues where it was.

    --forward   URL that receives the requests, such as http://localhost:3000/hook
    --event     receives these events, such as order.paid or order.*, even if no endpoint subscribes to them: the command creates
                an endpoint with the URL stream: and deletes it at the end. As often as needed
    --endpoint  forwards only deliveries to the endpoint with this id
    --timeout   seconds to wait for a response, 1 to 300; 30 if not set

Without --event, it forwards what the app's endpoints receive: each message once, and again for each retry. The key needs the scope
webhooks:read, with --event also webhooks:write, and the scopes of the service's own events, such as users:read for user.created.

Verify the signatures with the secret that the command prints. It depends on the API key and the app only, so that it stays the
same. Set GATEHOUSE_WEBHOOK_SECRET to sign with another one, such as that of the app. Headers that look like credentials are
not forwarded.

${API_HELP}`;

const options = {
  ...API_OPTIONS,
  forward: { type: 'string' },
  event: { type: 'string', multiple: true },
  endpoint: { type: 'string' },
  timeout: { type: 'string', default: '30' },
} as const;

export const command = defineCommand(
  { help: HELP, options, allowPositionals: true },
  async ({ values, positionals }) => {
    const [app = ''] = positionals;
    if (positionals.length !== 1 || app === '') throw new UsageError('Name one webhook app.');
    if (values.event !== undefined && values.endpoint !== undefined) {
      throw new UsageError('Use either --event or --endpoint.');
    }
    const forward = forwardUrl(values.forward);
    if (!/^\d{1,3}$/.test(values.timeout) || Number(values.timeout) < 1 || Number(values.timeout) > 300) {
      throw new UsageError('--timeout must be a whole number of seconds from 1 to 300.');
    }
    const client = await createApiClient(values);
    const secret = signingSecret(client, app);
    const interrupted = interruptSignal();
    const timeoutMs = Number(values.timeout) * 1000;

    async function listenTo(endpointId: string | undefined): Promise<void> {
      const forwarder = createForwarder({ client, forward, secret, timeoutMs, signal: interrupted });
      const onOpen = () => {
        console.log(
          `Forwarding the deliveries of ${app} to ${forward}. Press Ctrl-C to stop.\nSigning secret: ${secret}\n`,
        );
      };
      await follow(client, { app, endpointId, interrupted, onOpen, onEvent: forwarder.add });
      await forwarder.end();
    }

    if (values.event === undefined) await listenTo(values.endpoint);
    else await withListenEndpoint(client, { app, forward, events: values.event }, listenTo);
  },
);

function forwardUrl(text: string | undefined): string {
  if (text === undefined) throw new UsageError('--forward is required: the URL that receives the requests.');
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`--forward must be a URL such as http://localhost:3000/hook, not ${JSON.stringify(text)}.`);
  }
  if (url.username !== '' || url.password !== '')
    throw new UsageError('--forward must not contain a user name or password.');
  return url.href;
}

/** The same for each start with the same key and app. It reveals nothing of the key. */
function signingSecret({ credential }: ApiClient, app: string): string {
  const { webhookSecret: given } = readCommandConfig();
  if (given === null) {
    return `whsec_${createHmac('sha256', credential).update(`gatehouse webhooks listen ${app}`).digest('base64')}`;
  }
  if (!/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(given)) {
    throw new CommandError('GATEHOUSE_WEBHOOK_SECRET must be whsec_ and at least 24 bytes in base64.');
  }
  return given;
}

interface Following {
  readonly app: string;
  readonly endpointId: string | undefined;
  readonly interrupted: AbortSignal;
  /** Called when the stream is open for the first time. */
  readonly onOpen: () => void;
  readonly onEvent: (event: DeliveryEvent) => Promise<void>;
}

/** Reads the stream of deliveries until Ctrl-C, and connects again after interruptions. */
async function follow(client: ApiClient, { app, endpointId, interrupted, onOpen, onEvent }: Following): Promise<void> {
  const path = `/webhooks/apps/${encodeURIComponent(app)}/deliveries/stream`;
  let lastEventId: string | undefined;
  let failures = 0;
  let wasOpen = false;
  while (!interrupted.aborted) {
    try {
      const response = await client.open(path, {
        query: { endpoint_id: endpointId },
        headers: { Accept: 'text/event-stream', ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }) },
        signal: interrupted,
      });
      if (!wasOpen) onOpen();
      else process.stderr.write('Connected again.\n');
      wasOpen = true;
      failures = 0;
      for await (const { id, data } of readEvents(response.body as ReadableStream<Uint8Array>)) {
        await onEvent(JSON.parse(data) as DeliveryEvent);
        if (id !== '') lastEventId = id;
      }
      if (!interrupted.aborted) process.stderr.write('The stream has ended. Connecting again …\n');
    } catch (error) {
      if (interrupted.aborted) return;
      // A first attempt fails at once: the URL or the key may be wrong.
      if (!wasOpen || !isTemporary(error)) throw explained(error, app);
      process.stderr.write(`${error.message}\n`);
    }
    failures += 1;
    await pause(backoffMs(failures), interrupted);
  }
}

function explained(error: unknown, app: string): unknown {
  if (!(error instanceof ResponseError) || error.status !== 404) return error;
  return new CommandError(`The deployment of this API key has no webhook app ${JSON.stringify(app)}.`);
}
