import { defineEntity, p } from '@mikro-orm/core';
import { timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import type { Language } from '../../platform/languages/languages.ts';

export const MessageTemplateSchema = defineEntity({
  name: 'MessageTemplate',
  tableName: 'message_template',
  properties: {
    deploymentId: p.integer().primary(),
    kind: p.text().primary(),
    language: p.text().$type<Language>().primary(),
    /** Null for phone messages. */
    subject: p.text().nullable(),
    paragraphs: p.json<string[]>(),
    buttonLabel: p.text().nullable(),
    footnote: p.text().nullable(),
    ...timestampColumns,
  },
});

/** The texts of a deployment for one kind of message in one language, in place of the built-in texts. */
export class MessageTemplate extends MessageTemplateSchema.class {}
MessageTemplateSchema.setClass(MessageTemplate);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    message_template: TableOf<typeof MessageTemplateSchema>;
  }
}
