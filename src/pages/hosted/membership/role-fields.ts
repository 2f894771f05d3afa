import type { SafeHtml } from '@remix-run/html-template';
import { checkboxes, field } from '../../elements/index.ts';
import { fieldValue } from '../forms/form-values.ts';
import { sentForm } from '../forms/shown-form.ts';
import type { PageRequest } from '../page.ts';
import type { LevelName } from './level.ts';

export type RoleInput = { name: string; permissions: string[] };

interface ShownRole {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly string[];
}

export const ROLE_FIELDS: readonly string[] = ['name', 'permissions'];

/** The permissions that have a meaning for these pages, as choices. Those of the application are in a text field. */
const RIGHTS = ['admin', 'manage'] as const;

/** The fields of a role. Only the form that failed shows what was entered. */
export function roleFields(request: PageRequest, level: LevelName, role: ShownRole | null): SafeHtml[] {
  const { text } = request;
  const suffix = role?.id ?? 'new';
  const isSent = request.failure !== null && fieldValue(request, 'role') === (role?.id ?? '');
  const shown = sentForm(request, isSent);
  const rights = new Set<string>(RIGHTS.map((right) => `${level}:${right}`));
  const chosen = new Set(isSent ? request.form.getAll('right') : role?.permissions);
  const choices = RIGHTS.map((right) => ({
    value: `${level}:${right}`,
    label: text(`role.right.${right}`),
    description: text(`role.${right}`, { level }),
    isChosen: chosen.has(`${level}:${right}`),
  }));
  return [
    field(shown, {
      name: 'name',
      id: `name-${suffix}`,
      label: text('organization.roleName'),
      value: role?.name ?? null,
      isRequired: true,
      maxLength: 255,
    }),
    checkboxes('right', text('role.rights'), choices),
    field(shown, {
      name: 'permissions',
      id: `permissions-${suffix}`,
      label: text('organization.permissions'),
      hint: text('organization.permissionsHint'),
      value: role?.permissions.filter((each) => !rights.has(each)).join(' ') ?? null,
      maxLength: 4000,
    }),
  ];
}

/** The name and the permissions: the chosen ones, and those in the field, between spaces or commas. */
export function roleInput(request: PageRequest): RoleInput {
  const others = fieldValue(request, 'permissions')
    .split(/[\s,]+/)
    .filter((each) => each !== '');
  return { name: fieldValue(request, 'name'), permissions: [...request.form.getAll('right'), ...others] };
}
