import { idTimestampMs, smallestIdAt } from '../src/platform/database/ids/ids.ts';

/** How many rows a deployment gets. */
export interface FillSizes {
  readonly users: number;
  readonly organizations: number;
  readonly deliveries: number;
  readonly sessions: number;
  readonly events: number;
}

export interface Fill {
  readonly deployment: number;
  readonly sizes: FillSizes;
  /** When the newest row was made. */
  readonly until: Date;
  /** Over how many days the rows are spread; 89 if not set. */
  readonly days?: number;
}

/** Inserts the rows with the numbers from `first` to `last`. Tables with many rows are filled in several inserts. */
export interface FillStep {
  readonly table: string;
  readonly count: number;
  readonly insert: (first: number, last: number) => string;
}

/** Less than the 90 days of the retention, which would delete rows while they are measured. */
const DAYS = 89;
const DAY_MS = 86_400_000;
const EPOCH_MS = idTimestampMs('0');

/** Numbers of rows whose ids differ from those of other tables, in the part of the id that names a process. */
const PROCESS_OF = {
  user: 900,
  user_email: 901,
  user_phone: 902,
  organization: 903,
  workspace: 904,
  organization_membership: 905,
  workspace_membership: 906,
  invitation: 907,
  session: 908,
  signin: 909,
  event: 910,
  webhook_app: 911,
  webhook_endpoint: 912,
  webhook_event_type: 913,
  webhook_subscription: 914,
  webhook_message: 915,
  webhook_delivery: 916,
  webhook_attempt: 917,
  api_auth_app: 918,
  api_auth_key: 919,
  api_key: 920,
  restriction: 921,
} as const;

export type FilledTable = keyof typeof PROCESS_OF;

export const numbers = (first: number, last: number, name = 'n') =>
  `generate_series(${first}::bigint, ${last}::bigint) ${name}`;

/** The time of row `n` of `count` as SQL. The rows are spread evenly over the days. */
export function timeOf({ until, days = DAYS }: Fill, n: string, count: number): string {
  const first = until.getTime() - days * DAY_MS;
  const step = (days * DAY_MS) / count;
  return `to_timestamp(floor(${first} + (${n}) * ${step}::double precision) / 1000)`;
}

/** The id of row `n` of `count` as SQL. Like the ids of the service, it starts with the time. */
export const idOf = (fill: Fill, table: FilledTable, n: string, count: number) =>
  `(((extract(epoch from ${timeOf(fill, n, count)}) * 1000)::bigint - ${EPOCH_MS}) * 4194304
    + ${PROCESS_OF[table] * 4_096} + (${n}) % 4096)`;

/** The same time and id in the program. */
export const timeAt = ({ until, days = DAYS }: Fill, n: number, count: number): Date =>
  new Date(Math.floor(until.getTime() - days * DAY_MS + (n * days * DAY_MS) / count));
export const idAt = (fill: Fill, table: FilledTable, n: number, count: number): string =>
  String(BigInt(smallestIdAt(timeAt(fill, n, count).getTime())) + BigInt(PROCESS_OF[table] * 4_096 + (n % 4_096)));

/** A number from 0 to `below - 1` that does not follow `n`. */
export const scattered = (n: string, below: number) => `((((${n}) * 2654435761) % 1000003) % ${below})`;

/** One of several texts by a number. */
export const oneOf = (texts: readonly string[], n: string) =>
  `(array[${texts.map((text) => `'${text}'`).join(',')}])[1 + (${n})::int % ${texts.length}]`;
