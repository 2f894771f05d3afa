import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const AiToolSchema = defineEntity({
  name: 'AiTool',
  tableName: 'ai_tool',
  properties: {
    ...identityColumns,
    name: p.text(),
    description: p.text(),
    /** The JSON schema that the arguments of a call must match. */
    parameters: p.json<Record<string, unknown>>(),
    url: p.text(),
    timeoutSeconds: p.integer(),
    signingSecretSealed: p.text(),
    secretLastFour: p.text(),
    /** Also signs until `previousSecretUntil`. */
    previousSecretSealed: p.text().nullable(),
    previousSecretUntil: p.datetime(3).nullable(),
    isActive: p.boolean().default(true),
    /** Incremented by a trigger of the table with each change of a column that people edit. */
    version: p.integer().default(1),
    ...timestampColumns,
  },
});

/** A server that AI agents of the deployment call. */
export class AiTool extends AiToolSchema.class {}
AiToolSchema.setClass(AiTool);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ai_tool: TableOf<typeof AiToolSchema>;
  }
}
