import type { Feature } from '../../platform/feature.ts';
import { uiImageResolvers } from './backend/ui-image.resolvers.ts';
import { cleanUpImages } from './clean-up-images.ts';
import { imageResolvers } from './deployment/image.resolvers.ts';
import { ImageSchema } from './image.entity.ts';
import { imageUpload } from './image-upload.ts';
import { Migration016Images } from './migrations/016-images.ts';

/** Uploaded images of users, organizations, workspaces and settings. */
export const imagesFeature: Feature = {
  entities: [ImageSchema],
  migrations: [{ name: '016-images', class: Migration016Images }],
  resolvers: { backend: [uiImageResolvers], deployment: [imageResolvers] },
  cleanUp: cleanUpImages,
  uploads: { setUiImage: imageUpload },
  tags: { images: { name: 'Images', description: 'Uploaded logos and profile images.' } },
};
