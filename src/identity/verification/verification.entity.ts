import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { User } from '../users/user.entity.ts';

/** The purpose of a challenge. It decides whether `subject_id` is the id of an attempt, an address or a user. */
export type VerificationPurpose = 'sign_in' | 'sign_up' | 'email' | 'phone' | 'reset' | 'reauthenticate';

export const VerificationSchema = defineEntity({
  name: 'Verification',
  tableName: 'verification',
  properties: {
    ...identityColumns,
    purpose: p.text().$type<VerificationPurpose>(),
    subjectId: p.bigint('string'),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').nullable(),
    sessionId: p.bigint('string').nullable(),
    kind: p.text().$type<'code' | 'link'>(),
    secretHash: p.text(),
    tries: p.integer().default(0),
    /** The keys that wrong codes are counted by; see `GuessKeys`. */
    guessesAt: p.text().nullable(),
    guessesFrom: p.text().nullable(),
    sentAt: p.datetime(3),
    expiresAt: p.datetime(3),
  },
});

/** A code or link that was sent to verify an address. Its text exists only in the message. */
export class Verification extends VerificationSchema.class {}
VerificationSchema.setClass(Verification);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    verification: TableOf<typeof VerificationSchema>;
  }
}
