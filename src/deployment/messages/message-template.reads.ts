import { sql } from 'kysely';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Language } from '../../platform/languages/languages.ts';
import type { MessageTexts } from '../../platform/messages/message-kind.ts';

/** SQL for the texts of the deployment `d` for a kind and language, or null. A message needs no statement of its own for them. */
export const templateOf = (kind: string, language: Language) => sql<MessageTexts | null>`(
  select jsonb_build_object('subject', t.subject, 'paragraphs', t.paragraphs, 'buttonLabel', t.button_label,
    'footnote', t.footnote)
  from message_template t where t.deployment_id = ${DEPLOYMENT_ID} and t.kind = ${kind} and t.language = ${language})`;
