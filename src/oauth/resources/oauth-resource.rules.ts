import { deploymentOfCaller, isReservedAudience } from '../../deployment/index.ts';
import type { CreateOauthResourceInput, OauthResourceScopeInput } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, fieldError } from '../../platform/errors.ts';
import type { FieldProblem } from '../../platform/validation/field-rules.ts';
import { backendResource, deploymentResource } from './built-in-resources.ts';
import { RESERVED_SCOPES } from './openid-scopes.ts';
import { webUrlError } from './web-url.ts';

/** The validation errors of a new resource that the constraints of the schema do not cover. */
export async function newResourceErrors(ctx: Context, input: CreateOauthResourceInput): Promise<FieldError[]> {
  const { mode, frontendHost } = await deploymentOfCaller(ctx);
  const builtIn = [deploymentResource(ctx.config, frontendHost), backendResource(ctx.config)];
  const error = identifierError(input.identifier, { isStaging: mode === 'staging', builtIn });
  return [...(error === null ? [] : [fieldError('input.identifier', error)]), ...scopeErrors(input.scopes)];
}

interface IdentifierRules {
  readonly isStaging: boolean;
  /** The identifiers of the hosts of this service. */
  readonly builtIn: readonly string[];
}

/** Tokens for the hosts of this service, and those of reserved audiences, are for no other. */
function identifierError(text: string, { isStaging, builtIn }: IdentifierRules): FieldProblem | null {
  const error = webUrlError(text, isStaging);
  if (error !== null) return error;
  const { origin, pathname } = new URL(text);
  const isBuiltIn = builtIn.includes(origin) && pathname === '/';
  return isBuiltIn || isReservedAudience(text) ? 'must not be an audience of this service' : null;
}

/** The errors of scopes that are repeated or belong to OpenID Connect. */
export function scopeErrors(scopes: readonly OauthResourceScopeInput[]): FieldError[] {
  const names = scopes.map(({ name }) => name);
  return names.flatMap((name, index) => {
    const at = ['input', 'scopes', index, 'name'];
    if (RESERVED_SCOPES.has(name)) return [fieldError(at, 'must not be a scope of OpenID Connect or of this service')];
    return names.indexOf(name) < index ? [fieldError(at, 'must not repeat an earlier one')] : [];
  });
}
