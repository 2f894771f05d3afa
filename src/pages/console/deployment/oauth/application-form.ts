import { html, type SafeHtml } from '@remix-run/html-template';
import { section } from '../../../elements/index.ts';
import { errorText, isTranslated } from '../../../errors/error-texts.ts';
import { OperationFailure } from '../../../errors/operation-failure.ts';
import { fieldValue, valueOrNull } from '../../../hosted/forms/form-values.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import type { OauthApplicationType, UpdateOauthApplicationInput } from '../documents.ts';
import { fieldElement, maySeeRoles, type ShownApplication, type ShownForm } from './application-elements.ts';
import {
  APPLICATION_FIELDS,
  type ApplicationField,
  type FieldKind,
  FORM_PARTS,
  fieldsFor,
  type OwnedApplication,
} from './application-fields.ts';
import { OPENID_SCOPES, typeNamed } from './application-types.ts';
import { chosenResources } from './resource-choices.ts';

/** The names of the fields that show their errors themselves. */
export const FIELD_NAMES: readonly string[] = [
  ...APPLICATION_FIELDS.map(({ name }) => name),
  'resources.identifier',
  'resources.scopes',
  'jwks.keys',
];

/** The fields of an application in their parts, each in a box of its own. */
export function formParts(form: ShownForm, { isNew }: { readonly isNew: boolean }): SafeHtml {
  const { text } = form.request;
  const shown = { ...form, request: withLines(form.request) };
  const fields = fieldsFor(form.application, { isNew });
  return html`${FORM_PARTS.map((part) => {
    const own = fields.filter((field) => field.part === part);
    if (own.length === 0) return '';
    return section({
      title: text(`console.oauth.part.${part}`),
      hint: text(`console.oauth.part.${part}.hint`),
      content: own.map((field) => fieldElement(shown, field)),
    });
  })}`;
}

/** The request with errors that name their line, for a field with a value in each line. Errors of keys belong to their field. */
function withLines(request: ConsoleRequest): ConsoleRequest {
  const { failure, text } = request;
  if (failure === null) return request;
  const { status, code, message, retryAfter } = failure;
  const lists = APPLICATION_FIELDS.filter(({ kind }) => kind === 'lines').map(({ name }) => name as string);
  const errors = failure.errors.map((error) => {
    const { item, field } = error;
    if (field === 'jwks.keys') return { ...error, field: 'jwks' };
    if (item === undefined || !lists.includes(field)) return error;
    const shown = text('console.oauth.line', { line: item + 1, message: errorText(request, error) });
    // The text of this code is the message, so that the page marks only messages in English as English.
    return { code: isTranslated(error) ? 'LINE_INVALID' : error.code, message: shown, field };
  });
  return { ...request, failure: new OperationFailure({ status, code, message, errors, retryAfter }) };
}

/** What the form of an application contains. */
export function enteredApplication(
  request: ConsoleRequest,
  application: OwnedApplication,
  options: { readonly isNew: boolean },
): UpdateOauthApplicationInput {
  const entries = fieldsFor(application, options).map((field) => [
    field.name,
    READERS[field.kind](request, field, application.type),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

type Reader = (request: ConsoleRequest, field: ApplicationField, type: OauthApplicationType) => unknown;

const KEYS: readonly string[] = ['authMethod', 'jwks', 'jwksUri'];

/** Undefined leaves the field out. */
const READERS: Readonly<Record<FieldKind, Reader>> = {
  text: (request, { name, isRequired }) => (isRequired ? fieldValue(request, name) : valueOrNull(request, name)),
  long: (request, { name }) => valueOrNull(request, name),
  lines: (request, { name }) =>
    fieldValue(request, name)
      .split('\n')
      .flatMap((line) => line.trim() || []),
  number(request, { name }) {
    const value = fieldValue(request, name);
    // The operation rejects -1 with the bounds of the field.
    return /^\d{1,9}$/.test(value) ? Number(value) : -1;
  },
  checkbox: ({ form }, { name }) => form.has(name),
  method: (request, _, type) => enteredMethod(request, type),
  keys: (request, { name }, type) =>
    enteredMethod(request, type) === 'PRIVATE_KEY_JWT' ? enteredKeys(request, name) : undefined,
  keysUrl: (request, { name }, type) =>
    enteredMethod(request, type) === 'PRIVATE_KEY_JWT' ? valueOrNull(request, name) : undefined,
  scopes: ({ form }, { name }) => OPENID_SCOPES.filter((scope) => form.getAll(name).includes(scope)),
  resources: (request) => chosenResources(request),
  roles: (request, { name }) => (maySeeRoles(request) ? request.form.getAll(name).toSorted() : undefined),
};

const enteredMethod = (request: ConsoleRequest, type: OauthApplicationType) =>
  typeNamed(type)?.methods.find((method) => method === fieldValue(request, 'authMethod'));

function enteredKeys(request: ConsoleRequest, name: string): unknown {
  const entered = fieldValue(request, name);
  if (entered === '') return null;
  try {
    const keys: unknown = JSON.parse(entered);
    if (keys !== null && typeof keys === 'object' && !Array.isArray(keys)) return keys;
  } catch {
    // The error below says so.
  }
  const code = 'KEYS_INVALID';
  const message = request.text(`error.${code}`);
  throw new OperationFailure({ status: 400, code, message, errors: [{ code, message, field: name }] });
}

/** The entered fields that differ from the stored ones, so that those that stay are not checked again. */
export function changedFields(
  stored: ShownApplication,
  entered: UpdateOauthApplicationInput,
): UpdateOauthApplicationInput {
  const shown = { ...stored, roleIds: stored.roles?.map(({ id }) => id).toSorted() };
  const differs = ([name, value]: [string, unknown]) =>
    JSON.stringify(value ?? null) !== JSON.stringify(shown[name as keyof typeof shown] ?? null);
  const all = Object.entries(entered);
  // The keys and their URL replace each other, so they are sent together.
  const changesKeys = all.some((entry) => KEYS.includes(entry[0]) && differs(entry));
  return Object.fromEntries(all.filter((entry) => differs(entry) || (changesKeys && KEYS.includes(entry[0]))));
}
