import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const DevelopmentMessageSchema = defineEntity({
  name: 'DevelopmentMessage',
  tableName: 'development_message',
  properties: {
    ...identityColumns,
    /** The keyed hash of the recipient. */
    recipient: p.text(),
    /** Ids of the users who caused the message or whom it names. */
    about: p.array(),
    /** The content, encrypted because it contains codes and links. */
    contentSealed: p.text(),
    createdAt: p.datetime(3),
  },
});

/** A copy of a message of a staging deployment, with the id of the queued message. */
export class DevelopmentMessage extends DevelopmentMessageSchema.class {}
DevelopmentMessageSchema.setClass(DevelopmentMessage);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    development_message: TableOf<typeof DevelopmentMessageSchema>;
  }
}
