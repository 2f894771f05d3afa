import { type CommandParser, createClient, defineScript } from 'redis';
import type { Counters } from './counters.ts';

/**
 * Redis runs the script atomically. The time to live of a counter is the rest of its window, by the clock of Redis, so that an
 * ended window does not exist. PTTL is 0 in the last millisecond.
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

/** How long a request waits for Redis. */
const TIMEOUT_MS = 500;
/** How long a start waits for the first connection, so that the first requests are counted. */
const CONNECT_TIMEOUT_MS = 1_000;
const MAX_RECONNECT_DELAY_MS = 1_000;

/** Opens counters in Redis, shared by all processes. `take` throws while Redis is unavailable, and the client reconnects. */
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
  // Failed commands report the errors. Without a listener an outage would end the process.
  client.on('error', () => {});
  // Loads the script before the first command of a connection. Otherwise the first command would be sent again with the script,
  // after the commands behind it.
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
 * Rejects when the work takes too long. Waits for the time in two halves and then reads the socket once more, so that a process
 * that was too busy to send the command or to read the reply does not blame Redis.
 */
async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error(`Redis did not reply within ${timeoutMs} ms.`));
    const secondHalf = () => {
      timer = setTimeout(() => setImmediate(giveUp), timeoutMs / 2);
    };
    timer = setTimeout(secondHalf, timeoutMs / 2);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
