import type { Resolvers } from '../../../generated/deployment.ts';
import { servedImage } from '../image.reads.ts';

export const imageResolvers: Resolvers = {
  Query: { image: (_, { id }, ctx) => servedImage(ctx, id) },
};
