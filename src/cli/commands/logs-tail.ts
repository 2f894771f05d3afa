import { backoffMs, isTemporary } from '../api/backoff.ts';
import { API_HELP, API_OPTIONS, type ApiClient, createApiClient } from '../api/client.ts';
import { interruptSignal, pause } from '../interrupt.ts';
import { UsageError } from '../script.ts';
import { defineCommand } from './command.ts';
import { printable } from './table.ts';

const POLL_INTERVAL_MS = 1_000;
/** Times are made before the commit, so that an older record can appear after a newer one. */
const LATE_COMMIT_WINDOW_MS = 15_000;
const PAGE_SIZE = 100;
const MAX_LINES = 100;

const HELP = `npm run cli -- logs tail [--type TYPE] [--actor ID] [--resource ID] [--lines N] [--json]
    prints the last records of the audit log, and then each new one until Ctrl-C. The key needs the scope audit_log:read.

    --type      records of this type, such as user.created, or of all types with a prefix: user.*
    --actor     records of changes by this API key or user
    --resource  records about the resource with this id
    --lines     number of earlier records, 0 to ${MAX_LINES}; 10 if not set
    --json      prints each record as one line of JSON, with the state before and after

${API_HELP}`;

const options = {
  ...API_OPTIONS,
  type: { type: 'string' },
  actor: { type: 'string' },
  resource: { type: 'string' },
  lines: { type: 'string', default: '10' },
  json: { type: 'boolean', default: false },
} as const;

interface AuditRecord {
  readonly id: string;
  readonly type: string;
  readonly resource_type: string;
  readonly resource_id: string;
  readonly resource_name: string | null;
  readonly actor_type: string;
  readonly actor_id: string | null;
  readonly ip: string | null;
  readonly created_at: string;
}

interface AuditPage {
  readonly data: readonly AuditRecord[];
  readonly next_cursor: string | null;
}

type Filter = Readonly<Record<string, string | undefined>>;

export const command = defineCommand({ help: HELP, options }, async ({ values }) => {
  if (!/^\d{1,3}$/.test(values.lines) || Number(values.lines) > MAX_LINES) {
    throw new UsageError(`--lines must be a whole number from 0 to ${MAX_LINES}.`);
  }
  const client = await createApiClient(values);
  const filter = { type: values.type, actor_id: values.actor, resource_id: values.resource };
  const print = (record: AuditRecord) => console.log(values.json ? JSON.stringify(record) : lineOf(record));
  await tail(client, filter, Number(values.lines), print);
});

async function tail(
  client: ApiClient,
  filter: Filter,
  lines: number,
  print: (record: AuditRecord) => void,
): Promise<void> {
  const interrupted = interruptSignal();
  const first = await client.send<AuditPage>('/audit-log', { query: { ...filter, limit: PAGE_SIZE } });
  let newest = first.data[0]?.created_at;
  // Earlier records of the window are known, and not printed as new ones.
  const earlier = newest === undefined ? [] : await readSince(client, filter, newest);
  const known = new Map(
    earlier.filter(({ created_at }) => created_at <= (newest ?? '')).map(({ id, created_at }) => [id, created_at]),
  );
  for (const record of first.data.slice(0, lines).reverse()) print(record);
  let failures = 0;
  while (!interrupted.aborted) {
    await pause(failures === 0 ? POLL_INTERVAL_MS : backoffMs(failures), interrupted);
    if (interrupted.aborted) return;
    try {
      const records = await readSince(client, filter, newest);
      if (failures > 0) process.stderr.write('Connected again.\n');
      failures = 0;
      for (const record of records.filter(({ id }) => !known.has(id)).reverse()) {
        known.set(record.id, record.created_at);
        if (newest === undefined || record.created_at > newest) newest = record.created_at;
        print(record);
      }
      forgetBefore(known, newest);
    } catch (error) {
      if (!isTemporary(error)) throw error;
      if (failures === 0) process.stderr.write(`${error.message} Trying again.\n`);
      failures += 1;
    }
  }
}

/** The records of the window before the newest known one, and all later ones, newest first. */
async function readSince(client: ApiClient, filter: Filter, newest: string | undefined): Promise<AuditRecord[]> {
  const since = newest === undefined ? undefined : new Date(Date.parse(newest) - LATE_COMMIT_WINDOW_MS).toISOString();
  const records: AuditRecord[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...filter, since, cursor, limit: PAGE_SIZE };
    const page: AuditPage = await client.send('/audit-log', { query });
    records.push(...page.data);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return records;
}

function forgetBefore(known: Map<string, string>, newest: string | undefined): void {
  const limit = Date.parse(newest ?? '') - 2 * LATE_COMMIT_WINDOW_MS;
  for (const [id, createdAt] of known) if (Date.parse(createdAt) < limit) known.delete(id);
}

function lineOf({ type, resource_type, resource_id, actor_type, actor_id, ip, created_at, ...record }: AuditRecord) {
  const name = record.resource_name === null ? '' : ` (${record.resource_name})`;
  const actor = actor_id === null ? actor_type : `${actor_type} ${actor_id}`;
  const address = ip === null || ip === '' ? '' : ` from ${ip}`;
  return printable(`${created_at}  ${type}  ${resource_type} ${resource_id}${name}  by ${actor}${address}`);
}
