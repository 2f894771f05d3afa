import { defineEntity, p } from '@mikro-orm/core';
import { timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const AiProviderSchema = defineEntity({
  name: 'AiProvider',
  tableName: 'ai_provider',
  properties: {
    deploymentId: p.integer().primary(),
    baseUrl: p.text(),
    apiKeySealed: p.text().nullable(),
    defaultModel: p.text().nullable(),
    defaultEmbeddingModel: p.text().nullable(),
    allowedModels: p.array().default([]),
    ...timestampColumns,
  },
});

/** The deployment's endpoint that speaks the OpenAI protocol. Its API key is encrypted and never returned. */
export class AiProvider extends AiProviderSchema.class {}
AiProviderSchema.setClass(AiProvider);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ai_provider: TableOf<typeof AiProviderSchema>;
  }
}
