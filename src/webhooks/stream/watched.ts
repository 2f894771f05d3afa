import type { WebhookDeliveryEventRow } from '../graph/rows.ts';
import type { Notice } from './notices.ts';
import type { Reader } from './reader.ts';

/** Events that are read at once. */
const BATCH = 500;

/** An app that somebody watches. */
export interface Watched {
  readonly deploymentId: number;
  readonly appId: string;
  readonly readers: Set<Reader>;
  /** Events that were met, with the moment: each is told once. */
  readonly known: Map<string, number>;
  /** From which moment on is looked for more. */
  since: number;
  isReady: boolean;
  readonly ready: Promise<void>;
  /** What is to be read and told. */
  pending: Notice[];
  reading?: Promise<void> | undefined;
}

/** What comes next of what is to be read. */
export function takeBatch(app: Watched): Notice[] {
  const batch: Notice[] = [];
  for (let room = BATCH; room > 0; ) {
    const [next, ...rest] = app.pending;
    if (next === undefined) break;
    const ids = next.ids.slice(0, room);
    const left = next.ids.slice(room);
    batch.push({ ...next, ids });
    app.pending = left.length > 0 ? [{ ...next, ids: left }, ...rest] : rest;
    room -= ids.length;
  }
  return batch;
}

export function tell(app: Watched, event: WebhookDeliveryEventRow): void {
  for (const reader of app.readers) reader.offer(event);
}

/** Of what was met before this moment, looking finds nothing any more. */
export function forget({ known }: Watched, before: number): void {
  for (const [id, at] of known) {
    if (at >= before) return;
    known.delete(id);
  }
}
