import { html, type SafeHtml } from '@remix-run/html-template';
import { badge } from '../elements/index.ts';
import {
  type ApiDocument,
  type ApiSchema,
  isNullable,
  propertiesOf,
  referenceOf,
  resolve,
  textOf,
} from './document.ts';
import { inline, type LinkOf, markdown } from './markdown.ts';

const MAX_DEPTH = 4;

export interface TableOptions {
  readonly document: ApiDocument;
  readonly linkOf: LinkOf;
  /** Whether the fields of objects are shown inside of the table. Otherwise their names link to `#object-NAME`. */
  readonly isNested: boolean;
}

/** The fields of an object: name, type, bounds and description. */
export function schemaTable(schema: ApiSchema, options: TableOptions, depth = 0): SafeHtml {
  const required = (schema['required'] ?? []) as readonly string[];
  const rows = propertiesOf(schema).map(([name, property]) =>
    fieldRow({ name, schema: property, isRequired: options.isNested && required.includes(name) }, options, depth),
  );
  return html`<ul class="rf-fields">${rows}</ul>`;
}

export interface Field {
  readonly name: string;
  readonly schema: ApiSchema;
  readonly description?: string | undefined;
  readonly isRequired: boolean;
  /** Where it is sent, such as `query`. */
  readonly place?: string;
}

export function fieldRow(field: Field, options: TableOptions, depth = 0): SafeHtml {
  const { name, schema, isRequired, place } = field;
  const [text = '', ...more] = (field.description ?? textOf(schema['description'])).split(/\n\s*\n/);
  const limits = boundsOf(schema);
  return html`<li><div class="rf-field"><code class="rf-name">${name}</code> <span class="rf-type">${typeOf(schema, options)}</span>${
    place ? html` ${badge(place)}` : ''
  }${isRequired ? html` <span class="rf-required">required</span>` : ''}${
    schema['deprecated'] === true ? html` <span class="rf-required">deprecated</span>` : ''
  }</div>${text ? html`<div class="rf-text">${inline(text, options.linkOf)}</div>` : ''}${
    more.length > 0 ? html`<div class="rf-text">${markdown(more.join('\n\n'), options.linkOf)}</div>` : ''
  }${limits.length > 0 ? html`<div class="rf-bounds">${inline(limits.join(' · '))}</div>` : ''}${
    options.isNested && depth < MAX_DEPTH ? nestedFields(schema, options, depth) : ''
  }</li>`;
}

function nestedFields(schema: ApiSchema, options: TableOptions, depth: number): SafeHtml | string {
  const item = itemOf(schema);
  const object = resolve(options.document, item);
  if (propertiesOf(object).length === 0) return '';
  const name = referenceOf(item);
  return html`<details class="rf-nested"><summary>Fields${name ? ` of ${name}` : ''}</summary>${schemaTable(object, options, depth + 1)}</details>`;
}

/** The schema of the items of a list, or the schema itself. */
export function itemOf(schema: ApiSchema): ApiSchema {
  return schema['items'] === undefined ? schema : itemOf(schema['items'] as ApiSchema);
}

function typeOf(schema: ApiSchema, options: TableOptions): SafeHtml {
  const suffix = isNullable(schema) ? ' or null' : '';
  if (schema['items'] !== undefined) return html`list of ${typeOf(schema['items'] as ApiSchema, options)}${suffix}`;
  const name = referenceOf(schema);
  const target = resolve(options.document, schema);
  if (Array.isArray(target['enum'])) return html`${enumOf(target['enum'])}${suffix}`;
  if (name !== null && !options.isNested) return html`<a href="#object-${name}">${name}</a>${suffix}`;
  if (name !== null) return html`${name}${suffix}`;
  if (Array.isArray(schema['anyOf'])) {
    const types = (schema['anyOf'] as ApiSchema[]).filter(({ type }) => type !== 'null');
    return html`${types.map((one, at) => html`${at > 0 ? ' or ' : ''}${typeOf(one, options)}`)}${suffix}`;
  }
  const type = [schema['type']].flat().find((one) => one !== 'null');
  const format = textOf(schema['format']);
  return html`${FORMATS[format] ?? textOf(type)}${suffix}`;
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'time',
  email: 'email address',
  uri: 'URL',
  'uri-reference': 'URL or path',
  binary: 'file',
};

const MAX_VALUES = 30;

function enumOf(values: readonly unknown[]): SafeHtml {
  const shown = values
    .slice(0, MAX_VALUES)
    .map((value, at) => html`${at > 0 ? ', ' : ''}<code>${String(value)}</code>`);
  return html`${values.length > 1 ? 'one of ' : ''}${shown}${values.length > MAX_VALUES ? ', …' : ''}`;
}

/** The bounds of a value as short texts. */
function boundsOf(schema: ApiSchema): string[] {
  const item = itemOf(schema);
  const { minLength, maxLength, minimum, maximum, pattern } = item;
  return [
    ...(item === schema ? [] : range(schema['minItems'], schema['maxItems'], 'items')),
    ...range(minLength, maxLength, 'characters'),
    ...range(minimum, maximum, ''),
    ...(typeof pattern === 'string' && pattern !== '\\S' && !isId(pattern) ? [`pattern \`${pattern}\``] : []),
    ...(schema['x-max-bytes'] === undefined ? [] : [`at most ${String(schema['x-max-bytes'])} bytes`]),
    ...(schema['default'] === undefined ? [] : [`default \`${JSON.stringify(schema['default'])}\``]),
  ];
}

const isId = (pattern: string) => pattern === '^[1-9][0-9]{0,18}$';

function range(from: unknown, to: unknown, unit: string): string[] {
  const words = unit === '' ? '' : ` ${unit}`;
  if (from !== undefined && to !== undefined) return [`${String(from)} to ${String(to)}${words}`];
  if (to !== undefined) return [`at most ${String(to)}${words}`];
  return from === undefined ? [] : [`at least ${String(from)}${words}`];
}
