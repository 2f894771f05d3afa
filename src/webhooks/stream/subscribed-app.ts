import type { WebhookDeliveryEventRow } from '../graph/rows.ts';
import type { DeliveryNotification } from './notifications.ts';
import type { StreamSubscriber } from './stream-subscriber.ts';

/** Events that are read at once. */
const BATCH_SIZE = 500;

/** An app with live stream subscribers. */
export interface SubscribedApp {
  readonly deploymentId: number;
  readonly appId: string;
  readonly subscribers: Set<StreamSubscriber>;
  /** Ids of the events that were found, with the time: each is published once. */
  readonly seen: Map<string, number>;
  /** Polling looks for events since this time, in milliseconds. */
  since: number;
  isReady: boolean;
  readonly ready: Promise<void>;
  /** Notifications whose events are still to be read and published. */
  pending: DeliveryNotification[];
  reading?: Promise<void> | undefined;
}

/** Removes and returns the next batch of pending notifications. */
export function takeBatch(app: SubscribedApp): DeliveryNotification[] {
  const batch: DeliveryNotification[] = [];
  for (let remaining = BATCH_SIZE; remaining > 0; ) {
    const [next, ...rest] = app.pending;
    if (next === undefined) break;
    const ids = next.ids.slice(0, remaining);
    const left = next.ids.slice(remaining);
    batch.push({ ...next, ids });
    app.pending = left.length > 0 ? [{ ...next, ids: left }, ...rest] : rest;
    remaining -= ids.length;
  }
  return batch;
}

export function publish(app: SubscribedApp, event: WebhookDeliveryEventRow): void {
  for (const subscriber of app.subscribers) subscriber.push(event);
}

/** Forgets events that were seen before this time: polling no longer finds them. */
export function forgetSeenBefore({ seen }: SubscribedApp, timeMs: number): void {
  for (const [id, seenAt] of seen) {
    if (seenAt >= timeMs) return;
    seen.delete(id);
  }
}
