import { unescapeHtml } from './page-texts.ts';

/** A form of a page of the console, as a browser sends it when a person has filled it in. */
export interface ConsoleForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, unescapeHtml(value)]),
  );

/** What a person enters in an empty field. */
const ENTERED: Readonly<Record<string, string>> = {
  email: 'grace@example.com',
  host: 'smtp.example.com',
  fromEmail: 'grace@example.com',
  permissions: 'orders:read',
  url: 'https://receiver.example.com/hooks',
  value: 'example.com',
};

/** The forms of a page that change something, one for each action, with their empty fields filled in. */
export function consoleForms(page: string): ConsoleForm[] {
  const main = /<main.*<\/main>/s.exec(page)?.[0] ?? '';
  // What cannot be undone is confirmed with the name of the page.
  const title = unescapeHtml(/<h1>([^<]*)/.exec(main)?.[1] ?? '');
  const forms = [...main.matchAll(/<form method="post"[^>]*>(.*?)<\/form>/gs)].flatMap(([, content = '']) => {
    const fields = fieldsOf(content);
    if ('confirmation' in fields) fields['confirmation'] = title;
    const buttons = [...content.matchAll(/<button\b([^>]*)>/gs)].map(([, tag = '']) => attributesOf(tag));
    const actions = buttons.flatMap(({ name, value }) => (name === 'action' && value ? [value] : []));
    const all = actions.length === 0 ? [fields['action'] ?? 'submit'] : actions;
    return all.map((action) => ({ action, fields: { ...fields, action } }));
  });
  return [...new Map(forms.map((form) => [form.action, form])).values()];
}

function fieldsOf(content: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [, tag = ''] of content.matchAll(/<input\b([^>]*)>/gs)) {
    const { name = '', type = 'text', value, ...others } = attributesOf(tag);
    const isChoice = type === 'checkbox' || type === 'radio';
    // A key belongs to the browser of one operator.
    if (name === 'formKey' || type === 'file' || (isChoice && !('checked' in others))) continue;
    fields[name] =
      value || (isChoice ? 'on' : 'required' in others ? (ENTERED[name] ?? ENTERED[type] ?? 'Example') : (value ?? ''));
  }
  for (const [, head = '', text = ''] of content.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs)) {
    const { name = '', ...others } = attributesOf(head);
    fields[name] = unescapeHtml(text).trim() || ('required' in others ? 'grace@example.com' : '');
  }
  for (const [, head = '', options = ''] of content.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)) {
    const tags = [...options.matchAll(/<option\b([^>]*)>/gs)].map(([, tag = '']) => attributesOf(tag));
    const chosen = tags.find((option) => 'selected' in option) ?? tags[0];
    fields[attributesOf(head)['name'] ?? ''] = chosen?.['value'] ?? '';
  }
  return fields;
}
