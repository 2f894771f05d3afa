import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '../src/ai/files/document-files.ts';
import { MAX_RUN_TOKENS, MAX_STEPS } from '../src/ai/runs/generate.ts';
import { TIMEOUT_MS } from '../src/ai/runs/running-runs.ts';
import { WAIT_MS } from '../src/ai/runs/slots/run-queue.ts';
import { MAX_WAITING, MAX_WAITING_PER_USER } from '../src/ai/runs/slots/waiting-runs.ts';
import { MAX_SEARCHES } from '../src/ai/search/search-limit.ts';
import { MAX_CALLS } from '../src/ai/tools/deployment-tools.ts';
import { MAX_RESPONSE_BYTES } from '../src/ai/tools/send-call.ts';
import { parallelRunsOfUsers, DEFAULT_RUN_LIMITS as RUNS } from '../src/ai/usage/run-limits.ts';
import { LIMITS } from '../src/api/execution/limits.ts';
import { BODY_BYTES } from '../src/api/graphql/http.ts';
import { DEFAULT_MAX_BYTES } from '../src/api/http/body.ts';
import { DEFAULT_MAX_ITEMS } from '../src/api/validation/bounds.ts';
import { describeConfig } from '../src/config/config.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS, MAX_IMAGES_PER_DAY } from '../src/deployment/images/image-limits.ts';
import {
  CODE_GUESS_LIMITS,
  MAX_CODE_ATTEMPTS,
  SECOND_FACTOR_GUESS_LIMITS,
} from '../src/identity/verification/guess-limits.ts';
import { MAX_FIELD_ERRORS, STATUS_BY_CODE } from '../src/platform/errors.ts';
import { DEFAULT_JSON_BYTES, MAX_JSON_DEPTH } from '../src/platform/json/json-bounds.ts';
import { SCHEMA_CHECK_LIMITS } from '../src/platform/json-schema/schema-checker.ts';
import { STREAM_LIMITS as STREAMS } from '../src/webhooks/stream/stream-limits.ts';

const DOCUMENT = readFileSync('SECURITY.md', 'utf8');
const RATE_LIMITS = readFileSync('docs/reference/rate-limits.md', 'utf8');
const MIB = 1024 * 1024;

/** The declared limit of the batch operation. */
const batchBytes = () =>
  Number(/maxBodyBytes: (\d+)/.exec(readFileSync('schema/ai/backend/knowledge-base-document.graphql', 'utf8'))?.[1]);

const grouped = (number: number) => number.toLocaleString('en');
const settingOf = (name: string) => describeConfig().find((setting) => setting.name === name)?.fallback;

/** The limits on attempts, which SECURITY.md and the reference of rate limits show. */
const ATTEMPT_ROWS: readonly string[] = [
  `| Attempts for one code | ${MAX_CODE_ATTEMPTS} |`,
  `| Guesses at codes for one account or address in a day | ${CODE_GUESS_LIMITS.perClient} from one client, ${CODE_GUESS_LIMITS.overall} from all unknown clients |`,
  `| Guesses at a second factor in a day | ${SECOND_FACTOR_GUESS_LIMITS.perClient} from one client, ${SECOND_FACTOR_GUESS_LIMITS.overall} from all unknown clients |`,
];

/** The beginnings of the rows of SECURITY.md's table, from the constants of the code. */
const ROWS: readonly string[] = [
  `| Body of a request | ${DEFAULT_MAX_BYTES / MIB} MiB in REST, ${BODY_BYTES / MIB} MiB in GraphQL`,
  `| Uploaded document | ${MAX_FILE_BYTES / MIB} MiB |`,
  `| Uploaded image | ${MAX_IMAGE_BYTES / MIB} MiB; ${MAX_IMAGE_PIXELS / 1e6} million pixels |`,
  `| Batch of documents | ${batchBytes() / MIB} MiB over REST`,
  `| Searched knowledge bases of a request | ${MAX_SEARCHES} |`,
  `| JSON value | ${DEFAULT_JSON_BYTES / 1024} KiB and ${MAX_JSON_DEPTH} levels`,
  `| Array | ${DEFAULT_MAX_ITEMS} items`,
  `| Validation errors of a request | ${MAX_FIELD_ERRORS};`,
  `| GraphQL document | ${grouped(LIMITS.documentBytes)} bytes, ${grouped(LIMITS.tokens)} tokens, ${LIMITS.depth} levels, ${LIMITS.aliases} aliases, ${LIMITS.rootFields} root fields |`,
  `| Introspection in a document | ${LIMITS.introspectionFields} root fields`,
  `| Cost of a GraphQL document | ${grouped(LIMITS.cost)} objects`,
  `| Response | ${grouped(Number(settingOf('RESPONSE_LIMIT_BYTES')))} bytes`,
  `| Delivery streams | ${STREAMS.perApp} of an app, ${STREAMS.perDeployment} of a deployment, ${STREAMS.perProcess} of a process; the last ${STREAMS.reservedSlots} are for deployments with fewer than ${STREAMS.guaranteedPerDeployment} |`,
  `| Payload schema check | ${grouped(SCHEMA_CHECK_LIMITS.payloadMs)} ms of a thread for a payload, ${grouped(SCHEMA_CHECK_LIMITS.schemaMs)} ms for a schema; ${SCHEMA_CHECK_LIMITS.threads} threads`,
  `| Waiting schema checks | ${SCHEMA_CHECK_LIMITS.maxQueuedPerDeployment} of a deployment, ${grouped(SCHEMA_CHECK_LIMITS.maxQueued)} of a process, ${grouped(SCHEMA_CHECK_LIMITS.maxQueuedMs)} ms |`,
  `| Runs of AI agents | ${RUNS.maxParallelRuns} in progress of a deployment, ${parallelRunsOfUsers(RUNS)} of users and ${RUNS.maxParallelRunsPerUser} of one user unless changed; ${MAX_STEPS} steps, ${grouped(MAX_RUN_TOKENS)} tokens and ${TIMEOUT_MS / 1_000} seconds (up to 600) each |`,
  `| Waiting runs of AI agents | ${MAX_WAITING} of users, ${MAX_WAITING_PER_USER} of one user, ${MAX_WAITING} of servers; ${WAIT_MS / 1_000} seconds |`,
  `| Tools of a deployment in a run | ${MAX_CALLS} calls, ${MAX_RESPONSE_BYTES / 1024} KiB of arguments and of a response`,
  ...ATTEMPT_ROWS,
  `| Failed sign-ins, resets, sign-ups and messages | \`RATE_LIMIT_SIGN_IN_PER_ADDRESS\`, ${settingOf('RATE_LIMIT_SIGN_IN_PER_ADDRESS')} |`,
];

describe('SECURITY.md', () => {
  it.each(ROWS)('shows the limit of the code: %s', (row) => {
    expect(DOCUMENT).toContain(row);
  });

  it.each([
    ...ATTEMPT_ROWS,
    `| Images that one user uploads in a day | ${MAX_IMAGES_PER_DAY} |`,
    `| Guesses at a second factor from one client in 15 minutes | ${SECOND_FACTOR_GUESS_LIMITS.recent} |`,
    `| Runs in progress | ${RUNS.maxParallelRuns} of a deployment, ${parallelRunsOfUsers(RUNS)} of users, ${RUNS.maxParallelRunsPerUser} of one user |`,
    `| Runs that wait | ${MAX_WAITING} of users, ${MAX_WAITING_PER_USER} of one user, ${MAX_WAITING} of servers |`,
    `| Runs and tokens of one user on a day in UTC | ${RUNS.runsPerUserPerDay} runs, ${grouped(RUNS.tokensPerUserPerDay)} tokens |`,
    `| \`RATE_LIMIT_SIGN_IN_PER_ADDRESS\`, ${settingOf('RATE_LIMIT_SIGN_IN_PER_ADDRESS')} |`,
  ])('shows the limit of the code in docs/reference/rate-limits.md: %s', (row) => {
    expect(RATE_LIMITS).toContain(row);
  });

  it('names only settings that exist', () => {
    const known = new Set(describeConfig().map(({ name }) => name));
    const named = [...DOCUMENT.matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g)].map(([, name = '']) => name);
    const codes = new Set<string>([...Object.keys(STATUS_BY_CODE)]);
    expect(named.filter((name) => !known.has(name) && !codes.has(name))).toEqual([]);
  });

  it('shows each error with its status', () => {
    const shown = [...DOCUMENT.matchAll(/(\d{3}) `([A-Z_]+)`/g)].map(([, status, code = '']) => [code, Number(status)]);
    expect(shown.length).toBeGreaterThan(10);
    for (const [code, status] of shown) {
      expect([code, STATUS_BY_CODE[code as keyof typeof STATUS_BY_CODE]]).toEqual([code, status]);
    }
  });
});
