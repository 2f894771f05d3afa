import { html, type SafeHtml } from '@remix-run/html-template';
import { checkbox, field, fieldError, icon, problem, section, select } from '../../../elements/index.ts';
import { OperationFailure } from '../../../errors/operation-failure.ts';
import { fieldValue, valueOrNull } from '../../../hosted/forms/form-values.ts';
import type { TextKey } from '../../../texts/texts.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import type { ConsoleOauthJwtTemplatesFragment, ConsoleOauthResourceQuery } from '../documents.ts';

export type ShownResource = NonNullable<ConsoleOauthResourceQuery['oauthResource']>;

interface ResourceField {
  /** The field of the input, and what the key of its text ends with: `console.oauth.resourceField.name`. */
  readonly name: 'name' | 'identifier' | 'accessTokenLifetime';
  readonly kind: 'text' | 'number';
  readonly isRequired?: boolean;
  readonly maxLength: number;
  /** Whether it cannot be changed after the creation. */
  readonly isFixed?: boolean;
}

/** The fields of a resource besides its scopes, in their order. */
const RESOURCE_FIELDS: readonly ResourceField[] = [
  { name: 'name', kind: 'text', isRequired: true, maxLength: 100 },
  { name: 'identifier', kind: 'text', isRequired: true, maxLength: 500, isFixed: true },
  { name: 'accessTokenLifetime', kind: 'number', maxLength: 5 },
];

/** The names of the fields that show their errors themselves. */
const FIELD_NAMES = [
  ...RESOURCE_FIELDS.map(({ name }) => name),
  'scopes',
  'scopes.name',
  'scopes.description',
  'availableToOrganizations',
  'unregisteredClients',
  'jwtTemplateId',
];

/** The JWT templates of the deployment; null if the operator may not read them. */
export type JwtTemplates = ConsoleOauthJwtTemplatesFragment['nodes'] | null;

interface Shown {
  /** The stored resource; null for a new one. */
  readonly resource: ShownResource | null;
  readonly templates: JwtTemplates;
}

const MAX_SCOPES = 100;
/** Empty lines for new scopes. */
const MORE_SCOPES = 3;

interface Scope {
  readonly name: string;
  readonly description: string;
  readonly isDefault: boolean;
}

/** The fields of a resource. */
export function resourceFields(request: ConsoleRequest, { resource, templates }: Shown): SafeHtml {
  const { text } = request;
  return html`${problem(request, FIELD_NAMES)}
${section({
  title: text('console.oauth.resourceAbout'),
  content: [
    ...RESOURCE_FIELDS.map((each) => resourceField(request, resource, each)),
    templates === null ? '' : templateField(request, resource, templates),
    organizationsField(request, resource),
    clientsField(request, resource?.unregisteredClients ?? []),
  ],
})}
${section({
  title: text('console.oauth.resourceScopes'),
  hint: text('console.oauth.resourceScopesHint'),
  content: scopeRows(request, resource),
})}`;
}

function resourceField(
  request: ConsoleRequest,
  resource: ShownResource | null,
  { name, kind, isRequired = false, maxLength, isFixed = false }: ResourceField,
): SafeHtml {
  const { text } = request;
  const isReadOnly = isFixed && resource !== null;
  const hint: TextKey = isReadOnly ? 'console.oauth.identifierFixed' : `console.oauth.resourceHint.${name}`;
  return field(request, {
    name,
    label: text(`console.oauth.resourceField.${name}`),
    hint: text(hint),
    value: resource === null ? '' : String(resource[name] ?? ''),
    isRequired,
    isReadOnly,
    maxLength,
    autocomplete: 'off',
    ...(kind === 'number' && { inputMode: 'numeric' }),
    ...(!isRequired && { aside: text('console.oauth.optional') }),
  });
}

/** Which claims of a JWT template the tokens of users have as well. */
function templateField(
  request: ConsoleRequest,
  resource: ShownResource | null,
  templates: NonNullable<JwtTemplates>,
): SafeHtml {
  const { text } = request;
  const stored = resource?.jwtTemplateId ?? null;
  // The list has the first 100.
  const others = stored === null || templates.some(({ id }) => id === stored) ? [] : [{ id: stored, name: stored }];
  return html`${select(request, {
    name: 'jwtTemplateId',
    label: text('console.oauth.resourceField.jwtTemplateId'),
    options: [
      { value: '', label: text('console.oauth.noTemplate') },
      ...[...templates, ...others].map(({ id, name }) => ({ value: id, label: name })),
    ],
    selected: stored ?? '',
  })}<p class="hint select-hint">${text('console.oauth.resourceHint.jwtTemplateId')}</p>`;
}

function organizationsField(request: ConsoleRequest, resource: ShownResource | null): SafeHtml {
  const { text, form } = request;
  const name = 'availableToOrganizations';
  return checkbox({
    name,
    label: text(`console.oauth.resourceField.${name}`),
    description: text(`console.oauth.resourceHint.${name}`),
    isChecked: form.has('action') ? form.has(name) : (resource?.[name] ?? false),
  });
}

/** How clients may identify that were not registered by hand, each with the name of its text. */
const UNREGISTERED = [
  { value: 'METADATA_DOCUMENT', name: 'unregisteredClients' },
  { value: 'DYNAMIC_REGISTRATION', name: 'selfRegistered' },
] as const;

/** Which clients may use it that were not registered by hand. */
export function clientsField(request: ConsoleRequest, stored: readonly string[]): SafeHtml {
  const { text, form } = request;
  const chosen: readonly string[] = form.has('action') ? form.getAll('unregisteredClients') : stored;
  return html`${UNREGISTERED.map(({ value, name }) =>
    checkbox({
      name: 'unregisteredClients',
      value,
      label: text(`console.oauth.resourceField.${name}`),
      description: text(`console.oauth.resourceHint.${name}`),
      isChecked: chosen.includes(value),
    }),
  )}`;
}

/** A line for each scope, and empty ones for more. A script is not needed to add some: empty lines are left out. */
function scopeRows(request: ConsoleRequest, resource: ShownResource | null): SafeHtml {
  const { text, form } = request;
  const shown = form.has('action') ? enteredScopes(request) : (resource?.scopes ?? []);
  const count = Math.min(MAX_SCOPES, shown.length + MORE_SCOPES);
  const all = Array.from(
    { length: count },
    (_, at): Scope => shown[at] ?? { name: '', description: '', isDefault: false },
  );
  const error = fieldError(request, 'scopes');
  return html`${error === null ? '' : html`<p class="field-error" role="alert">${icon('warning')}<span>${error}</span></p>`}
<div class="scope-rows">${all.map((scope, at) => scopeRow(ofItem(request, at), scope, at))}</div>
<p class="hint">${text('console.oauth.moreScopes')}</p>`;
}

function scopeRow(context: ConsoleRequest, { name, description, isDefault }: Scope, at: number): SafeHtml {
  const { text } = context;
  const number = at + 1;
  return html`<div class="scope-row" role="group" aria-label="${text('console.oauth.scopeNumber', { number })}">${field(
    context,
    {
      name: 'scopes.name',
      id: `scope-${number}`,
      label: text('console.oauth.scopeName'),
      value: name,
      maxLength: 100,
      autocomplete: 'off',
    },
  )}${field(context, {
    name: 'scopes.description',
    id: `scope-description-${number}`,
    label: text('console.oauth.scopeDescription'),
    value: description,
    maxLength: 300,
    autocomplete: 'off',
  })}${checkbox({
    name: 'scopes.isDefault',
    label: text('console.oauth.scopeIsDefault'),
    value: String(at),
    isChecked: isDefault,
  })}</div>`;
}

/** The request as the fields of one item of the list see it: with its own errors, and without values of the others. */
function ofItem(request: ConsoleRequest, at: number): ConsoleRequest {
  const shown = { ...request, form: new URLSearchParams() };
  if (request.failure === null) return shown;
  const { status, code, message, errors, retryAfter } = request.failure;
  const own = errors.filter(({ item }) => item === at);
  return { ...shown, failure: new OperationFailure({ status, code, message, errors: own, retryAfter }) };
}

/** The scopes of the form. A line without a name and a description is none. */
function enteredScopes({ form }: ConsoleRequest): Scope[] {
  const descriptions = form.getAll('scopes.description');
  const defaults = new Set(form.getAll('scopes.isDefault'));
  return form
    .getAll('scopes.name')
    .map((name, at) => ({
      name: name.trim(),
      description: descriptions[at]?.trim() ?? '',
      isDefault: defaults.has(String(at)),
    }))
    .filter(({ name, description }) => name !== '' || description !== '');
}

export const enteredClients = ({ form }: ConsoleRequest) =>
  UNREGISTERED.map(({ value }) => value).filter((value) => form.getAll('unregisteredClients').includes(value));

/** What the form of a resource contains, without the fields that cannot be changed. */
export function enteredResource(request: ConsoleRequest) {
  const lifetime = fieldValue(request, 'accessTokenLifetime');
  return {
    name: fieldValue(request, 'name'),
    scopes: enteredScopes(request),
    // The operation rejects -1 with the bounds of the field.
    accessTokenLifetime: lifetime === '' ? null : /^\d{1,9}$/.test(lifetime) ? Number(lifetime) : -1,
    availableToOrganizations: request.form.has('availableToOrganizations'),
    unregisteredClients: enteredClients(request),
    ...(request.may('jwt_templates:read') && { jwtTemplateId: valueOrNull(request, 'jwtTemplateId') }),
  };
}
