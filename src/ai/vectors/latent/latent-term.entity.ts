import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../../platform/database/tables.ts';

export const LatentTermSchema = defineEntity({
  name: 'LatentTerm',
  tableName: 'latent_term',
  properties: {
    deploymentId: p.integer().primary(),
    indexId: p.bigint('string').primary(),
    term: p.text().primary(),
    vector: p.array((text: string) => Number(text)),
  },
});

/** The latent vector of a term. */
export class LatentTerm extends LatentTermSchema.class {}
LatentTermSchema.setClass(LatentTerm);

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    latent_term: TableOf<typeof LatentTermSchema>;
  }
}
