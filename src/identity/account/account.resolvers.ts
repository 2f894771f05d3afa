import type { Resolvers } from '../graph/resolvers.ts';
import { deleteMe } from './delete-me.service.ts';
import {
  addMyEmail,
  deleteMyEmail,
  makeMyEmailPrimary,
  myEmails,
  prepareMyEmail,
  verifyMyEmail,
} from './emails.service.ts';
import { deleteMyImage, setMyImage } from './image.service.ts';
import { setMyPassword } from './password.service.ts';
import {
  addMyPhone,
  deleteMyPhone,
  makeMyPhonePrimary,
  myPhones,
  prepareMyPhone,
  verifyMyPhone,
} from './phones.service.ts';
import { updateMe } from './profile.service.ts';

export const accountResolvers: Resolvers = {
  Query: {
    myEmails: (_, __, ctx) => myEmails(ctx),
    myPhones: (_, __, ctx) => myPhones(ctx),
  },
  Mutation: {
    updateMe: (_, { input }, ctx) => updateMe(ctx, input),
    deleteMe: (_, __, ctx) => deleteMe(ctx),
    setMyImage: (_, { input }, ctx) => setMyImage(ctx, input),
    deleteMyImage: (_, __, ctx) => deleteMyImage(ctx),
    setMyPassword: (_, { input }, ctx) => setMyPassword(ctx, input),
    addMyEmail: (_, { input }, ctx) => addMyEmail(ctx, input),
    prepareMyEmail: (_, { emailId, input }, ctx) => prepareMyEmail(ctx, emailId, input ?? {}),
    verifyMyEmail: (_, { emailId, input }, ctx) => verifyMyEmail(ctx, emailId, input),
    makeMyEmailPrimary: (_, { emailId }, ctx) => makeMyEmailPrimary(ctx, emailId),
    deleteMyEmail: (_, { emailId }, ctx) => deleteMyEmail(ctx, emailId),
    addMyPhone: (_, { input }, ctx) => addMyPhone(ctx, input),
    prepareMyPhone: (_, { phoneId, input }, ctx) => prepareMyPhone(ctx, phoneId, input ?? {}),
    verifyMyPhone: (_, { phoneId, input }, ctx) => verifyMyPhone(ctx, phoneId, input),
    makeMyPhonePrimary: (_, { phoneId }, ctx) => makeMyPhonePrimary(ctx, phoneId),
    deleteMyPhone: (_, { phoneId }, ctx) => deleteMyPhone(ctx, phoneId),
  },
};
