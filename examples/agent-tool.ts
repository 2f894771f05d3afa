import { createServer, type IncomingMessage, type Server } from 'node:http';
import { isGenuine } from './webhook-receiver.ts';

/** Gatehouse sends up to 64 KiB of arguments. */
const MAX_BODY_BYTES = 128 * 1024;

/** A call of a tool, as Gatehouse sends it. The arguments match the JSON schema of the tool. */
export interface ToolCall<Arguments> {
  readonly tool: string;
  readonly run_id: string;
  readonly agent_id: string;
  /** The same when the call is sent again. Tools with effects store it, and have each effect once. */
  readonly call_id: string;
  readonly arguments: Arguments;
  /** For whom the agent runs, if it runs for a user or a customer. Check what they may see, not the arguments. */
  readonly user_id?: string;
  readonly organization_id?: string;
  readonly workspace_id?: string;
}

export interface ToolOptions<Arguments> {
  /** The signing secret of the tool: `whsec_…`. */
  readonly secret: string;
  /** Returns what the model sees. If it throws, the response is 500 and Gatehouse sends the call up to two more times. */
  readonly onCall: (call: ToolCall<Arguments>) => Promise<unknown> | unknown;
}

/** An HTTP server that verifies the calls of a tool and responds to them. */
export function createToolServer<Arguments>({ secret, onCall }: ToolOptions<Arguments>): Server {
  return createServer(async (request, response) => {
    try {
      const body = await readBody(request);
      if (body === null) {
        response.writeHead(413, { Connection: 'close' }).end();
      } else if (!isGenuine(request.headers, body, secret)) {
        response.writeHead(400).end('The signature or the timestamp is invalid.');
      } else {
        const result = await onCall(JSON.parse(body.toString('utf8')));
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(result));
      }
    } catch (error) {
      console.error(error);
      response.writeHead(500).end();
    }
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

const ORDERS: ReadonlyMap<string, string> = new Map([['A-1042', 'shipped']]);

/** The tool `get_order_status`. */
export function getOrderStatus({ arguments: { order } }: ToolCall<{ readonly order: string }>) {
  const status = ORDERS.get(order);
  return status === undefined ? { error: `There is no order ${order}.` } : { order, status };
}

if (import.meta.main) {
  const secret = process.env['TOOL_SECRET'] ?? '';
  const port = Number(process.env['PORT'] ?? 3002);
  if (secret === '') throw new Error('Set TOOL_SECRET to the signing secret of the tool.');
  createToolServer({ secret, onCall: getOrderStatus }).listen(port, '127.0.0.1', () => {
    console.log(`Responding to calls at http://localhost:${port}`);
  });
}
