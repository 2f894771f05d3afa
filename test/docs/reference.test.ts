import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import { describeConfig } from '../../src/config/config.ts';
import { events } from '../../src/features.ts';
import { STATUS_BY_CODE } from '../../src/platform/errors.ts';
import { EVENT_NAMES } from '../../src/platform/events/event-names.ts';

/* The tables of errors and events are written by `npx vitest run test/docs/reference.test.ts -u`. */

const folder = join(import.meta.dirname, '../../docs/reference');

const ERRORS_HEAD = `# Errors

Every error has a code, a message and the id of the request. Decide by the code: the message is written for people and may
change.

- On the backend host, the body of a REST error is \`{message, code, request_id, errors}\`. \`errors\` lists each invalid field
  with its \`path\`, \`code\` and \`message\`, and is left out for errors without fields.
- On the deployment host, the errors are in \`errors\` of the response envelope, and \`status\` is the HTTP status.
- In GraphQL, the code is in \`extensions.code\` of each error, and invalid fields are in \`extensions.errors\`.
- Responses with status 429 have the header \`Retry-After\`, in seconds.
- Every response has the header \`X-Request-Id\`. The log of the service has the same id.

\`test/docs/reference.test.ts\` writes this table from the enum \`ErrorCode\` in \`schema/platform/common/error-code.graphql\`.

| Code | Status | Meaning |
|---|---|---|
`;

const EVENTS_HEAD = `# Events

Every change is recorded as an event. The audit log (\`GET /audit-log\`) shows all events. Webhook endpoints receive the events
of the first table when they subscribe to the name or to a prefix such as \`user.*\`.

[Receiving webhooks](../guides/receiving-webhooks.md) shows how an endpoint subscribes and what it receives.
\`GET /webhooks/event-names\` returns the first table with a JSON schema and an example of each event's \`data\`.

\`test/docs/reference.test.ts\` writes this page from the event catalog and \`src/platform/events/event-names.ts\`.

## Events for webhooks

An endpoint that subscribes to an event needs the scope of the event. \`data\` of the delivered body is the resource.

| Event | Resource | Scope | When |
|---|---|---|---|
`;

const AUDIT_HEAD = `
## Events of the audit log only

Webhook endpoints cannot subscribe to these events.

| Event |
|---|
`;

function errorRows(): string[] {
  const { definitions } = parse(readFileSync('schema/platform/common/error-code.graphql', 'utf8'));
  const values = definitions.flatMap((each) =>
    each.kind === Kind.ENUM_TYPE_DEFINITION && each.name.value === 'ErrorCode' ? (each.values ?? []) : [],
  );
  const rows = values.map(({ name: { value: code }, description }) => {
    const meaning = (description?.value ?? '').replaceAll(/\s+/g, ' ').replace(/ HTTP \d{3}\.$/, '');
    return { code, meaning, status: STATUS_BY_CODE[code as keyof typeof STATUS_BY_CODE] };
  });
  return rows
    .toSorted((a, b) => a.status - b.status)
    .map(({ code, status, meaning }) => `| \`${code}\` | ${status} | ${meaning} |\n`);
}

it('lists in docs/reference/errors.md every error code with its status and meaning', async () => {
  await expect(ERRORS_HEAD + errorRows().join('')).toMatchFileSnapshot(join(folder, 'errors.md'));
});

it('lists in docs/reference/events.md every event with its resource', async () => {
  const described = events.described();
  const subscribable = new Set<string>(described.map(({ name }) => name));
  const rows = described.map(
    ({ name, typeName, scope, description }) => `| \`${name}\` | \`${typeName}\` | \`${scope}\` | ${description} |\n`,
  );
  const others = EVENT_NAMES.filter((name) => !subscribable.has(name)).map((name) => `| \`${name}\` |\n`);
  const text = EVENTS_HEAD + rows.join('') + AUDIT_HEAD + others.join('');
  await expect(text).toMatchFileSnapshot(join(folder, 'events.md'));
});

it('lists in docs/reference/configuration.md every variable with its default, in the order of --help', () => {
  const document = readFileSync(join(folder, 'configuration.md'), 'utf8');
  const listed = [...document.matchAll(/^\| (`[A-Z_]+` \| [^|]+) \|/gm)].map(([, row]) => row);
  const expected = describeConfig().map(({ name, fallback }) => `\`${name}\` | ${fallback ? `\`${fallback}\`` : '—'}`);
  expect(listed).toEqual(expected);
});
