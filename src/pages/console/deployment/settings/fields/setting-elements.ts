import { html, type SafeHtml } from '@remix-run/html-template';
import { fieldError, icon, section } from '../../../../elements/index.ts';
import { hasText } from '../../../../texts/texts.ts';
import type { ConsoleRequest } from '../../../console-request.ts';
import { isGroup, isSecret, leavesOf, nameOf, type SettingField, type SettingNode } from './setting-fields.ts';
import { CHECKBOXES, fieldsOf, partsOf, type SettingsForm, storedValue, textOfValue } from './settings-form.ts';

/** What the elements show besides the fields. */
export interface ShownSettings {
  /** The stored values. */
  readonly stored: Readonly<Record<string, unknown>>;
  /** Whether another change was stored after the page was opened. Each field that differs then shows what is stored now. */
  readonly isConflict?: boolean;
}

/** The parts of a form of settings, each in a box of its own. */
export const settingParts = (request: ConsoleRequest, form: SettingsForm, shown: ShownSettings): SafeHtml =>
  html`${checkboxNames(form)}${partsOf(form).map(({ part, nodes }) =>
    section({
      title: request.text(part.title),
      ...(part.hint && { hint: request.text(part.hint) }),
      content: elementsOf(request, form, withoutOnlyGroup(nodes), shown),
    }),
  )}`;

/** The fields of a form without boxes, for a form with few of them. */
export const settingElements = (request: ConsoleRequest, form: SettingsForm, shown: ShownSettings): SafeHtml =>
  html`${checkboxNames(form)}${elementsOf(request, form, fieldsOf(form), shown)}`;

function checkboxNames(form: SettingsForm): SafeHtml {
  const names = leavesOf(fieldsOf(form)).flatMap(({ kind, path }) => (kind === 'checkbox' ? [path] : []));
  return html`<input type="hidden" name="${CHECKBOXES}" value="${names.join(',')}">`;
}

/** The only group of a part has the title of the part. */
function withoutOnlyGroup(nodes: readonly SettingNode[]): readonly SettingNode[] {
  const [first] = nodes;
  return nodes.length === 1 && first !== undefined && isGroup(first) ? first.children : nodes;
}

const elementsOf = (
  request: ConsoleRequest,
  form: SettingsForm,
  nodes: readonly SettingNode[],
  shown: ShownSettings,
): SafeHtml => html`<div class="settings">${nodes.map((node) => settingNode(request, form, node, shown))}</div>`;

function settingNode(request: ConsoleRequest, form: SettingsForm, node: SettingNode, shown: ShownSettings): SafeHtml {
  if (isGroup(node))
    return html`<fieldset class="setting-group"><legend>${label(request, form, node)}</legend>${node.children.map((child) => settingNode(request, form, child, shown))}</fieldset>`;
  const { path, kind } = node;
  const below = textsBelow(request, form, node, shown);
  const described = below.map(({ id }) => id).join(' ');
  const isInvalid = below.some(({ id }) => id === `${path}-error`);
  const state = html`id="${path}" name="${path}" ${described === '' ? '' : html`aria-describedby="${described}"`} ${isInvalid ? html.raw`aria-invalid="true"` : ''}`;
  const texts = below.map(({ content }) => content);
  if (kind === 'checkbox') {
    const isChecked = isSent(request) ? request.form.has(path) : storedValue(shown.stored, path) === true;
    return html`<div class="setting is-checkbox"><label class="choice"><input type="checkbox" value="on" ${state} ${isChecked ? html.raw`checked` : ''}> <span class="choice-text">${label(request, form, node)}</span></label>${texts}</div>`;
  }
  return html`<div class="field"><div class="field-head"><label for="${path}">${label(request, form, node)}</label></div>
${inputOf(request, node, shown.stored, state)}${texts}</div>`;
}

/** What describes a field: its hint, its error, and what is stored now where something else was entered. */
function textsBelow(request: ConsoleRequest, form: SettingsForm, field: SettingField, shown: ShownSettings) {
  const { path } = field;
  const hint = hintOf(request, form, field);
  const error = fieldError(request, path);
  const stored = shown.isConflict ? storedNow(request, field, shown.stored) : null;
  return [
    ...(hint === null ? [] : [text('hint', (id) => html`<p class="hint" id="${id}">${hint}</p>`)]),
    ...(error === null
      ? []
      : [text('error', (id) => html`<p class="field-error" id="${id}">${icon('warning')}<span>${error}</span></p>`)]),
    ...(stored === null
      ? []
      : [text('stored', (id) => html`<p class="setting-stored" id="${id}">${icon('info')}<span>${stored}</span></p>`)]),
  ];

  function text(name: string, contentOf: (id: string) => SafeHtml) {
    const id = `${path}-${name}`;
    return { id, content: contentOf(id) };
  }
}

/** Whether the page is shown again with what was entered. */
const isSent = ({ form }: ConsoleRequest) => form.size > 0;

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

function inputOf(
  request: ConsoleRequest,
  field: SettingField,
  stored: ShownSettings['stored'],
  state: SafeHtml,
): SafeHtml {
  const { path, kind, values, min, max, maxLength, isRequired, isNullable, example } = field;
  const value = (isSecret(field) ? null : request.form.get(path)) ?? textOfValue(storedValue(stored, path));
  const required = isRequired ? html.raw`required` : '';
  const length = maxLength === undefined ? '' : html`maxlength="${maxLength}"`;
  switch (kind) {
    case 'select':
      return html`<select ${state}>${isNullable ? html`<option value=""></option>` : ''}${values.map(
        (each) =>
          html`<option value="${each}" ${each === value ? html.raw`selected` : ''}>${valueLabel(request, field, each)}</option>`,
      )}</select>`;
    case 'lines':
    case 'numbers':
      return html`<textarea ${state} rows="${Math.min(8, Math.max(3, value.split('\n').length + 1))}" dir="ltr" spellcheck="false" autocapitalize="none">${value}</textarea>`;
    case 'long':
      return html`<textarea ${state} ${length} rows="4" dir="auto">${value}</textarea>`;
    case 'number':
      return html`<input ${state} type="number" inputmode="numeric" step="1" ${min === undefined ? '' : html`min="${min}"`} ${max === undefined ? '' : html`max="${max}"`} value="${value}" ${isNullable ? '' : html.raw`required`}>`;
    case 'secret':
      return html`<input ${state} type="password" ${length} autocomplete="new-password" value="" spellcheck="false" autocapitalize="none">`;
    case 'longSecret':
      return html`<textarea ${state} ${length} rows="4" autocomplete="off" spellcheck="false" autocapitalize="none"></textarea>`;
    case 'color':
      return HEX_COLOR.test(value)
        ? html`<input ${state} type="color" value="${value.toLowerCase()}">`
        : html`<input ${state} type="text" value="${value}" spellcheck="false" autocapitalize="none">`;
    default:
      return html`<input ${state} type="text" ${length} ${required} value="${value}" ${example === undefined ? '' : html`placeholder="${example}"`} dir="auto" spellcheck="false" autocapitalize="none">`;
  }
}

/** What is stored now, for a field in which something else was entered. */
function storedNow(request: ConsoleRequest, field: SettingField, stored: ShownSettings['stored']): string | null {
  const { path, kind } = field;
  const value = storedValue(stored, path);
  const entered = kind === 'checkbox' ? String(request.form.has(path)) : (request.form.get(path) ?? '').trim();
  if (isSecret(field) || entered.replaceAll('\r', '') === textOfValue(value).trim()) return null;
  return request.text('console.settings.storedNow', { value: shownValue(request, field, value) });
}

function shownValue(request: ConsoleRequest, field: SettingField, value: unknown): string {
  const { text } = request;
  if (typeof value === 'boolean') return text(value ? 'console.settings.on' : 'console.settings.off');
  const shown = Array.isArray(value) ? value.join(', ') : textOfValue(value);
  if (shown === '') return text('console.settings.empty');
  return field.kind === 'select' ? valueLabel(request, field, shown) : shown;
}

/** The label of a field: that of the texts, or a readable form of its name in English. */
export function label(request: ConsoleRequest, { texts }: Pick<SettingsForm, 'texts'>, node: SettingNode): SafeHtml {
  return textOr(request, `${texts}.${node.path}`, readable(nameOf(node)));
}

/** The name of a value of an enum. An option cannot contain elements, so it does not say that it is in English. */
const valueLabel = (request: ConsoleRequest, { enumName }: SettingField, value: string): string =>
  valueLabelOf(request, enumName, value) ?? readable(value.toLowerCase());

/** The text for a value of an enum; null without one. */
export function valueLabelOf({ text }: ConsoleRequest, enumName: string, value: string): string | null {
  const key = `console.setting.value.${enumName}.${value}`;
  return hasText(key) ? text(key) : null;
}

/** A text of the catalogue, or one in English that says so on pages in other languages. */
function textOr({ text, language }: ConsoleRequest, key: string, fallback: string): SafeHtml {
  if (hasText(key)) return html`${text(key)}`;
  return inEnglish(language, html`${fallback}`);
}

/** A text in English, which screen readers pronounce well on pages in other languages. */
export const inEnglish = (language: string, content: SafeHtml): SafeHtml =>
  language === 'en' ? content : html`<span lang="en">${content}</span>`;

/** The description of the SDL, unless the label says it all. */
function hintOf({ language, text }: ConsoleRequest, { texts }: SettingsForm, field: SettingField): SafeHtml | null {
  const { description, path } = field;
  const own = `${texts}.${path}.hint`;
  if (hasText(own)) return html`${text(own)}`;
  const isShort = description.length <= SHORT_DESCRIPTION && !/[`\d]|\. /.test(description);
  if (description === '' || (isShort && hasText(`${texts}.${path}`))) return null;
  return inEnglish(language, markdown(description));
}

/** A description of one short sentence, without names and numbers, repeats the label that translates it. */
const SHORT_DESCRIPTION = 64;

/** A description with its names in code. */
export const markdown = (description: string): SafeHtml =>
  html`${description.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;

/** `afterSignInRedirectUrl` as `After sign in redirect URL`, and `email_password` as `Email password`. */
export function readable(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(
      /\b(url|id|otp|sso|rp|tls|smtp|ai|api)(s?)\b/g,
      (_, word: string, plural: string) => `${word.toUpperCase()}${plural}`,
    );
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
