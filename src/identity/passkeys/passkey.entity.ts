import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { User } from '../users/user.entity.ts';

export const PasskeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkey',
  properties: {
    ...identityColumns,
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id'),
    /** In base64url, like the public key. */
    credentialId: p.text(),
    /** A COSE key. */
    publicKey: p.text(),
    rpId: p.text(),
    name: p.text(),
    /** How browsers reach the authenticator, such as `internal` or `usb`. */
    transports: p.array(),
    /** The signature counter of the last use. Synced passkeys often do not increment it. */
    counter: p.bigint('number'),
    /** Whether the authenticator can copy the passkey to other devices (backup eligible). */
    isSynced: p.boolean(),
    isBackedUp: p.boolean(),
    lastUsedAt: p.datetime(3).nullable(),
    ...timestampColumns,
  },
});

/** A WebAuthn credential with which a user signs in. Only the public key is stored. */
export class Passkey extends PasskeySchema.class {}
PasskeySchema.setClass(Passkey);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    passkey: TableOf<typeof PasskeySchema>;
  }
}
