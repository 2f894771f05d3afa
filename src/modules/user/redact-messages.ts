import { sql } from 'kysely';
import type { Rows } from '../../database/tables.ts';
import type { Person } from './redact-events.ts';

/**
 * Takes a person out of the webhook messages that the service's own events have become: what happened, and to which
 * resource, stays. Those that still wait are sent so. What the company triggered itself is its own.
 */
export async function redactMessages(rows: Rows, person: Person, until: Date): Promise<void> {
  const { deploymentId, userId, emails, phones } = person;
  const texts = [
    `"${userId}"`,
    ...emails.map((key) => `"${key.slice(0, key.indexOf('@') + 1)}`),
    ...phones.map(quoted),
  ];
  await sql`
    update webhook_message as message set body = convert_to(json_build_object(
      'type', shown.body->'type', 'timestamp', shown.body->'timestamp',
      'data', json_build_object('id', shown.body->'data'->'id', 'resource_type', shown.body->'data'->'resource_type')
    )::text, 'UTF8')
    from event_fan_out as fan_out, webhook_message as found,
      lateral (select convert_from(found.body, 'UTF8')::json as body) as shown
    where fan_out.deployment_id = ${deploymentId} and fan_out.created_at <= ${until.toISOString()}::timestamptz
      and found.deployment_id = fan_out.deployment_id and found.id = fan_out.message_id
      and message.deployment_id = found.deployment_id and message.id = found.id
      and exists (select from unnest(${texts}::text[]) as needle
        where strpos(lower(convert_from(found.body, 'UTF8')), lower(needle)) > 0)`.execute(rows);
}

const quoted = (text: string) => `"${text}"`;
