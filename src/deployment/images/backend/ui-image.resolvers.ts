import type { Resolvers } from '../../../generated/backend.ts';
import { deleteUiImage, setUiImage } from '../ui-image.service.ts';

export const uiImageResolvers: Resolvers = {
  Mutation: {
    setUiImage: (_, { name, input }, ctx) => setUiImage(ctx, name, input),
    deleteUiImage: (_, { name }, ctx) => deleteUiImage(ctx, name),
  },
};
