import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';

/** It decides whether `subject_id` is the id of a sign-in attempt or of a sign-in. */
export type ChallengePurpose = 'register' | 'sign_in' | 'second_factor' | 'reauthenticate';

export const PasskeyChallengeSchema = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenge',
  properties: {
    deploymentId: p.integer().primary(),
    purpose: p.text().$type<ChallengePurpose>().primary(),
    subjectId: p.bigint('string').primary(),
    challenge: p.text(),
    expiresAt: p.datetime(3),
  },
});

/** A random value that a passkey signs once, for one attempt or sign-in. */
export class PasskeyChallenge extends PasskeyChallengeSchema.class {}
PasskeyChallengeSchema.setClass(PasskeyChallenge);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    passkey_challenge: TableOf<typeof PasskeyChallengeSchema>;
  }
}
