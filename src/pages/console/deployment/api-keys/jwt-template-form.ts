import type { SafeHtml } from '@remix-run/html-template';
import { checkbox, field, problem } from '../../../elements/index.ts';
import { OperationFailure } from '../../../errors/operation-failure.ts';
import { fieldValue, valueOrNull } from '../../../hosted/forms/form-values.ts';
import type { ConsoleRequest } from '../../console-request.ts';

interface ShownTemplate {
  readonly name: string;
  readonly description: string | null;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly ttl: number;
  readonly isDefault: boolean;
}

/** The fields of a template. A new one begins with an example. */
export function templateFields(request: ConsoleRequest, template: ShownTemplate | null): (SafeHtml | string)[] {
  const { text, form } = request;
  const isSent = form.has('claims');
  const claims = template?.claims ?? { email: '{{user.primary_email_address}}' };
  return [
    problem(request, ['name', 'description', 'claims', 'ttl']),
    field(request, {
      name: 'name',
      label: text('organization.name'),
      value: template?.name ?? null,
      autocomplete: 'off',
      isRequired: true,
      maxLength: 255,
    }),
    field(request, {
      name: 'description',
      label: text('organization.description'),
      value: template?.description ?? null,
      maxLength: 2000,
      isLong: true,
    }),
    field(request, {
      name: 'claims',
      label: text('console.jwt.claims'),
      hint: text('console.jwt.claimsHint', { example: '{{user.primary_email_address}}' }),
      value: JSON.stringify(claims, null, 2),
      isLong: true,
      isRequired: true,
      maxLength: 65_536,
    }),
    field(request, {
      name: 'ttl',
      label: text('console.jwt.ttl'),
      hint: text('console.jwt.ttlHint'),
      value: String(template?.ttl ?? 3600),
      inputMode: 'numeric',
      isRequired: true,
      maxLength: 8,
    }),
    checkbox({
      name: 'isDefault',
      label: text('console.jwt.isDefault'),
      description: text('console.jwt.isDefaultHint'),
      isChecked: isSent ? form.has('isDefault') : (template?.isDefault ?? false),
    }),
  ];
}

/** The template of the form. */
export const templateInput = (request: ConsoleRequest) => ({
  name: fieldValue(request, 'name'),
  description: valueOrNull(request, 'description'),
  claims: claimsOf(request),
  ttl: Number(fieldValue(request, 'ttl')),
  isDefault: request.form.has('isDefault'),
});

function claimsOf(request: ConsoleRequest): Record<string, unknown> {
  const claims = parsed(fieldValue(request, 'claims'));
  if (claims !== null && typeof claims === 'object' && !Array.isArray(claims)) return { ...claims };
  const code = 'CLAIMS_INVALID';
  const message = request.text(`error.${code}`);
  throw new OperationFailure({ status: 400, code, message, errors: [{ code, message, field: 'claims' }] });
}

/** The value of a JSON text; null for an invalid one. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
