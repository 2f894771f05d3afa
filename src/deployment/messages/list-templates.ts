import type { Context } from '../../platform/context.ts';
import { LANGUAGES } from '../../platform/languages/languages.ts';
import { APP_NAME, type MessageKind, type MessageVariable } from '../../platform/messages/message-kind.ts';
import { templateKinds } from './render-queued.ts';

type ListContext = Pick<Context, 'rows' | 'viewer' | 'features'>;

/** All kinds of messages with their texts. */
export async function listMessageTemplates(ctx: ListContext) {
  const overrides = await readOverrides(ctx);
  return { kinds: templateKinds(ctx).map((kind) => presentKind(kind, overrides)) };
}

/** One kind of message with its texts. */
export async function getMessageTemplate(ctx: ListContext, kind: MessageKind) {
  return presentKind(kind, await readOverrides(ctx, kind.name));
}

type Override = Awaited<ReturnType<typeof readOverrides>>[number];

function readOverrides({ rows, viewer }: ListContext, kind?: string) {
  let query = rows
    .selectFrom('message_template')
    .select(['kind', 'language', 'subject', 'paragraphs', 'button_label as buttonLabel', 'footnote'])
    .select('updated_at as updatedAt')
    .where('deployment_id', '=', viewer.deploymentId);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  return query.execute();
}

function presentKind(kind: MessageKind, overrides: readonly Override[]) {
  const { name, channel, description, variables, places } = kind;
  return {
    kind: name,
    channel: channel === 'mail' ? ('MAIL' as const) : ('PHONE' as const),
    description,
    hasCode: places === 'code',
    hasButton: places === 'url',
    variables: Object.entries({ appName: APP_NAME, ...variables }).map(presentVariable),
    languages: LANGUAGES.map((language) => {
      const override = overrides.find((each) => each.kind === name && each.language === language);
      const builtIn = kind.texts(language);
      const { subject, paragraphs, footnote } = override ?? builtIn;
      return {
        language,
        isOverridden: override !== undefined,
        subject,
        paragraphs: [...paragraphs],
        buttonLabel: override?.buttonLabel ?? builtIn.buttonLabel,
        footnote,
        updatedAt: override?.updatedAt ?? null,
      };
    }),
  };
}

function presentVariable([name, variable]: [string, MessageVariable]) {
  const { description, type, choices = [], isRequired = false, isPrivate = false, sample } = variable;
  return {
    name,
    description,
    choices: [...choices],
    isNumber: type === 'number',
    isRequired,
    isAllowedInSubject: !isPrivate,
    sample: String(sample),
  };
}
