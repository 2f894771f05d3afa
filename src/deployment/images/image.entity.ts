import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';
import { Deployment } from '../deployments/deployment.entity.ts';

export const ImageSchema = defineEntity({
  name: 'Image',
  tableName: 'image',
  properties: {
    deploymentId: () => p.manyToOne(Deployment).mapToPk().fieldName('deployment_id').primary(),
    id: p.text().primary(),
    userId: p.bigint('string').nullable(),
    organizationId: p.bigint('string').nullable(),
    workspaceId: p.bigint('string').nullable(),
    setting: p.text().nullable(),
    size: p.integer(),
    /** Null when the image is a file in the folder of the configuration. */
    bytes: p.blob().nullable(),
    createdAt: p.datetime(3),
  },
});

/** An uploaded image. Its id is random text in its URL, which never shows another image. */
export class Image extends ImageSchema.class {}
ImageSchema.setClass(Image);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    image: TableOf<typeof ImageSchema>;
  }
}
