import type { Services } from '../../platform/context.ts';
import { idTimestampMs } from '../../platform/database/ids/ids.ts';
import type { NotificationListener } from '../../platform/database/notifications/notification-listener.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Log } from '../../platform/logging/log.ts';
import { runInBackground } from '../../platform/process/background.ts';
import type { WebhookDeliveryEventRow } from '../graph/rows.ts';
import { CHANNEL, type DeliveryNotification, parseNotification } from './notifications.ts';
import { markSubscribed, readEvents, recentlyChanged } from './stream.reads.ts';
import { assertBelowLimits, STREAM_LIMITS, type StreamLimits } from './stream-limits.ts';
import { matchesRequest, type StreamRequest } from './stream-request.ts';
import { createStreamSubscriber, type StreamSubscriber } from './stream-subscriber.ts';
import { forgetSeenBefore, publish, type SubscribedApp, takeBatch } from './subscribed-app.ts';

/** Polling reads this far back. Ids and times are made before the commit, so an older row may be committed after a newer one. */
const LATE_COMMIT_WINDOW_MS = 15_000;
/** The poll interval while notifications arrive. */
const POLL_INTERVAL_MS = 10_000;
/** The poll interval while the connection for notifications is down. */
const FALLBACK_POLL_INTERVAL_MS = 2_000;
/** How often subscribed apps are marked in the database: well before the mark expires. */
const MARK_INTERVAL_MS = 20_000;
/** How far back, and how many events, a reconnecting subscriber receives. */
const MAX_RESUME_MS = 600_000;
const MAX_RESUMED_EVENTS = 1_000;

type FeedServices = Pick<Services, 'database' | 'deliveries'>;

/** Publishes the delivery events of all processes to the live streams of this one. */
export interface DeliveryFeed {
  /**
   * Streams the events of an app that are committed from now on, after those that a reconnecting subscriber missed. Ends
   * when the app is deleted or the feed stops.
   */
  subscribe(request: StreamRequest): Promise<AsyncIterableIterator<WebhookDeliveryEventRow, void, void>>;
  start(services: FeedServices): Promise<void>;
  /** Ends all streams. */
  stop(): Promise<void>;
}

interface Options {
  readonly log: Log;
  readonly limits?: Partial<StreamLimits> | undefined;
}

export function createDeliveryFeed({ log, limits }: Options): DeliveryFeed {
  let feed: Awaited<ReturnType<typeof run>> | undefined;
  return {
    async subscribe(request) {
      if (feed === undefined) throw new ServiceError('UNAVAILABLE', 'The service is stopping.', { retryAfter: 1 });
      return feed.subscribe(request);
    },
    async start(services) {
      feed = await runInBackground(() => run(services, log, { ...STREAM_LIMITS, ...limits }));
    },
    async stop() {
      const stopping = feed;
      feed = undefined;
      await stopping?.stop();
    },
  };
}

/**
 * Reads events when the database notifies of them. Polling finds the events without a notification, and those that were
 * committed late. Notifications only make the stream faster: it is complete without them.
 */
async function run({ database, deliveries }: FeedServices, log: Log, limits: StreamLimits) {
  const { rows } = database;
  const apps = new Map<string, SubscribedApp>();
  let polling: Promise<void> | undefined;
  let nextPollAt = 0;
  let nextMarkAt = 0;

  const listener: NotificationListener = await database.listen({
    channel: CHANNEL,
    onNotification: (payload) => {
      const notification = parseNotification(payload);
      if (notification === null) deliveries.wakeAll();
      else enqueue(notification);
    },
    onListening: () => {
      nextPollAt = 0;
    },
  });
  const timer = setInterval(() => {
    if (Date.now() >= nextPollAt) polling ??= poll().finally(() => (polling = undefined));
  }, FALLBACK_POLL_INTERVAL_MS);

  async function subscribe(request: StreamRequest): Promise<StreamSubscriber> {
    const { deploymentId, appId, lastEventId } = request;
    assertBelowLimits([...apps.values()], request, limits);
    const app = apps.get(appId) ?? addApp(deploymentId, appId);
    const subscriber = createStreamSubscriber(matchesRequest(request), () => {
      app.subscribers.delete(subscriber);
      if (app.subscribers.size === 0 && apps.get(appId) === app) apps.delete(appId);
    });
    app.subscribers.add(subscriber);
    try {
      await app.ready;
      if (lastEventId !== undefined) subscriber.prepend(await readMissedEvents(app, lastEventId));
    } catch (error) {
      subscriber.end();
      throw error;
    }
    return subscriber;
  }

  /** All events since this one, and those of the window before it, which may have been committed after it. */
  async function readMissedEvents(app: SubscribedApp, lastEventId: string): Promise<WebhookDeliveryEventRow[]> {
    const since = idTimestampMs(lastEventId) - LATE_COMMIT_WINDOW_MS;
    const gap: WebhookDeliveryEventRow = {
      id: database.ids.next(),
      type: 'GAP',
      delivery: null,
      attempt: null,
      since: new Date(since).toISOString(),
    };
    if (since < Date.now() - MAX_RESUME_MS) return [gap];
    const [found] = await recentlyChanged(rows, [{ ...app, since }]);
    const notifications = found?.notifications ?? [];
    if (notifications.flatMap(({ ids }) => ids).length > MAX_RESUMED_EVENTS) return [gap];
    const events = await readEvents(rows, app, notifications);
    return events.filter(({ id }) => id !== lastEventId);
  }

  /** Marks existing events as seen, so that they are not published. An event that commits later is found as a new one. */
  function addApp(deploymentId: number, appId: string): SubscribedApp {
    const startedAt = Date.now();
    const since = startedAt - LATE_COMMIT_WINDOW_MS;
    const ready = runInBackground(async () => {
      await markSubscribed(rows, [{ deploymentId, appId }]);
      for (const { notifications } of await recentlyChanged(rows, [{ deploymentId, appId, since }])) {
        for (const id of notifications.flatMap(({ ids }) => ids)) app.seen.set(id, startedAt);
      }
      app.isReady = true;
      nextPollAt = 0;
    });
    const app: SubscribedApp = {
      deploymentId,
      appId,
      subscribers: new Set(),
      seen: new Map(),
      since,
      isReady: false,
      ready,
      pending: [],
    };
    apps.set(appId, app);
    return app;
  }

  function enqueue({ kind, appId, ids }: DeliveryNotification): void {
    const app = apps.get(appId);
    if (app === undefined || !app.isReady) return;
    const newIds = ids.filter((id) => !app.seen.has(id));
    if (newIds.length === 0) return;
    const now = Date.now();
    for (const id of newIds) app.seen.set(id, now);
    app.pending.push({ kind, appId, ids: newIds });
    app.reading ??= readPending(app).finally(() => (app.reading = undefined));
  }

  /** Runs for each app separately, so that a slow subscriber does not delay the streams of other apps. */
  async function readPending(app: SubscribedApp): Promise<void> {
    while (app.pending.length > 0 && app.subscribers.size > 0) {
      const batch = takeBatch(app);
      try {
        for (const event of await readEvents(rows, app, batch)) publish(app, event);
      } catch (err) {
        log.error({ err }, 'Changes of webhook deliveries could not be read');
        // The next poll finds them again.
        for (const id of batch.flatMap(({ ids }) => ids)) app.seen.delete(id);
      }
      await Promise.all([...app.subscribers].map((subscriber) => subscriber.waitForCapacity()));
    }
  }

  async function poll(): Promise<void> {
    const now = Date.now();
    nextPollAt = listener.isListening ? now + POLL_INTERVAL_MS : 0;
    const readyApps = [...apps.values()].filter(({ isReady }) => isReady);
    if (readyApps.length === 0) return;
    try {
      if (now >= nextMarkAt) {
        await markSubscribed(rows, readyApps);
        nextMarkAt = now + MARK_INTERVAL_MS;
      }
      const changes = await recentlyChanged(rows, readyApps);
      const found = new Map(changes.map(({ appId, notifications }) => [appId, notifications]));
      for (const app of readyApps) {
        const notifications = found.get(app.appId);
        // The app was deleted.
        if (notifications === undefined) for (const subscriber of app.subscribers) subscriber.end();
        notifications?.forEach(enqueue);
        app.since = now - LATE_COMMIT_WINDOW_MS;
        forgetSeenBefore(app, now - 2 * LATE_COMMIT_WINDOW_MS);
      }
    } catch (err) {
      log.error({ err }, 'Changes of webhook deliveries could not be polled');
      nextPollAt = 0;
    }
  }

  return {
    subscribe,
    async stop() {
      clearInterval(timer);
      const openApps = [...apps.values()];
      for (const { subscribers } of openApps) for (const subscriber of subscribers) subscriber.end();
      await listener.close();
      await Promise.all([polling, ...openApps.map(({ reading }) => reading)]);
    },
  };
}

declare module '../../platform/context.ts' {
  interface Services {
    /** Publishes webhook delivery events to live streams. */
    readonly deliveryFeed: DeliveryFeed;
  }
}
