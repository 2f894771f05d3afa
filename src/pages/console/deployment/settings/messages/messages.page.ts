import { html } from '@remix-run/html-template';
import { badge, icon, rowIcon, rows, section } from '../../../../elements/index.ts';
import type { PageResult } from '../../../../hosted/page.ts';
import { LANGUAGE_NAMES } from '../../../../texts/texts.ts';
import { type ConsoleRequest, consolePage } from '../../../console-request.ts';
import { ConsoleMessagesDocument } from '../../documents.ts';
import { inEnglish, markdown, readable } from '../fields/setting-elements.ts';
import { settingsView } from '../frame/settings-view.ts';

/** The kinds of messages that users receive, with the languages whose texts the deployment has replaced. */
export const messagesPage = consolePage({ path: '/settings/messages', scope: 'settings:read', show });

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, language } = request;
  const { messageTemplates } = await request.run(ConsoleMessagesDocument);
  const kinds = messageTemplates?.kinds ?? [];
  return settingsView(request, '/settings/messages', {
    content: section({
      title: text('console.settings.messages'),
      hint: text('console.messages.hint'),
      content: rows(
        kinds.map(({ kind, channel, description, languages }) => ({
          picture: rowIcon(icon(channel === 'MAIL' ? 'mail' : 'phone')),
          title: inEnglish(language, html`${readable(kind)}`),
          href: request.link(`/settings/messages/${kind}`),
          badges: html`${languages.flatMap(({ isOverridden, language: each }) => (isOverridden ? [badge(text('console.messages.changedIn', { language: nameOfLanguage(each) }), { tone: 'accent' })] : []))}`,
          text: inEnglish(language, markdown(description)),
        })),
        { icon: 'mail', title: text('console.messages.none') },
      ),
    }),
  });
}

const NAMES: Readonly<Record<string, string>> = LANGUAGE_NAMES;

/** The name of a language in itself. */
export const nameOfLanguage = (language: string): string => NAMES[language] ?? language;
