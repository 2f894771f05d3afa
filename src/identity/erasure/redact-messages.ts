import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';
import { isAddressOf, type Person } from './redact-events.ts';

interface Message {
  readonly id: string;
  readonly body: string;
}

interface Body {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The number of messages that one query finds. */
const BATCH_SIZE = 500;

/**
 * Removes a person's data from the webhook messages of the service's own events; the event type, resource and ids stay.
 * Queued messages are sent in this form. Deletes the response bodies of endpoints, which can repeat the data. Messages that
 * the backend triggered itself do not change; their retention deletes them.
 */
export async function redactMessages(rows: Rows, person: Person, until: Date): Promise<void> {
  for (let after: string | null = '0'; after !== null; ) {
    const found = await findCandidates(rows, person, until, after);
    const matching = found.map(parsed).filter(({ body }) => isAbout(body.data, person));
    if (matching.length > 0) await redact(rows, person.deploymentId, matching);
    after = found.length < BATCH_SIZE ? null : (found.at(-1)?.id ?? null);
  }
}

/** Finds every message that mentions the person, and some others; `isAbout` decides. */
async function findCandidates(rows: Rows, person: Person, until: Date, after: string): Promise<Message[]> {
  const { deploymentId, userId, emails, phones } = person;
  const needles = [userId, ...emails.map((key) => key.slice(0, key.indexOf('@') + 1)), ...phones];
  const { rows: found } = await sql<Message>`
    select message.id, convert_from(message.body, 'UTF8') as body
    from event_fan_out as fan_out
    join webhook_message as message
      on message.deployment_id = fan_out.deployment_id and message.id = fan_out.message_id
    where fan_out.deployment_id = ${deploymentId} and fan_out.created_at <= ${until.toISOString()}::timestamptz
      and message.id > ${after}
      and exists (select from unnest(${needles}::text[]) as needle
        where strpos(lower(convert_from(message.body, 'UTF8')), lower(needle)) > 0)
    order by message.id
    limit ${BATCH_SIZE}`.execute(rows);
  return found;
}

const parsed = ({ id, body }: Message) => ({ id, body: JSON.parse(body) as Body });

function isAbout(value: unknown, person: Person): boolean {
  if (typeof value === 'string') return value === person.userId || isAddressOf(value, person);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((member) => isAbout(member, person));
}

async function redact(rows: Rows, deploymentId: number, messages: readonly { id: string; body: Body }[]) {
  const ids = messages.map(({ id }) => id);
  const bodies = messages.map(({ body: { type, timestamp, data } }) =>
    Buffer.from(JSON.stringify({ type, timestamp, data: idsOf(data) })).toString('base64'),
  );
  await sql`update webhook_message as message set body = decode(redacted.body, 'base64')
    from unnest(${ids}::bigint[], ${bodies}::text[]) as redacted (id, body)
    where message.deployment_id = ${deploymentId} and message.id = redacted.id`.execute(rows);
  await sql`update webhook_attempt as attempt set response_body = null
    from webhook_delivery as delivery
    where delivery.deployment_id = ${deploymentId} and delivery.message_id = any(${ids}::bigint[])
      and attempt.deployment_id = delivery.deployment_id and attempt.delivery_id = delivery.id
      and attempt.response_body is not null`.execute(rows);
}

function idsOf(data: Body['data']): Record<string, unknown> {
  const isId = (name: string, value: unknown) =>
    name === 'resource_type' || (/^(id|\w+_id)$/.test(name) && typeof value === 'string' && /^\d+$/.test(value));
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => isId(name, value)));
}
