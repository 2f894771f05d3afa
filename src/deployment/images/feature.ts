import type { Feature } from '../../platform/feature.ts';
import { cleanUpImages } from './clean-up-images.ts';
import { ImageSchema } from './image.entity.ts';
import { imageResolvers } from './image.resolvers.ts';
import { imageUpload } from './image-upload.ts';

/** Uploaded images of users, organizations, workspaces and settings. */
export const imagesFeature: Feature = {
  entities: [ImageSchema],
  resolvers: [imageResolvers],
  cleanUp: cleanUpImages,
  uploads: { setUiImage: imageUpload },
  tags: { images: { name: 'Images', description: 'Uploaded logos and profile images.' } },
};
