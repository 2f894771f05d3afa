import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { API_HELP, API_OPTIONS, createApiClient } from '../api/client.ts';
import { CommandError, UsageError } from '../script.ts';
import { defineCommand } from './command.ts';
import { printJson } from './table.ts';

const HELP = `npm run cli -- webhooks trigger APP EVENT [--payload JSON|@FILE] [--filter-context JSON|@FILE] [--idempotency-key KEY] [--json]
    triggers one event of a webhook app and prints how many endpoints receive it. The key needs the scope webhooks:write.

    --payload          JSON object of the event, or @ and the name of a file (@- for standard input); {} if not set
    --filter-context   JSON object that filter rules see in addition to the payload
    --idempotency-key  a repeated command with the same key triggers nothing again within 24 hours
    --json             prints the response

${API_HELP}`;

const options = {
  ...API_OPTIONS,
  payload: { type: 'string' },
  'filter-context': { type: 'string' },
  'idempotency-key': { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

interface TriggerResult {
  readonly delivery_ids: readonly string[];
  readonly filtered_count: number;
  readonly delivered_count: number;
}

export const command = defineCommand(
  { help: HELP, options, allowPositionals: true },
  async ({ values, positionals }) => {
    const [app, event] = positionals;
    if (app === undefined || event === undefined || positionals.length > 2) {
      throw new UsageError('Name the webhook app and the event.');
    }
    if (values.payload === '@-' && values['key-file'] === '-') {
      throw new UsageError('Standard input cannot be both the payload and the key.');
    }
    const payload = await jsonObject('--payload', values.payload ?? '{}');
    const context = values['filter-context'];
    const filterContext = context === undefined ? undefined : await jsonObject('--filter-context', context);
    const client = await createApiClient(values);
    const result = await client.send<TriggerResult>(`/webhooks/apps/${encodeURIComponent(app)}/trigger`, {
      method: 'POST',
      json: { event_name: event, payload, ...(filterContext !== undefined && { filter_context: filterContext }) },
      headers: values['idempotency-key'] === undefined ? {} : { 'Idempotency-Key': values['idempotency-key'] },
    });
    if (values.json) return printJson(result);
    console.log(resultText(event, result));
  },
);

function resultText(event: string, { delivery_ids, filtered_count }: TriggerResult): string {
  const filtered = filtered_count === 0 ? '' : `; the filters of ${filtered_count} others do not match`;
  if (delivery_ids.length > 0) {
    return [`${event} is sent to ${endpoints(delivery_ids.length)}${filtered}. Deliveries:`, ...delivery_ids].join(
      '\n',
    );
  }
  if (filtered_count > 0)
    return `${event} is sent to no endpoint: the filters of ${endpoints(filtered_count)} do not match.`;
  return `${event} is sent to no endpoint: none subscribes to it. \`npm run cli -- webhooks listen APP --event ${event}\` does.`;
}

const endpoints = (count: number) => `${count} endpoint${count === 1 ? '' : 's'}`;

async function jsonObject(option: string, given: string): Promise<object> {
  const content = given.startsWith('@') ? await contentOf(given.slice(1)) : given;
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Reported below.
  }
  throw new UsageError(
    `${option} must be a JSON object, such as '{"order": 1042}', or @ and the name of a file that has one.`,
  );
}

async function contentOf(file: string): Promise<string> {
  if (file === '-') return text(process.stdin);
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`The file ${file} cannot be read (${error.code}).`);
  });
}
