import { type RawBuilder, sql } from 'kysely';
import { emailKey } from '../../platform/crypto/identifiers.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { EventCatalog } from '../../platform/events/event-catalog.ts';
import { KEY_END_REASONS } from '../../platform/ports/owned-keys.ts';

/** A person to erase, and the ids and addresses that identify them in events. */
export interface Person {
  readonly deploymentId: number;
  readonly userId: string;
  /** Keys of their verified addresses. An unverified address may belong to another person. */
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}

interface EventRow {
  readonly id: string;
  readonly resourceType: string;
  readonly resourceId: string;
  readonly resourceName: string | null;
  readonly actorType: string;
  readonly actorId: string | null;
  readonly ip: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** Values that are never personal data: the reasons for which the service itself ends keys. */
const NON_PERSONAL_VALUES = new Set<unknown>(KEY_END_REASONS);

/** The number of events that one query searches. */
const BATCH_SIZE = 5_000;

/**
 * Removes a person's data from their own events up to the given time; an index finds these events. The type, the resource
 * and the actor's id stay, so that the audit log of an organization has no gaps.
 */
export async function redactOwnEvents(rows: Rows, catalog: EventCatalog, person: Person, until: Date): Promise<void> {
  await redactAll(rows, catalog, person, await eventsWhere(rows, person, until, isOwn(person)));
}

/** Removes the person's data from all events that mention them. Searches every event of the deployment. */
export async function redactEvents(rows: Rows, catalog: EventCatalog, person: Person, until: Date): Promise<void> {
  for (let after: string | null = '0'; after !== null; ) {
    const end: string | null = await batchEnd(rows, person, after);
    const isInBatch = sql`id > ${after} and ${end === null ? sql`true` : sql`id <= ${end}`}`;
    const condition = sql`${isInBatch} and (${isOwn(person)} or ${mayMention(person)})`;
    await redactAll(rows, catalog, person, await eventsWhere(rows, person, until, condition));
    after = end;
  }
}

/** The last id of the batch that follows `after`; null for the last batch. */
async function batchEnd(rows: Rows, { deploymentId }: Person, after: string): Promise<string | null> {
  const last = await rows
    .selectFrom('event')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('id', '>', after)
    .orderBy('id')
    .offset(BATCH_SIZE - 1)
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? null;
}

async function redactAll(rows: Rows, catalog: EventCatalog, person: Person, events: readonly EventRow[]) {
  const changed = events.map((event) => redact(event, person, catalog)).filter((event, i) => !isSame(event, events[i]));
  if (changed.length > 0) {
    const values = changed.map(({ id, ip, before, after, resourceName: name }) => ({ id, ip, before, after, name }));
    await sql`update event set ip = redacted.ip, before = redacted.before, after = redacted.after,
        resource_name = redacted.name
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as redacted (id bigint, ip text, before jsonb,
        after jsonb, name text)
      where event.deployment_id = ${person.deploymentId} and event.id = redacted.id`.execute(rows);
  }
  // Also clear the browser data of the ended sessions in these events.
  const sessions = events.filter(({ resourceType }) => resourceType === 'session').map(({ resourceId }) => resourceId);
  if (sessions.length === 0) return;
  await rows
    .updateTable('session')
    .set({ ip: null, user_agent: null })
    .where('deployment_id', '=', person.deploymentId)
    .where('id', '=', sql<string>`any(${sessions}::bigint[])`)
    .where('ended_at', 'is not', null)
    .execute();
}

async function eventsWhere(
  rows: Rows,
  { deploymentId }: Person,
  until: Date,
  condition: RawBuilder<unknown>,
): Promise<EventRow[]> {
  const { rows: found } = await sql<EventRow>`
    select id, resource_type as "resourceType", resource_id as "resourceId",
      resource_name as "resourceName", actor_type as "actorType",
      actor_id as "actorId", ip, before, after
    from event where deployment_id = ${deploymentId} and created_at <= ${until.toISOString()} and (${condition})`.execute(
    rows,
  );
  return found;
}

const isOwn = ({ userId }: Person) =>
  sql`(resource_type = 'user' and resource_id = ${userId}) or (actor_type = 'user' and actor_id = ${userId})`;

/** Matches every event that mentions the person, and some others; `redact` decides. */
function mayMention({ userId, emails, phones }: Person) {
  const needles = [`"${userId}"`, ...emails.map((key) => key.slice(0, key.indexOf('@') + 1)), ...phones];
  return sql`exists (select from unnest(${needles}::text[]) as needle
    where strpos(lower(concat(before, ' ', after, ' ', resource_name)), lower(needle)) > 0)`;
}

function redact(event: EventRow, person: Person, catalog: EventCatalog): EventRow {
  const { resourceType, resourceId, actorType, actorId, before, after } = event;
  const isTheirs = resourceType === 'user' && resourceId === person.userId;
  // An event of another user can contain an address that both users had: its other fields belong to the other user.
  const isAboutThem = isTheirs || (resourceType !== 'user' && (isAbout(before, person) || isAbout(after, person)));
  // Events of other resources repeat the fields of users and sessions.
  const personal = catalog.personalFieldsOf(isAboutThem ? ['user', 'session', resourceType] : []);
  const redactValue = (value: unknown) =>
    isTheirs ? withoutTexts(value, personal) : withoutPerson(value, person, personal);
  const name = event.resourceName;
  const isTheirName = isTheirs || (isAboutThem && personal.has('name')) || (name !== null && isAddressOf(name, person));
  const isByThem = actorType === 'user' ? actorId === person.userId : actorType === 'anonymous' && isAboutThem;
  const resourceName = isTheirName ? null : name;
  return {
    ...event,
    resourceName,
    ip: isByThem ? null : event.ip,
    before: redactValue(before),
    after: redactValue(after),
  };
}

/** Whether an event's `before` or `after` contains the person's `userId` or address. */
function isAbout(value: unknown, person: Person, member = ''): boolean {
  if (typeof value === 'string') return member === 'userId' ? value === person.userId : isAddressOf(value, person);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, member]) => isAbout(member, person, name));
}

/** Whether the text is one of the person's addresses or numbers, in any spelling. */
export function isAddressOf(text: string, { emails, phones }: Person): boolean {
  if (phones.includes(text)) return true;
  const key = text.includes('@') ? emailKey(text) : null;
  return key !== null && emails.includes(key);
}

function withoutPerson(value: unknown, person: Person, personal: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return isAddressOf(value, person) ? null : value;
  return mapFields(value, (member, name) =>
    personal.has(name) && !NON_PERSONAL_VALUES.has(member) ? null : withoutPerson(member, person, personal),
  );
}

/** Keeps only ids, numbers and booleans, for the user's own events. */
function withoutTexts(value: unknown, personal: ReadonlySet<string>, name = ''): unknown {
  if (typeof value === 'string') return /^(id|\w+Id)$/.test(name) && /^\d+$/.test(value) ? value : null;
  return mapFields(value, (member, name) => (personal.has(name) ? null : withoutTexts(member, personal, name)));
}

function mapFields(value: unknown, change: (member: unknown, name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((member) => change(member, ''));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member, name)]));
}

const isSame = (one: EventRow, other: EventRow | undefined) => JSON.stringify(one) === JSON.stringify(other);
