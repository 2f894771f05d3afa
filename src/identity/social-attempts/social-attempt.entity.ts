import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { SocialProvider } from '../social-providers/social-provider.entity.ts';

/** What a request to a provider was started for. */
export type SocialPurpose = 'sign_in' | 'link' | 'reauthenticate';

export const SocialAttemptSchema = defineEntity({
  name: 'SocialAttempt',
  tableName: 'social_attempt',
  properties: {
    ...identityColumns,
    providerId: () => p.manyToOne(SocialProvider).mapToPk().fieldName('provider_id'),
    purpose: p.text().$type<SocialPurpose>(),
    stateHash: p.text(),
    /** The hash of the cookie of the browser that started it. */
    browserHash: p.text(),
    /** Nonce, PKCE verifier, and the tokens of an invitation or waitlist entry, as JSON. */
    secretsSealed: p.text(),
    redirectUrl: p.text().nullable(),
    /** The sign-in that links or reauthenticates. Null for a sign-in. */
    signinId: p.bigint('string').nullable(),
    /** What the limit for one network address is counted by. */
    client: p.text(),
    /** What the provider has sent with a form, until the browser continues with its cookie. */
    responseSealed: p.text().nullable(),
    /** When the response was used. It can be used once, with any result. */
    claimedAt: p.datetime(3).nullable(),
    expiresAt: p.datetime(3),
    createdAt: p.datetime(3),
  },
});

/** A browser that was sent to a provider. */
export class SocialAttempt extends SocialAttemptSchema.class {}
SocialAttemptSchema.setClass(SocialAttempt);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    social_attempt: TableOf<typeof SocialAttemptSchema>;
  }
}
