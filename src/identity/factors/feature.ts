import type { Feature } from '../../platform/feature.ts';
import { ownRecords } from '../../platform/personal-data.ts';
import { AuthenticatorSchema } from './authenticator.entity.ts';
import { BackupCodeSchema } from './backup-code.entity.ts';

/** Second factors: authenticator apps and backup codes. */
export const factorsFeature: Feature = {
  entities: [AuthenticatorSchema, BackupCodeSchema],
  personalData: [
    ownRecords('authenticators', 'authenticator', ['id', 'verified_at', 'created_at', 'updated_at']),
    ownRecords('backup_codes', 'backup_code', ['id', 'used_at', 'created_at']),
  ],
  events: [
    {
      name: 'user.mfa.enabled',
      description: 'A user set up a second factor.',
      scope: 'users:read',
      resourceType: 'user',
    },
    {
      name: 'user.mfa.disabled',
      description: 'The second factor of a user was removed.',
      scope: 'users:read',
      resourceType: 'user',
    },
  ],
  sealedColumns: [{ table: 'authenticator', column: 'secret_sealed' }],
};
