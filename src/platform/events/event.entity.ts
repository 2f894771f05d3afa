import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns } from '../database/common-columns.ts';
import type { TableOf } from '../database/tables.ts';

export const EventSchema = defineEntity({
  name: 'Event',
  tableName: 'event',
  properties: {
    ...identityColumns,
    type: p.text(),
    resourceType: p.text(),
    resourceId: p.text(),
    /** The name of the resource when the change was made. */
    resourceName: p.text().nullable(),
    actorType: p.text(),
    actorId: p.text().nullable(),
    /** Who impersonated the actor. */
    impersonator: p.text().nullable(),
    /** The application that acted for the actor. It may have been deleted since. */
    applicationId: p.bigint('string').nullable(),
    ip: p.text().nullable(),
    requestId: p.text().nullable(),
    before: p.json<Record<string, unknown>>().nullable(),
    after: p.json<Record<string, unknown>>().nullable(),
    createdAt: p.datetime(3),
  },
});

/** A record of the audit log: the actor, the change and the resource. Also the outbox of webhooks. */
export class Event extends EventSchema.class {}
EventSchema.setClass(Event);

declare module '../database/tables.ts' {
  interface Tables {
    event: TableOf<typeof EventSchema>;
  }
}
