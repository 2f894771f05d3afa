import type { SafeHtml } from '@remix-run/html-template';
import { SCOPE_BY_NAME, type Scope } from '../../../../platform/access/scopes.ts';
import { checkboxes } from '../../../elements/index.ts';
import type { TextKey } from '../../../texts/texts.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import type { Scope as ScopeName } from '../documents.ts';

/** The groups of the form, by the beginning of their scopes. */
const GROUPS: readonly { readonly label: TextKey; readonly beginnings: readonly string[] }[] = [
  { label: 'console.apiKeys.group.people', beginnings: ['users:', 'organizations:', 'workspaces:', 'social_tokens:'] },
  { label: 'console.apiKeys.group.credentials', beginnings: ['api_', 'jwt_'] },
  { label: 'console.apiKeys.group.ai', beginnings: ['ai_'] },
  { label: 'console.apiKeys.group.messages', beginnings: ['webhook', 'messages:'] },
];

/** The scopes of no group are in this one. */
const REST: TextKey = 'console.apiKeys.group.deployment';

const groupOf = (scope: Scope): TextKey =>
  GROUPS.find(({ beginnings }) => beginnings.some((beginning) => scope.startsWith(beginning)))?.label ?? REST;

/** Scopes in their groups, in the order of the form. */
export function groupedScopes(scopes: readonly Scope[]): { readonly label: TextKey; readonly scopes: Scope[] }[] {
  const groups = Map.groupBy(scopes, groupOf);
  return [...GROUPS.map(({ label }) => label), REST].flatMap((label) => {
    const own = groups.get(label);
    return own === undefined ? [] : [{ label, scopes: own }];
  });
}

/** A scope as texts name it, such as `users:read` for `USERS_READ`. */
export function scopeText(name: ScopeName): Scope {
  const scope = SCOPE_BY_NAME[name];
  if (scope === undefined) throw new Error(`The scope ${name} is unknown.`);
  return scope;
}

/** The names of the scopes that the operator's role has. A key cannot have others. */
export const ownScopes = ({ may }: ConsoleRequest): ScopeName[] =>
  (Object.keys(SCOPE_BY_NAME) as ScopeName[]).filter((name) => may(scopeText(name)));

/** The scopes that the form has sent. */
export function chosenScopes(request: ConsoleRequest): ScopeName[] {
  const sent = new Set(request.form.getAll('scope'));
  return ownScopes(request).filter((name) => sent.has(name));
}

/** Boxes for the scopes that the operator can give to a key. */
export function scopeBoxes(request: ConsoleRequest): SafeHtml[] {
  const chosen = new Set(chosenScopes(request));
  const groups = Map.groupBy(ownScopes(request), (name) => groupOf(scopeText(name)));
  return [...GROUPS.map(({ label }) => label), REST].flatMap((label) => {
    const names = groups.get(label) ?? [];
    const choices = names.map((name) => ({ value: name, label: scopeText(name), isChosen: chosen.has(name) }));
    return choices.length === 0 ? [] : [checkboxes('scope', request.text(label), choices)];
  });
}
