import type { Resolvers } from '../../generated/deployment.ts';
import { decideDeviceRequest } from './decide-device-request.ts';
import { readDeviceRequest } from './device-request.reads.ts';

export const deviceSignInResolvers: Resolvers = {
  Query: { oauthDeviceRequest: (_, { userCode }, ctx) => readDeviceRequest(ctx, userCode) },
  Mutation: { decideOauthDeviceRequest: (_, { userCode, input }, ctx) => decideDeviceRequest(ctx, userCode, input) },
};
