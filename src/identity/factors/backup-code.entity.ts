import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { User } from '../users/user.entity.ts';

export const BackupCodeSchema = defineEntity({
  name: 'BackupCode',
  tableName: 'backup_code',
  properties: {
    ...identityColumns,
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id'),
    codeHmac: p.text(),
    usedAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
  },
});

export class BackupCode extends BackupCodeSchema.class {}
BackupCodeSchema.setClass(BackupCode);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    backup_code: TableOf<typeof BackupCodeSchema>;
  }
}
