import { ownRecords } from '../../platform/data-protection/personal-data.ts';
import { hoursBefore } from '../../platform/data-protection/retention.ts';
import type { Feature } from '../../platform/feature.ts';
import { passkeyResolvers } from './backend/passkey.resolvers.ts';
import { viewerPasskeyResolvers } from './deployment/passkey.resolvers.ts';
import { Migration009Passkeys } from './migrations/009-passkeys.ts';
import { PasskeySchema } from './passkey.entity.ts';
import { ownPasskeysById, passkeysById } from './passkey.reads.ts';
import { PasskeyChallengeSchema } from './passkey-challenge.entity.ts';

const event = (name: 'created' | 'updated' | 'deleted', description: string) => ({
  name: `user.passkey.${name}` as const,
  description,
  scope: 'users:read' as const,
  resourceType: 'user',
});

/** Passkeys of users, their challenges, and the check of their signatures. */
export const passkeysFeature: Feature = {
  entities: [PasskeySchema, PasskeyChallengeSchema],
  migrations: [{ name: '009-passkeys', class: Migration009Passkeys }],
  resolvers: { backend: [passkeyResolvers], deployment: [viewerPasskeyResolvers] },
  personalData: [
    ownRecords('passkeys', 'passkey', [
      ...(['id', 'credential_id', 'rp_id', 'name', 'transports', 'is_synced', 'is_backed_up'] as const),
      ...(['last_used_at', 'created_at', 'updated_at'] as const),
    ]),
  ],
  events: [
    event('created', 'A user registered a passkey.'),
    event('updated', 'A user renamed a passkey.'),
    event('deleted', 'A passkey of a user was deleted.'),
  ],
  retention: [{ table: 'passkey_challenge', time: 'expires_at', before: (now) => hoursBefore(now, 1) }],
  nodes: {
    backend: [{ table: 'passkey', typeName: 'Passkey', scope: 'users:read', byId: passkeysById }],
    deployment: [{ table: 'passkey', typeName: 'Passkey', byId: ownPasskeysById }],
  },
};
