import { type RawBuilder, sql } from 'kysely';
import { emailKey } from '../../platform/crypto/identifiers.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { KEY_END_REASONS } from '../../platform/ports/owned-keys.ts';

/** Somebody who is to be forgotten, and by what the records of a deployment name them. */
export interface Person {
  readonly deploymentId: number;
  readonly userId: string;
  /** Look-up keys of addresses that are proved to be theirs: one that was merely typed is another's, maybe. */
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}

interface EventRow {
  readonly id: string;
  readonly resourceType: string;
  readonly resourceId: string;
  readonly actorType: string;
  readonly actorId: string | null;
  readonly ip: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** Members that tell of a person, in events that name them. */
const PERSONAL = new Set([
  ...['email', 'emails', 'phone', 'phones', 'phoneNumber', 'username', 'firstName', 'lastName'],
  ...['imageUrl', 'publicMetadata', 'ip', 'userAgent'],
]);

/** The same in events of their keys: what they call them, and what the company wrote on them. */
const PERSONAL_OF_KEYS = new Set([...PERSONAL, 'name', 'metadata', 'revokedReason']);

/** What stands for nobody, wherever it stands: why the service itself ended a key. */
const IMPERSONAL = new Set<unknown>(KEY_END_REASONS);

const NOTHING: ReadonlySet<string> = new Set();

/** Events that are looked through at once. */
const BATCH = 5_000;

/**
 * Takes a person out of their own events up to the given moment, which an index finds: what happened, to which resource
 * and by whose id stays, so that the audit of an organization has no gaps.
 */
export async function redactOwnEvents(rows: Rows, person: Person, until: Date): Promise<void> {
  await redactThose(rows, person, await eventsWhere(rows, person, until, isOwn(person)));
}

/** The same for all events that name the person. It looks through everything that the deployment has recorded. */
export async function redactEvents(rows: Rows, person: Person, until: Date): Promise<void> {
  for (let after: string | null = '0'; after !== null; ) {
    const end: string | null = await batchEnd(rows, person, after);
    const isInBatch = sql`id > ${after} and ${end === null ? sql`true` : sql`id <= ${end}`}`;
    const isMeant = sql`${isInBatch} and (${isOwn(person)} or ${mentions(person)})`;
    await redactThose(rows, person, await eventsWhere(rows, person, until, isMeant));
    after = end;
  }
}

/** The last id of the batch after this one; null for the last batch. */
async function batchEnd(rows: Rows, { deploymentId }: Person, after: string): Promise<string | null> {
  const last = await rows
    .selectFrom('event')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('id', '>', after)
    .orderBy('id')
    .offset(BATCH - 1)
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? null;
}

async function redactThose(rows: Rows, person: Person, events: readonly EventRow[]): Promise<void> {
  const redacted = events.map((event) => redact(event, person)).filter((event, i) => !isSame(event, events[i]));
  if (redacted.length > 0) {
    const values = redacted.map(({ id, ip, before, after }) => ({ id, ip, before, after }));
    await sql`update event set ip = redacted.ip, before = redacted.before, after = redacted.after
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as redacted (id bigint, ip text, before jsonb, after jsonb)
      where event.deployment_id = ${person.deploymentId} and event.id = redacted.id`.execute(rows);
  }
  // The browsers that these events tell of, once nobody is signed in there.
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
  isMeant: RawBuilder<unknown>,
): Promise<EventRow[]> {
  const { rows: found } = await sql<EventRow>`
    select id, resource_type as "resourceType", resource_id as "resourceId", actor_type as "actorType",
      actor_id as "actorId", ip, before, after
    from event where deployment_id = ${deploymentId} and created_at <= ${until.toISOString()} and (${isMeant})`.execute(
    rows,
  );
  return found;
}

const isOwn = ({ userId }: Person) =>
  sql`(resource_type = 'user' and resource_id = ${userId}) or (actor_type = 'user' and actor_id = ${userId})`;

/** Finds too many rather than too few: `redact` looks closely. */
function mentions({ userId, emails, phones }: Person) {
  const needles = [`"${userId}"`, ...emails.map((key) => key.slice(0, key.indexOf('@') + 1)), ...phones];
  return sql`exists (select from unnest(${needles}::text[]) as needle
    where strpos(lower(concat(before, ' ', after)), lower(needle)) > 0)`;
}

function redact(event: EventRow, person: Person): EventRow {
  const { resourceType, resourceId, actorType, actorId, before, after } = event;
  const isTheirs = resourceType === 'user' && resourceId === person.userId;
  // Another user's events name an address that both have had: the rest in them is the other's.
  const isAboutThem = isTheirs || (resourceType !== 'user' && (names(before, person) || names(after, person)));
  const personal = isAboutThem ? (resourceType === 'api_auth_key' ? PERSONAL_OF_KEYS : PERSONAL) : NOTHING;
  const ofThem = (value: unknown) => {
    if (isTheirs) return withoutTexts(value);
    return withoutPerson(value, person, personal);
  };
  const isByThem = actorType === 'user' ? actorId === person.userId : actorType === 'anonymous' && isAboutThem;
  return { ...event, ip: isByThem ? null : event.ip, before: ofThem(before), after: ofThem(after) };
}

/** Whether an event's `before` or `after` is about the person, by `userId` or by address; whom they invited is another. */
function names(value: unknown, person: Person, member = ''): boolean {
  if (typeof value === 'string') return member === 'userId' ? value === person.userId : isAddressOf(value, person);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, member]) => names(member, person, name));
}

/** Whether it is one of the person's addresses or numbers, however it is written. */
export function isAddressOf(text: string, { emails, phones }: Person): boolean {
  if (phones.includes(text)) return true;
  const key = text.includes('@') ? emailKey(text) : null;
  return key !== null && emails.includes(key);
}

function withoutPerson(value: unknown, person: Person, personal: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return isAddressOf(value, person) ? null : value;
  return mapMembers(value, (member, name) =>
    personal.has(name) && !IMPERSONAL.has(member) ? null : withoutPerson(member, person, personal),
  );
}

/** What a user's own events keep: ids, numbers, yes and no. */
function withoutTexts(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return /^(id|\w+Id)$/.test(name) && /^\d+$/.test(value) ? value : null;
  return mapMembers(value, (member, name) => (PERSONAL.has(name) ? null : withoutTexts(member, name)));
}

function mapMembers(value: unknown, change: (member: unknown, name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((member) => change(member, ''));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member, name)]));
}

const isSame = (one: EventRow, other: EventRow | undefined) => JSON.stringify(one) === JSON.stringify(other);
