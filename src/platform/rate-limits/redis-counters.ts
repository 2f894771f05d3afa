import { type CommandParser, createClient, defineScript } from 'redis';
import type { Counters } from './counters.ts';

/**
 * Redis runs nothing else meanwhile, and a counter's time to live is its window, by Redis' own clock: what is over is gone.
 * A counter whose last millisecond runs has 0 left of it.
 */
const TAKE = defineScript({
  SCRIPT: `
    local cost = tonumber(ARGV[1])
    local allowed = 1
    local counts = {}
    for i, key in ipairs(KEYS) do
      local used = tonumber(redis.call('GET', key) or '0')
      if used + cost > tonumber(ARGV[i * 2]) then allowed = 0 end
      counts[i * 2 - 1] = used
      counts[i * 2] = redis.call('PTTL', key)
    end
    if allowed == 1 then
      for i, key in ipairs(KEYS) do
        if counts[i * 2] < 0 then
          redis.call('SET', key, cost, 'PX', ARGV[i * 2 + 1])
          counts[i * 2] = tonumber(ARGV[i * 2 + 1])
        else
          redis.call('INCRBY', key, cost)
        end
        counts[i * 2 - 1] = counts[i * 2 - 1] + cost
      end
    end
    return { allowed, unpack(counts) }`,
  parseCommand(parser: CommandParser, keys: string[], values: string[]) {
    parser.pushKeysLength(keys);
    parser.push(...values);
  },
  transformReply: (reply: unknown) => reply as number[],
});

/** Longer than this nobody waits for Redis, while this process has the time to listen. */
const TIMEOUT_MS = 500;
/** A start waits so long for the first connection, so that the first calls are counted too. */
const CONNECT_TIMEOUT_MS = 1_000;
const MAX_RECONNECT_DELAY_MS = 1_000;

/** Counters in Redis, for all processes on it. Throws while it is away; connecting goes on in the background. */
export async function openRedisCounters(url: string, prefix: string): Promise<Counters> {
  const client = createClient({
    url,
    RESP: 2,
    scripts: { take: TAKE },
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 10), MAX_RECONNECT_DELAY_MS),
    },
  });
  // Whoever counts is told by the failure of that call; without a listener an outage would end the process.
  client.on('error', () => {});
  // Before all calls of a new connection: one sent twice, since Redis lacks the script, would be overtaken by those behind it.
  client.on('ready', () => void client.scriptLoad(TAKE.SCRIPT).catch(() => undefined));
  const connected = client.connect().then(
    () => undefined,
    () => undefined,
  );
  await withTimeout(connected, CONNECT_TIMEOUT_MS).catch(() => undefined);

  return {
    async take(counters, cost) {
      const keys = counters.map(({ key }) => prefix + key);
      const values = counters.flatMap(({ limit, windowMs }) => [String(limit), String(windowMs)]);
      const [allowed, ...counts] = await withTimeout(client.take(keys, [String(cost), ...values]), TIMEOUT_MS);
      return {
        allowed: allowed === 1,
        counts: keys.map((_, index) => {
          const resetsInMs = counts[index * 2 + 1] as number;
          return { used: counts[index * 2] as number, resetsInMs: resetsInMs < 0 ? null : resetsInMs };
        }),
      };
    },
    async close() {
      client.destroy();
    },
  };
}

/**
 * The time is up after two halves of it and once more what has come in is read: a process that was too busy to send the call,
 * or to read the answer, doesn't take Redis to be slow.
 */
async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error(`Redis did not answer within ${milliseconds} ms.`));
    const secondHalf = () => {
      timer = setTimeout(() => setImmediate(giveUp), milliseconds / 2);
    };
    timer = setTimeout(secondHalf, milliseconds / 2);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
