import { defineEntity, p } from '@mikro-orm/core';
import { timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const SmtpConfigSchema = defineEntity({
  name: 'SmtpConfig',
  tableName: 'smtp_config',
  properties: {
    deploymentId: p.integer().primary(),
    host: p.text(),
    port: p.integer(),
    username: p.text(),
    passwordSealed: p.text(),
    fromEmail: p.text(),
    useTls: p.boolean(),
    verified: p.boolean().default(false),
    ...timestampColumns,
  },
});

/** The deployment's own mail server. Its password is encrypted and never returned. */
export class SmtpConfig extends SmtpConfigSchema.class {}
SmtpConfigSchema.setClass(SmtpConfig);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    smtp_config: TableOf<typeof SmtpConfigSchema>;
  }
}
