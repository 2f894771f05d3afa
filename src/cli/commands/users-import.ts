import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { backoffMs, isTemporary } from '../api/backoff.ts';
import { API_HELP, API_OPTIONS, type ApiClient, createApiClient } from '../api/client.ts';
import { INTERRUPTED_EXIT_CODE, interruptSignal, pause } from '../interrupt.ts';
import { CommandError, UsageError } from '../script.ts';
import { defineCommand } from './command.ts';
import { createProgressLine } from './progress-line.ts';
import { printable, printJson } from './table.ts';

const POLL_INTERVAL_MS = 500;
const UPLOAD_TIMEOUT_MS = 600_000;
const MAX_FILE_BYTES = 128 * 1024 * 1024;
const PAGE_SIZE = 100;
const MAX_FAILED_POLLS = 10;

const HELP = `npm run cli -- users import FILE [--no-events] [--json]
    imports users from a file with one JSON object on each line, shows the progress, and prints each line that failed. Exits with 1
    if a line failed. The import runs in the service: Ctrl-C ends only this command. The key needs the scopes users:write and
    users:read. docs/guides/importing-users.md describes the file.

    --no-events  webhook endpoints do not receive user.created for each user
    --json       prints the import and its failures as a JSON object

${API_HELP}`;

const options = {
  ...API_OPTIONS,
  'no-events': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

interface UserImport {
  readonly id: string;
  readonly status: 'pending' | 'processing' | 'completed' | 'failed';
  readonly total: number;
  readonly processed: number;
  readonly created: number;
  readonly failed: number;
}

interface ImportFailure {
  readonly line: number;
  readonly code: string;
  readonly message: string;
}

export const command = defineCommand(
  { help: HELP, options, allowPositionals: true },
  async ({ values, positionals }) => {
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new UsageError('Name one file.');
    const content = await openFile(file);
    const client = await createApiClient(values);
    const form = new FormData();
    form.set('send_events', String(!values['no-events']));
    form.set('file', content, basename(file));
    const signal = AbortSignal.timeout(UPLOAD_TIMEOUT_MS);
    const created = await client.send<UserImport>('/user-imports', { method: 'POST', form, signal });

    const interrupted = interruptSignal();
    const done = await waitForEnd(client, created, interrupted);
    if (done === null) {
      process.exitCode = INTERRUPTED_EXIT_CODE;
      console.error(
        `Import ${created.id} continues in the service. GET /user-imports/${created.id} shows its progress.`,
      );
      return;
    }
    const failures = done.failed > 0 ? await readFailures(client, done.id) : [];
    if (done.status === 'failed' || done.failed > 0) process.exitCode = 1;
    if (values.json) return printJson({ ...done, failures });
    for (const { line, code, message } of failures) console.log(printable(`${file}:${line}: ${code}: ${message}`));
    console.log(summary(done, failures.length));
  },
);

async function openFile(file: string): Promise<Blob> {
  try {
    const { size } = await stat(file);
    if (size === 0) throw new CommandError(`The file ${file} is empty.`);
    if (size > MAX_FILE_BYTES) throw new CommandError(`The file ${file} has more than 128 MiB. Split it.`);
    return await openAsBlob(file);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`The file ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** Shows the progress until the import ends; null after Ctrl-C. The service may restart meanwhile. */
async function waitForEnd(
  client: ApiClient,
  created: UserImport,
  interrupted: AbortSignal,
): Promise<UserImport | null> {
  const progress = createProgressLine();
  let current = created;
  let failedPolls = 0;
  try {
    for (;;) {
      progress.show(`Import ${current.id}: ${current.processed} of ${current.total} lines, ${current.failed} failed`);
      if (current.status === 'completed' || current.status === 'failed') return current;
      await pause(failedPolls === 0 ? POLL_INTERVAL_MS : backoffMs(failedPolls), interrupted);
      if (interrupted.aborted) return null;
      try {
        current = await client.send<UserImport>(`/user-imports/${created.id}`);
        failedPolls = 0;
      } catch (error) {
        failedPolls += 1;
        if (!isTemporary(error) || failedPolls > MAX_FAILED_POLLS) throw error;
      }
    }
  } finally {
    progress.end();
  }
}

async function readFailures(client: ApiClient, id: string): Promise<ImportFailure[]> {
  const failures: ImportFailure[] = [];
  for (;;) {
    const page = await client.send<{ data: readonly ImportFailure[]; has_more: boolean }>(
      `/user-imports/${id}/failures`,
      { query: { limit: PAGE_SIZE, offset: failures.length } },
    );
    failures.push(...page.data);
    if (!page.has_more || page.data.length === 0) return failures;
  }
}

function summary({ status, created, failed, total, processed }: UserImport, shown: number): string {
  const users = `${created} user${created === 1 ? '' : 's'} created, ${failed} line${failed === 1 ? '' : 's'} failed.`;
  const omitted = failed > shown ? ` The first ${shown} failures are stored.` : '';
  if (status === 'completed') return users + omitted;
  return `${users}${omitted} The service could not continue after ${processed} of ${total} lines: import the file again.`;
}
