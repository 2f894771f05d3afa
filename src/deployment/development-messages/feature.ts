import { daysBefore } from '../../platform/data-protection/retention.ts';
import type { Feature } from '../../platform/feature.ts';
import { DevelopmentMessageSchema } from './development-message.entity.ts';
import { developmentMessagesById } from './development-message.reads.ts';
import { developmentMessageResolvers } from './development-message.resolvers.ts';
import { Migration019DevelopmentMessages } from './migrations/019-development-messages.ts';

const RETENTION_DAYS = 7;

/** The development mailbox: copies of the messages of staging deployments. */
export const developmentMessagesFeature: Feature = {
  entities: [DevelopmentMessageSchema],
  migrations: [{ name: '019-development-messages', class: Migration019DevelopmentMessages }],
  resolvers: { backend: [developmentMessageResolvers] },
  sealedColumns: [{ table: 'development_message', column: 'content_sealed' }],
  retention: [
    {
      table: 'development_message',
      time: 'created_at',
      before: (run) => daysBefore(run, RETENTION_DAYS),
    },
  ],
  tags: {
    development: {
      name: 'Development',
      description: 'The development mailbox: messages that a staging deployment has sent.',
    },
  },
  nodes: {
    backend: [
      {
        table: 'development_message',
        typeName: 'DevelopmentMessage',
        scope: 'messages:read',
        byId: developmentMessagesById,
      },
    ],
  },
};
