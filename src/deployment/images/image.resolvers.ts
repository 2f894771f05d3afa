import type { Resolvers } from '../graph/resolvers.ts';
import { servedImage } from './image.reads.ts';
import { deleteUiImage, setUiImage } from './ui-image.service.ts';

export const imageResolvers: Resolvers = {
  Query: { image: (_, { id }, ctx) => servedImage(ctx, id) },
  Mutation: {
    setUiImage: (_, { name, input }, ctx) => setUiImage(ctx, name, input),
    deleteUiImage: (_, { name }, ctx) => deleteUiImage(ctx, name),
  },
};
