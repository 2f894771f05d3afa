import type { Feature } from '../../platform/feature.ts';
import { identityMessages } from './message-kinds.ts';

/** The messages to users about their accounts. */
export const messagesFeature: Feature = {
  messages: identityMessages,
};
