import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';

/** An older timestamp is rejected, so that a recorded request cannot be sent again later. */
const MAX_AGE_SECONDS = 5 * 60;
const MAX_BODY_BYTES = 1024 * 1024;

export interface WebhookEvent {
  readonly type: string;
  readonly timestamp: string;
  readonly data: unknown;
}

export interface ReceiverOptions {
  /** The signing secret of the webhook app or of the endpoint: `whsec_…`. */
  readonly secret: string;
  /** Called once for each `webhook-id`. If it throws, the response is 500 and Gatehouse sends the event again later. */
  readonly onEvent: (event: WebhookEvent) => Promise<void> | void;
}

/** An HTTP server that verifies the deliveries of a webhook endpoint and handles each event once. */
export function createReceiver({ secret, onEvent }: ReceiverOptions): Server {
  /** In a real service: a table with a unique column, written in the transaction that handles the event. */
  const handled = new Map<string, Promise<void>>();

  /** Handles an event, or waits for the request that is handling the same one. */
  function handleOnce(id: string, event: WebhookEvent): Promise<void> {
    const known = handled.get(id);
    if (known !== undefined) return known;
    const handling = (async () => onEvent(event))();
    handled.set(id, handling);
    handling.catch(() => handled.delete(id));
    return handling;
  }

  return createServer(async (request, response) => {
    try {
      const body = await readBody(request);
      if (body === null) {
        response.writeHead(413, { Connection: 'close' }).end();
      } else if (!isGenuine(request.headers, body, secret)) {
        response.writeHead(400).end('The signature or the timestamp is invalid.');
      } else {
        await handleOnce(String(request.headers['webhook-id']), JSON.parse(body.toString('utf8')));
        response.writeHead(204).end();
      }
    } catch (error) {
      console.error(error);
      response.writeHead(500).end();
    }
  });
}

/** Whether the request was signed with the secret in the last five minutes. */
export function isGenuine(headers: IncomingHttpHeaders, body: Buffer, secret: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return false;
  const ageSeconds = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(ageSeconds <= MAX_AGE_SECONDS)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  // While a secret is rotated, the header has a signature of each secret, separated by a space.
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    const received = Buffer.from(value, 'base64');
    return version === 'v1' && received.length === expected.length && timingSafeEqual(received, expected);
  });
}

/** The body as it was sent, byte for byte; null when it is too large. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

if (import.meta.main) {
  const secret = process.env['WEBHOOK_SECRET'] ?? '';
  const port = Number(process.env['PORT'] ?? 3001);
  if (secret === '') throw new Error('Set WEBHOOK_SECRET to the signing secret of the webhook app.');
  const onEvent = ({ type, data }: WebhookEvent) => console.log(`${type} ${JSON.stringify(data)}`);
  createReceiver({ secret, onEvent }).listen(port, '127.0.0.1', () => {
    console.log(`Receiving webhooks at http://localhost:${port}`);
  });
}
