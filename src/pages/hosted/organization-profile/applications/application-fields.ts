import { html, type SafeHtml } from '@remix-run/html-template';
import { checkboxes, field } from '../../../elements/index.ts';
import { errorText, isTranslated } from '../../../errors/error-texts.ts';
import { OperationFailure } from '../../../errors/operation-failure.ts';
import type { TextKey } from '../../../texts/texts.ts';
import type {
  ChoosableResourcesFragment,
  OauthApplicationType,
  OpenidScope,
  RoleChoicesFragment,
} from '../../documents.ts';
import { fieldValue, valueOrNull } from '../../forms/form-values.ts';
import { roleDescription } from '../../membership/role-texts.ts';
import type { PageRequest } from '../../page.ts';
import type { DetailedApplication } from './applications-of.ts';
import { chosenResources, resourceChoices } from './resource-choices.ts';

/** What the forms show before a person changes it: the application, or the defaults of a new one. */
export type ShownApplication = Pick<DetailedApplication, 'type'> & Partial<DetailedApplication>;

export interface Choices {
  readonly resources: ChoosableResourcesFragment | null;
  /** Only machines have roles. */
  readonly roles?: RoleChoicesFragment | null | undefined;
}

/** The scopes of OpenID Connect that the forms offer, and those that a new application has. */
const OFFERED: readonly OpenidScope[] = ['OPENID', 'PROFILE', 'EMAIL', 'PHONE', 'ORGANIZATION', 'OFFLINE_ACCESS'];
export const DEFAULT_SCOPES: readonly OpenidScope[] = ['OPENID', 'PROFILE', 'EMAIL'];

const LISTS = ['redirectUris', 'postLogoutRedirectUris'] as const;
const LINKS = ['logoUrl', 'websiteUrl', 'termsUrl', 'privacyUrl'] as const;
/** 20 URIs of 2,000 characters. */
const LINES_LENGTH = 40_040;

/** The fields that show their errors themselves. */
export const FIELD_NAMES: readonly string[] = ['name', 'description', ...LISTS, ...LINKS];

const signsIn = (type: OauthApplicationType) => type !== 'MACHINE';

/** The fields of a new application. The others have defaults. */
export function newFields(request: PageRequest, application: ShownApplication, choices: Choices): SafeHtml {
  const shown = withLines(request);
  return html`${nameField(shown, application)}
${signsIn(application.type) ? uris(shown, application, 'redirectUris', true) : ''}
${access(shown, application, choices)}`;
}

/** All fields of an application. */
export function allFields(request: PageRequest, application: ShownApplication, choices: Choices): SafeHtml {
  const shown = withLines(request);
  const { text } = request;
  const description = field(shown, {
    name: 'description',
    label: text('organization.description'),
    aside: text('console.oauth.optional'),
    value: application.description ?? null,
    maxLength: 500,
    isLong: true,
  });
  const links = LINKS.map((name) =>
    field(shown, {
      name,
      label: text(`console.oauth.field.${name}`),
      aside: text('console.oauth.optional'),
      value: application[name] ?? null,
      maxLength: 2048,
      autocomplete: 'off',
    }),
  );
  return html`${nameField(shown, application)}${description}
${
  signsIn(application.type)
    ? html`${uris(shown, application, 'redirectUris', true)}${uris(shown, application, 'postLogoutRedirectUris', false)}${links}`
    : ''
}
${access(shown, application, choices)}`;
}

const nameField = (request: PageRequest, application: ShownApplication): SafeHtml =>
  field(request, {
    name: 'name',
    label: request.text('console.oauth.field.name'),
    hint: request.text(signsIn(application.type) ? 'organization.apps.nameHint' : 'organization.apps.machineNameHint'),
    value: application.name ?? null,
    autocomplete: 'off',
    isRequired: true,
    maxLength: 100,
  });

function uris(
  request: PageRequest,
  application: ShownApplication,
  name: (typeof LISTS)[number],
  isRequired: boolean,
): SafeHtml {
  const { text } = request;
  const hint: TextKey =
    name === 'postLogoutRedirectUris'
      ? 'organization.apps.signOutUrisHint'
      : application.type === 'NATIVE'
        ? 'console.oauth.hint.redirectUris.NATIVE'
        : 'organization.apps.redirectUrisHint';
  return field(request, {
    name,
    label: text(`console.oauth.field.${name}`),
    hint: text(hint),
    ...(!isRequired && { aside: text('console.oauth.optional') }),
    value: (application[name] ?? []).join('\n'),
    autocomplete: 'off',
    isRequired,
    isLong: true,
    maxLength: LINES_LENGTH,
  });
}

/** What it may learn about members and do in the organization, and for which services it gets tokens. */
function access(request: PageRequest, application: ShownApplication, { resources, roles }: Choices): SafeHtml {
  const { text, form } = request;
  const isSent = form.has('action');
  const scopes = new Set<string>(isSent ? form.getAll('scopes') : (application.scopes ?? []));
  const roleIds = new Set(isSent ? form.getAll('roleIds') : application.roles?.map(({ id }) => id));
  const learnt = checkboxes(
    'scopes',
    text('organization.apps.scopes'),
    offeredScopes(application.scopes ?? []).map((scope) => ({
      value: scope,
      label: scope.toLowerCase(),
      description: text(`console.oauth.scope.${scope}`),
      isChosen: scopes.has(scope),
    })),
  );
  const roleChoices = (roles?.nodes ?? []).map((role) => ({
    value: role.id,
    label: role.name,
    description: roleDescription(request, 'organization', role),
    isChosen: roleIds.has(role.id),
  }));
  return html`${signsIn(application.type) ? learnt : ''}
${signsIn(application.type) || roleChoices.length === 0 ? '' : checkboxes('roleIds', text('organization.apps.roles'), roleChoices)}
${resourceChoices(request, { known: resources?.nodes ?? [], listed: application.resources ?? [] })}`;
}

/** Those that the forms offer, and others that the application already has. */
const offeredScopes = (stored: readonly OpenidScope[]): readonly OpenidScope[] => [...new Set([...OFFERED, ...stored])];

/** The request with errors that name their line, for a field with a value in each line. */
function withLines(request: PageRequest): PageRequest {
  const { failure, text } = request;
  if (failure === null) return request;
  const { status, code, message, retryAfter } = failure;
  const errors = failure.errors.map((error) => {
    const { item, field: name } = error;
    if (item === undefined || !LISTS.some((list) => list === name)) return error;
    const shown = text('console.oauth.line', { line: item + 1, message: errorText(request, error) });
    // The text of this code is the message, so that the page marks only messages in English as English.
    return { code: isTranslated(error) ? 'LINE_INVALID' : error.code, message: shown, field: name };
  });
  return { ...request, failure: new OperationFailure({ status, code, message, errors, retryAfter }) };
}

const linesOf = (request: PageRequest, name: string): string[] =>
  fieldValue(request, name)
    .split('\n')
    .flatMap((line) => line.trim() || []);

/** What the form of a new application contains. */
export function enteredNew(request: PageRequest, type: OauthApplicationType) {
  const name = fieldValue(request, 'name');
  const resources = chosenResources(request);
  if (!signsIn(type)) return { type, name, resources, roleIds: request.form.getAll('roleIds') };
  return { type, name, resources, redirectUris: linesOf(request, 'redirectUris'), scopes: enteredScopes(request, []) };
}

/** What the form of an application contains that differs from the stored, so that what stays is not checked again. */
export function enteredChanges(request: PageRequest, stored: DetailedApplication) {
  const links = Object.fromEntries(LINKS.map((name) => [name, valueOrNull(request, name)]));
  const entered: Readonly<Record<string, unknown>> = {
    name: fieldValue(request, 'name'),
    description: valueOrNull(request, 'description'),
    resources: chosenResources(request),
    ...(signsIn(stored.type)
      ? {
          redirectUris: linesOf(request, 'redirectUris'),
          postLogoutRedirectUris: linesOf(request, 'postLogoutRedirectUris'),
          ...links,
          scopes: enteredScopes(request, stored.scopes),
        }
      : { roleIds: request.form.getAll('roleIds') }),
  };
  const before: Readonly<Record<string, unknown>> = { ...stored, roleIds: stored.roles.map(({ id }) => id) };
  const differs = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before[name]);
  return Object.fromEntries(Object.entries(entered).filter(differs));
}

const enteredScopes = ({ form }: PageRequest, stored: readonly OpenidScope[]): OpenidScope[] =>
  offeredScopes(stored).filter((scope) => form.getAll('scopes').includes(scope));
