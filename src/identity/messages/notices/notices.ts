import type { Language } from '../../../platform/languages/languages.ts';
import { createTranslations, type TextValues } from '../../../platform/languages/translations.ts';
import { de } from './de.ts';
import { en, type NoticeKey } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

const noticesIn = createTranslations({ en, de, fr, es });

/** A change of an account that its owner is notified of. */
export type NoticeEvent = Exclude<NoticeKey, 'device' | `${string}.title`>;

/** All changes of accounts that owners are notified of. */
export const NOTICE_EVENTS = (Object.keys(en) as NoticeKey[]).filter(
  (key): key is NoticeEvent => key !== 'device' && !key.endsWith('.title'),
);

/** What happened, and the same without personal data. */
export function noticeTexts(
  event: NoticeEvent,
  values: TextValues,
  language: Language,
): { readonly notice: string; readonly title: string } {
  const translate = noticesIn(language);
  const notice = translate(event, values);
  const titleKey = `${event}.title`;
  return { notice, title: titleKey in en ? translate(titleKey as NoticeKey) : notice };
}

/** Names a browser and its system, such as "Firefox on Linux". */
export function deviceText(values: TextValues, language: Language): string {
  return noticesIn(language)('device', values);
}
