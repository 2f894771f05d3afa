import { background } from '../../platform/background.ts';
import type { Services } from '../../platform/context.ts';
import { momentOf } from '../../platform/database/ids.ts';
import type { Listener } from '../../platform/database/listener.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Log } from '../../platform/logging/log.ts';
import type { WebhookDeliveryEventRow } from '../graph/rows.ts';
import { CHANNEL, type Notice, readNotice } from './notices.ts';
import { createReader, type Reader } from './reader.ts';
import { markWatched, readEvents, recentlyChanged } from './stream.reads.ts';
import { assertFree, type FeedLimits, LIMITS } from './stream-limits.ts';
import { passes, type Watch } from './watch.ts';
import { forget, takeBatch, tell, type Watched } from './watched.ts';

/** How far back is looked for what committed later than what is newer: ids and times are made before the commit. */
const WINDOW_MS = 15_000;
/** How often is looked while the database tells of changes, and while it doesn't. */
const LOOK_MS = 10_000;
const LOOK_ALONE_MS = 2_000;
/** How often is said that an app is watched: well before that is forgotten. */
const MARK_MS = 20_000;
/** How far back, and how much, is told to whoever comes back. */
const RESUME_MS = 600_000;
const MAX_RESUMED = 1_000;

type Heard = Pick<Services, 'database' | 'deliveries'>;

/** What happens to webhook deliveries, in whichever process. */
export interface DeliveryFeed {
  /** The events of an app that commit from now on, and what a reader who comes back has missed, until the app is deleted or the feed stops. */
  watch(watch: Watch): Promise<AsyncIterableIterator<WebhookDeliveryEventRow, void, void>>;
  start(services: Heard): Promise<void>;
  /** Ends whoever watches. */
  stop(): Promise<void>;
}

interface Options {
  readonly log: Log;
  readonly limits?: Partial<FeedLimits> | undefined;
}

export function createDeliveryFeed({ log, limits }: Options): DeliveryFeed {
  let feed: Awaited<ReturnType<typeof run>> | undefined;
  return {
    async watch(watch) {
      if (feed === undefined) throw new ServiceError('UNAVAILABLE', 'The service is stopping.', { retryAfter: 1 });
      return feed.watch(watch);
    },
    async start(services) {
      feed = await background(() => run(services, log, { ...LIMITS, ...limits }));
    },
    async stop() {
      const stopping = feed;
      feed = undefined;
      await stopping?.stop();
    },
  };
}

/**
 * What the database tells is read at once; besides, it is looked now and then for what nobody has told of, with a step
 * back in time for what commits late. So nothing depends on a notice: it only makes things quick.
 */
async function run({ database, deliveries }: Heard, log: Log, limits: FeedLimits) {
  const { rows } = database;
  const apps = new Map<string, Watched>();
  let looking: Promise<void> | undefined;
  let nextLook = 0;
  let nextMark = 0;

  const listener: Listener = await database.listen({
    channel: CHANNEL,
    heard: (payload) => {
      const notice = readNotice(payload);
      if (notice === null) deliveries.wake();
      else note(notice);
    },
    began: () => {
      nextLook = 0;
    },
  });
  const timer = setInterval(() => {
    if (Date.now() >= nextLook) looking ??= look().finally(() => (looking = undefined));
  }, LOOK_ALONE_MS);

  async function watch(watch: Watch): Promise<Reader> {
    const { deploymentId, appId, lastEventId } = watch;
    assertFree([...apps.values()], watch, limits);
    const app = apps.get(appId) ?? begin(deploymentId, appId);
    const reader = createReader(passes(watch), () => {
      app.readers.delete(reader);
      if (app.readers.size === 0 && apps.get(appId) === app) apps.delete(appId);
    });
    app.readers.add(reader);
    try {
      await app.ready;
      if (lastEventId !== undefined) reader.begin(await missed(app, lastEventId));
    } catch (error) {
      reader.end();
      throw error;
    }
    return reader;
  }

  /** All since the event, and of what was made shortly before it all too: it may have committed later. */
  async function missed(app: Watched, lastEventId: string): Promise<WebhookDeliveryEventRow[]> {
    const since = momentOf(lastEventId) - WINDOW_MS;
    const gap: WebhookDeliveryEventRow = {
      id: database.ids.next(),
      type: 'GAP',
      delivery: null,
      attempt: null,
      since: new Date(since).toISOString(),
    };
    if (since < Date.now() - RESUME_MS) return [gap];
    const [found] = await recentlyChanged(rows, [{ ...app, since }]);
    const notices = found?.notices ?? [];
    if (notices.flatMap(({ ids }) => ids).length > MAX_RESUMED) return [gap];
    const events = await readEvents(rows, app, notices);
    return events.filter(({ id }) => id !== lastEventId);
  }

  /** What is there already is known, not told. What is being written commits later, unknown, and is found. */
  function begin(deploymentId: number, appId: string): Watched {
    const startedAt = Date.now();
    const since = startedAt - WINDOW_MS;
    const ready = background(async () => {
      await markWatched(rows, [{ deploymentId, appId }]);
      for (const { notices } of await recentlyChanged(rows, [{ deploymentId, appId, since }])) {
        for (const id of notices.flatMap(({ ids }) => ids)) app.known.set(id, startedAt);
      }
      app.isReady = true;
      nextLook = 0;
    });
    const app: Watched = {
      deploymentId,
      appId,
      readers: new Set(),
      known: new Map(),
      since,
      isReady: false,
      ready,
      pending: [],
    };
    apps.set(appId, app);
    return app;
  }

  function note({ kind, appId, ids }: Notice): void {
    const app = apps.get(appId);
    if (app === undefined || !app.isReady) return;
    const fresh = ids.filter((id) => !app.known.has(id));
    if (fresh.length === 0) return;
    const now = Date.now();
    for (const id of fresh) app.known.set(id, now);
    app.pending.push({ kind, appId, ids: fresh });
    app.reading ??= readPending(app).finally(() => (app.reading = undefined));
  }

  /** Each app for itself: a reader that is waited for keeps none of another app waiting. */
  async function readPending(app: Watched): Promise<void> {
    while (app.pending.length > 0 && app.readers.size > 0) {
      const batch = takeBatch(app);
      try {
        for (const event of await readEvents(rows, app, batch)) tell(app, event);
      } catch (err) {
        log.error({ err }, 'Changes of webhook deliveries could not be read');
        // They are found again.
        for (const id of batch.flatMap(({ ids }) => ids)) app.known.delete(id);
      }
      await Promise.all([...app.readers].map((reader) => reader.room()));
    }
  }

  async function look(): Promise<void> {
    const now = Date.now();
    nextLook = listener.hears ? now + LOOK_MS : 0;
    const watched = [...apps.values()].filter(({ isReady }) => isReady);
    if (watched.length === 0) return;
    try {
      if (now >= nextMark) {
        await markWatched(rows, watched);
        nextMark = now + MARK_MS;
      }
      const found = new Map((await recentlyChanged(rows, watched)).map(({ appId, notices }) => [appId, notices]));
      for (const app of watched) {
        const notices = found.get(app.appId);
        // The app was deleted.
        if (notices === undefined) for (const reader of app.readers) reader.end();
        notices?.forEach(note);
        app.since = now - WINDOW_MS;
        forget(app, now - 2 * WINDOW_MS);
      }
    } catch (err) {
      log.error({ err }, 'Changes of webhook deliveries could not be looked for');
      nextLook = 0;
    }
  }

  return {
    watch,
    async stop() {
      clearInterval(timer);
      const watched = [...apps.values()];
      for (const { readers } of watched) for (const reader of readers) reader.end();
      await listener.close();
      await Promise.all([looking, ...watched.map(({ reading }) => reading)]);
    },
  };
}

declare module '../../platform/context.ts' {
  interface Services {
    /** What happens to webhook deliveries, for those that watch. */
    readonly deliveryFeed: DeliveryFeed;
  }
}
