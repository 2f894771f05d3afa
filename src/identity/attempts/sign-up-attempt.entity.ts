import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { Session } from '../sessions/session.entity.ts';
import type { WalletNamespace } from '../wallets/ethereum-address.ts';

/** The next step of a sign-up attempt. */
export type SignUpStep = 'complete_profile' | 'verify_email' | 'verify_phone';

export const SignUpAttemptSchema = defineEntity({
  name: 'SignUpAttempt',
  tableName: 'signup_attempt',
  properties: {
    ...identityColumns,
    sessionId: () => p.manyToOne(Session).mapToPk().fieldName('session_id'),
    email: p.text().nullable(),
    emailKey: p.text().nullable(),
    emailVerifiedAt: p.datetime(3).nullable(),
    phoneNumber: p.text().nullable(),
    phoneVerifiedAt: p.datetime(3).nullable(),
    username: p.text().nullable(),
    usernameKey: p.text().nullable(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    passwordHash: p.text().nullable(),
    /** A wallet that has signed a challenge of the sign-up, in lower case. */
    walletNamespace: p.text().$type<WalletNamespace>().nullable(),
    walletAddress: p.text().nullable(),
    walletChainId: p.bigint('number').nullable(),
    /** The account at a provider that the sign-up links, as JSON. */
    socialSealed: p.text().nullable(),
    /** The fields that the step `complete_profile` waits for. */
    missingFields: p.array().nullable(),
    currentStep: p.text().$type<SignUpStep>(),
    /** The invitation of the sign-up. It is read again when it is accepted. */
    invitationId: p.bigint('string').nullable(),
    expiresAt: p.datetime(3),
    ...timestampColumns,
  },
});

/** A sign-up that waits for a verification. Its last step creates the account. */
export class SignUpAttempt extends SignUpAttemptSchema.class {}
SignUpAttemptSchema.setClass(SignUpAttempt);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    signup_attempt: TableOf<typeof SignUpAttemptSchema>;
  }
}
