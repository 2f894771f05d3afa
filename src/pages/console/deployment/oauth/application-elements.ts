import { html, type SafeHtml } from '@remix-run/html-template';
import { checkbox, field, radios } from '../../../elements/index.ts';
import { roleChoices } from '../../../hosted/membership/role-texts.ts';
import { hasText, type TextKey } from '../../../texts/texts.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import { describedBoxes } from '../../layout/described-boxes.ts';
import type {
  ConsoleOauthApplicationFieldsFragment,
  ConsoleRoleFragment,
  ConsoleShownOauthResourcesFragment,
} from '../documents.ts';
import type { ApplicationField, FieldKind } from './application-fields.ts';
import { OPENID_SCOPES, typeOf } from './application-types.ts';
import { resourceChoices } from './resource-choices.ts';

/** What a form shows before a person changes it: the application, or the defaults of a new one. */
export type ShownApplication = Pick<ConsoleOauthApplicationFieldsFragment, 'type' | 'organizationId'> &
  Partial<ConsoleOauthApplicationFieldsFragment>;

export interface ShownForm {
  readonly request: ConsoleRequest;
  readonly application: ShownApplication;
  /** The resources that the operator can choose from. */
  readonly resources: ConsoleShownOauthResourcesFragment;
  /** The roles of the organization of the application; empty for one of the deployment. */
  readonly roles: readonly ConsoleRoleFragment[];
}

/** The roles of an organization belong to what the operator sees of organizations. */
export const maySeeRoles = ({ may }: ConsoleRequest): boolean => may('organizations:read');

/** The element of a field. */
export const fieldElement = (form: ShownForm, shown: ApplicationField): SafeHtml => ELEMENTS[shown.kind](form, shown);

const ELEMENTS: Readonly<Record<FieldKind, (form: ShownForm, shown: ApplicationField) => SafeHtml>> = {
  text: (form, shown) => textField(form, shown, stringOf(form, shown)),
  long: (form, shown) => textField(form, shown, stringOf(form, shown), true),
  lines: (form, shown) => textField(form, shown, listOf(form, shown).join('\n'), true),
  number: (form, shown) => textField(form, shown, stringOf(form, shown)),
  keys(form, shown) {
    const { jwks } = form.application;
    return textField(form, shown, jwks == null ? '' : JSON.stringify(jwks, null, 2), true);
  },
  keysUrl: (form, shown) => textField(form, shown, stringOf(form, shown)),
  checkbox({ request, application }, { name }) {
    const isStored = application[name as keyof ShownApplication] === true;
    const hint = hintOf(request, name, application);
    return checkbox({
      name,
      label: labelOf(request, name),
      ...(hint !== undefined && { description: hint }),
      isChecked: isSent(request) ? request.form.has(name) : isStored,
    });
  },
  method({ request, application }, { name }) {
    const { text } = request;
    const { methods } = typeOf(application);
    return radios(request, {
      name,
      legend: labelOf(request, name),
      choices: methods.map((method) => ({
        value: method,
        label: text(`console.oauth.method.${method}`),
        description: text(`console.oauth.method.${method}.hint`),
        isChosen: method === (application.authMethod ?? methods[0]),
      })),
    });
  },
  scopes({ request, application }, { name }) {
    const { text } = request;
    const chosen = new Set<string>(isSent(request) ? request.form.getAll(name) : (application.scopes ?? []));
    return describedBoxes(request, {
      name,
      legend: labelOf(request, name),
      hint: hintOf(request, name, application),
      choices: OPENID_SCOPES.map((scope) => ({
        value: scope,
        label: scope.toLowerCase(),
        description: text(`console.oauth.scope.${scope}`),
        isChosen: chosen.has(scope),
      })),
    });
  },
  resources: ({ request, application, resources }) =>
    resourceChoices(request, { known: resources, listed: application.resources ?? [], application }),
  roles({ request, application, roles }, { name }) {
    if (!maySeeRoles(request)) return html``;
    const held = application.roles ?? [];
    const chosen = new Set(isSent(request) ? request.form.getAll(name) : held.map(({ id }) => id));
    // The page has read the first 100 roles.
    const others = held.filter(({ id }) => !roles.some((role) => role.id === id));
    return describedBoxes(request, {
      name,
      legend: labelOf(request, name),
      hint: hintOf(request, name, application),
      choices: [
        ...roleChoices(request, 'organization', { nodes: roles }, ({ id }) => chosen.has(id)),
        ...others.map((role) => ({ value: role.id, label: role.name, isChosen: chosen.has(role.id) })),
      ],
    });
  },
};

/** Whether the page is shown again with what was entered. */
const isSent = ({ form }: ConsoleRequest): boolean => form.has('action');

const labelOf = ({ text }: ConsoleRequest, name: string): string => text(`console.oauth.field.${name}` as TextKey);

/** The hint for the type of the application, or that of all types. */
function hintOf({ text }: ConsoleRequest, name: string, { type }: ShownApplication): string | undefined {
  const key = [`console.oauth.hint.${name}.${type}`, `console.oauth.hint.${name}`].find(hasText);
  return key !== undefined && hasText(key) ? text(key) : undefined;
}

const stringOf = ({ application }: ShownForm, { name }: ApplicationField): string => {
  const value = application[name as keyof ShownApplication];
  return value == null ? '' : String(value);
};

const listOf = ({ application }: ShownForm, { name }: ApplicationField): readonly string[] =>
  (application[name as keyof ShownApplication] as readonly string[] | undefined) ?? [];

function textField(
  { request, application }: ShownForm,
  { name, kind, isRequired = false, maxLength }: ApplicationField,
  value: string,
  isLong = false,
): SafeHtml {
  const { text } = request;
  const hint = hintOf(request, name, application);
  return field(request, {
    name,
    label: labelOf(request, name),
    ...(hint !== undefined && { hint }),
    value,
    isRequired,
    isLong,
    autocomplete: 'off',
    ...(maxLength !== undefined && { maxLength }),
    ...(kind === 'number' && { inputMode: 'numeric', maxLength: 8 }),
    ...(!isRequired && { aside: text('console.oauth.optional') }),
  });
}
