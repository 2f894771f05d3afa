import type { Claimed } from './claim.ts';

/** Attempts to one endpoint that are under way at once. */
export const PLACES_PER_ENDPOINT = 16;
/** Whoever failed last gets few. */
export const PLACES_PER_FAILING = 2;
/** An endpoint that answers so quickly has more claimed than is under way: it need not wait for each claim. */
const QUICK_MS = 250;
export const AHEAD = 112;
/** With more endpoints than these the places are full without it. */
const FEW = 8;
const REMEMBERED = 32;
/** Far less than a claim outlasts its attempt: what has waited longer is handed back. */
const LONGEST_WAIT_MS = 4_000;

/** How an attempt ended, for whoever waits behind it. */
export interface Ended {
  readonly succeeded: boolean;
  readonly milliseconds: number;
}

/** What this process has claimed, by endpoint: so many attempts are under way, and what is claimed ahead waits its turn. */
export interface Lanes {
  /** All that is under way or waits. */
  readonly held: number;
  /** What of it is under way to endpoints that failed last. */
  readonly failing: number;
  /** What each endpoint has of its places; less than none where it may have more than these. */
  taken(): Map<string, number>;
  /** Begins what was claimed where so much was taken, or lets it wait for a place. */
  add(deliveries: readonly Claimed[], taken: ReadonlyMap<string, number>): void;
  /** Takes out what waits. */
  clear(): Claimed[];
  /** Resolves once nothing is under way. */
  idle(): Promise<unknown>;
}

interface Lane {
  active: number;
  /** What comes next, with the moment when it was claimed. */
  waiting: { readonly delivery: Claimed; readonly since: number }[];
  /** The last claim gave it all that it may have: there may be more. */
  mayHaveMore: boolean;
}

export interface LanesOptions {
  /** Doesn't reject. */
  readonly carryOut: (delivery: Claimed) => Promise<Ended>;
  /** There is room for more, perhaps of an endpoint that may have more. */
  readonly onRoom: (mayHaveMore: boolean) => void;
  /** Claims that this process does not use after all. */
  readonly onUnused: (deliveries: readonly Claimed[]) => void;
  /** Milliseconds, of a clock that is never set. */
  readonly now?: () => number;
}

export function createLanes({ carryOut, onRoom, onUnused, now = () => performance.now() }: LanesOptions): Lanes {
  const lanes = new Map<string, Lane>();
  /** In the order in which they last were. */
  const quick = new Set<string>();
  const underWay = new Set<Promise<void>>();
  let held = 0;
  let failing = 0;

  function begin(delivery: Claimed, lane: Lane): void {
    lane.active += 1;
    if (delivery.isFailing) failing += 1;
    const attempt = carryOut(delivery).then((ended) => {
      underWay.delete(attempt);
      lane.active -= 1;
      if (delivery.isFailing) failing -= 1;
      held -= 1;
      end(delivery, lane, ended);
    });
    underWay.add(attempt);
  }

  function end({ endpointId, hasRateLimit }: Claimed, lane: Lane, { succeeded, milliseconds }: Ended): void {
    quick.delete(endpointId);
    if (succeeded && milliseconds < QUICK_MS && !hasRateLimit) remember(endpointId);
    else handBack(lane.waiting.splice(0));
    const tooOld = now() - LONGEST_WAIT_MS;
    handBack(lane.waiting.splice(0, lane.waiting.findLastIndex(({ since }) => since < tooOld) + 1));
    const next = lane.waiting.shift();
    if (next !== undefined) begin(next.delivery, lane);
    const hasRoom = lane.waiting.length <= AHEAD / 2;
    onRoom(hasRoom && lane.mayHaveMore);
    if (hasRoom) lane.mayHaveMore = false;
    if (lane.active === 0) lanes.delete(endpointId);
  }

  function handBack(unused: Lane['waiting']): void {
    if (unused.length === 0) return;
    held -= unused.length;
    onUnused(unused.map(({ delivery }) => delivery));
  }

  function remember(endpointId: string): void {
    quick.add(endpointId);
    const [oldest] = quick;
    if (quick.size > REMEMBERED && oldest !== undefined) quick.delete(oldest);
  }

  return {
    get held() {
      return held;
    },
    get failing() {
      return failing;
    },
    add(deliveries, taken) {
      held += deliveries.length;
      for (const [endpointId, those] of Map.groupBy(deliveries, ({ endpointId }) => endpointId)) {
        const lane = lanes.get(endpointId) ?? { active: 0, waiting: [], mayHaveMore: false };
        lanes.set(endpointId, lane);
        const places = those[0]?.isFailing ? PLACES_PER_FAILING : PLACES_PER_ENDPOINT;
        if (those.length >= places - (taken.get(endpointId) ?? 0)) lane.mayHaveMore = true;
        const since = now();
        for (const delivery of those) {
          if (lane.active < PLACES_PER_ENDPOINT) begin(delivery, lane);
          else lane.waiting.push({ delivery, since });
        }
      }
    },
    taken() {
      const taken = new Map<string, number>();
      if (lanes.size <= FEW) for (const id of quick) taken.set(id, -AHEAD);
      for (const [id, { active, waiting }] of lanes) taken.set(id, (taken.get(id) ?? 0) + active + waiting.length);
      return taken;
    },
    clear() {
      const waiting = [...lanes.values()].flatMap((lane) => lane.waiting.splice(0));
      held -= waiting.length;
      return waiting.map(({ delivery }) => delivery);
    },
    idle: () => Promise.all(underWay),
  };
}
