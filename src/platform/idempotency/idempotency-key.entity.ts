import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';

export const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_key',
  properties: {
    deploymentId: p.integer().primary(),
    /** Id of the API key that the caller acts for. */
    credentialId: p.bigint('string').primary(),
    route: p.text().primary(),
    keyHash: p.text().primary(),
    requestHash: p.text(),
    answer: p.json<unknown>(),
    expiresAt: p.datetime(3),
  },
});

/** The first response to an `Idempotency-Key`, stored in the transaction of its command. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);

declare module '../database/tables.ts' {
  interface Tables {
    idempotency_key: TableOf<typeof IdempotencyKeySchema>;
  }
}
