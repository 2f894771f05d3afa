import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { Session } from '../sessions/session.entity.ts';

export const WalletChallengeSchema = defineEntity({
  name: 'WalletChallenge',
  tableName: 'wallet_challenge',
  properties: {
    ...identityColumns,
    sessionId: () => p.manyToOne(Session).mapToPk().fieldName('session_id'),
    nonceHash: p.text(),
    /** The origin of the page, which the signed message must name. */
    origin: p.text(),
    expiresAt: p.datetime(3),
    createdAt: p.datetime(3),
  },
});

/** A nonce that a wallet of a browser signs once. */
export class WalletChallenge extends WalletChallengeSchema.class {}
WalletChallengeSchema.setClass(WalletChallenge);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    wallet_challenge: TableOf<typeof WalletChallengeSchema>;
  }
}
