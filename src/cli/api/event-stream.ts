/** One server-sent event. */
export interface ServerSentEvent {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** The service sends a comment every 15 seconds. */
const SILENCE_LIMIT_MS = 45_000;
const MAX_EVENT_CHARACTERS = 4 * 1024 * 1024;

/** Reads server-sent events until the stream ends. A stream that is silent for too long ends as well. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent, void, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffered = '';
  try {
    for (;;) {
      const chunk = await readWithin(reader, SILENCE_LIMIT_MS);
      if (chunk === null) return;
      buffered += decoder.decode(chunk, { stream: true }).replaceAll('\r', '');
      if (buffered.length > MAX_EVENT_CHARACTERS) throw new Error('An event of the stream is too long.');
      const blocks = buffered.split('\n\n');
      buffered = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The next bytes; null at the end, after an interruption of the network, and after the silence. */
async function readWithin(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limitMs: number,
): Promise<Uint8Array | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, limitMs, null);
  });
  const next = reader.read().then(
    ({ value }) => value ?? null,
    () => null,
  );
  try {
    return await Promise.race([next, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** The event of a block of lines; null for comments and blocks without data. */
function parseEvent(block: string): ServerSentEvent | null {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([a-z]+): ?(.*)$/.exec(line) ?? [];
    if (name !== '')
      fields.set(name, name === 'data' && fields.has('data') ? `${fields.get('data')}\n${value}` : value);
  }
  const data = fields.get('data');
  if (data === undefined) return null;
  return { id: fields.get('id') ?? '', event: fields.get('event') ?? 'message', data };
}
