import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';

export const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_key',
  properties: {
    deploymentId: p.integer().primary(),
    /** Identifies the row in the additional data of the encryption. */
    id: p.bigint('string').primary(),
    /** Id of the API key or user that the caller acts for. */
    credentialId: p.bigint('string'),
    route: p.text(),
    /** Keyed hashes of the idempotency key, and of the arguments and the file. */
    keyHash: p.text(),
    requestHash: p.text(),
    /** The serialized result of the command. */
    responseSealed: p.text(),
    expiresAt: p.datetime(3),
  },
});

/** The result of the first request with an `Idempotency-Key`, stored in the transaction of its command. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);

declare module '../database/tables.ts' {
  interface Tables {
    idempotency_key: TableOf<typeof IdempotencyKeySchema>;
  }
}
