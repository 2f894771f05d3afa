import { defineEntity, p } from '@mikro-orm/core';
import { identified } from '../../platform/database/properties.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { User } from '../users/user.entity.ts';

/** What a challenge is for; `subject_id` is the id of an attempt, an address or a user accordingly. */
export type VerificationPurpose = 'sign_in' | 'sign_up' | 'email' | 'phone' | 'reset' | 'reauthenticate';

export const VerificationSchema = defineEntity({
  name: 'Verification',
  tableName: 'verification',
  properties: {
    ...identified,
    purpose: p.text().$type<VerificationPurpose>(),
    subjectId: p.bigint('string'),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').nullable(),
    sessionId: p.bigint('string').nullable(),
    kind: p.text().$type<'code' | 'link'>(),
    secretHash: p.text(),
    tries: p.integer().default(0),
    /** What wrong codes are counted by; see `GuessKeys`. */
    guessesAt: p.text().nullable(),
    guessesFrom: p.text().nullable(),
    sentAt: p.datetime(3),
    expiresAt: p.datetime(3),
  },
});

/** A code or link that was sent to prove an address. Its text exists in the message alone. */
export class Verification extends VerificationSchema.class {}
VerificationSchema.setClass(Verification);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    verification: TableOf<typeof VerificationSchema>;
  }
}
