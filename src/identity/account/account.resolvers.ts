import type { Resolvers } from '../../generated/deployment.ts';
import { deleted } from '../../platform/graph/deleted-resource.ts';
import { viewerIdOf } from '../me/me.reads.ts';
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
    updateViewer: (_, { input }, ctx) => updateMe(ctx, input),
    deleteViewer: (_, __, ctx) => deleted(viewerIdOf(ctx.viewer.assertSignedIn().userId), deleteMe(ctx)),
    setViewerImage: (_, { input }, ctx) => setMyImage(ctx, input),
    deleteViewerImage: (_, __, ctx) => deleteMyImage(ctx),
    setPassword: (_, { input }, ctx) => setMyPassword(ctx, input),
    addEmail: (_, { input }, ctx) => addMyEmail(ctx, input),
    prepareEmailVerification: (_, { emailId, input }, ctx) => prepareMyEmail(ctx, emailId, input ?? {}),
    verifyEmail: (_, { emailId, input }, ctx) => verifyMyEmail(ctx, emailId, input),
    makeEmailPrimary: (_, { emailId }, ctx) => makeMyEmailPrimary(ctx, emailId),
    deleteEmail: (_, { emailId }, ctx) => deleted(emailId, deleteMyEmail(ctx, emailId)),
    addPhone: (_, { input }, ctx) => addMyPhone(ctx, input),
    preparePhoneVerification: (_, { phoneId, input }, ctx) => prepareMyPhone(ctx, phoneId, input ?? {}),
    verifyPhone: (_, { phoneId, input }, ctx) => verifyMyPhone(ctx, phoneId, input),
    makePhonePrimary: (_, { phoneId }, ctx) => makeMyPhonePrimary(ctx, phoneId),
    deletePhone: (_, { phoneId }, ctx) => deleted(phoneId, deleteMyPhone(ctx, phoneId)),
  },
};
