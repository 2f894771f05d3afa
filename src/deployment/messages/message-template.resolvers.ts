import type { Resolvers } from '../../generated/backend.ts';
import { getMessageTemplate, listMessageTemplates } from './list-templates.ts';
import {
  deleteMessageTemplate,
  previewMessageTemplate,
  setMessageTemplate,
  templateNotFound,
  testMessageTemplate,
} from './message-template.service.ts';
import { templateKinds } from './render-queued.ts';

export const messageTemplateResolvers: Resolvers = {
  Query: {
    messageTemplates: (_, __, ctx) => listMessageTemplates(ctx),
    messageTemplate: (_, { kind: name }, ctx) => {
      const kind = templateKinds(ctx).find((each) => each.name === name);
      if (kind === undefined) throw templateNotFound();
      return getMessageTemplate(ctx, kind);
    },
    previewMessageTemplate: (_, { kind, input }, ctx) => previewMessageTemplate(ctx, kind, input),
  },
  Mutation: {
    setMessageTemplate: (_, { kind, language, input }, ctx) => setMessageTemplate(ctx, kind, language, input),
    deleteMessageTemplate: (_, { kind, language }, ctx) => deleteMessageTemplate(ctx, kind, language),
    testMessageTemplate: (_, { kind, input }, ctx) => testMessageTemplate(ctx, kind, input),
  },
};
