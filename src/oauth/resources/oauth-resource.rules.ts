import { deploymentOfCaller, isReservedAudience } from '../../deployment/index.ts';
import type {
  CreateOauthResourceInput,
  OauthResourceScopeInput,
  UpdateOauthResourceInput,
} from '../../generated/backend.ts';
import { ACCOUNT_SCOPES, isAccountScope } from '../../platform/access/account-scopes.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, fieldError } from '../../platform/errors.ts';
import type { FieldProblem } from '../../platform/validation/field-rules.ts';
import { backendResource, deploymentResource, mcpResource } from './built-in-resources.ts';
import { RESERVED_SCOPES } from './openid-scopes.ts';
import { webUrlError } from './web-url.ts';

/** The validation errors of a new resource that the constraints of the schema do not cover. */
export async function newResourceErrors(ctx: Context, input: CreateOauthResourceInput): Promise<FieldError[]> {
  const { identifier, scopes } = input;
  const { mode, frontendHost } = await deploymentOfCaller(ctx);
  const builtIn = [deploymentResource(ctx.config, frontendHost), backendResource(ctx.config)];
  const error = identifierError(identifier, { isStaging: mode === 'staging', builtIn });
  const isMcp = identifier === mcpResource(ctx.config, frontendHost);
  return [
    ...(error === null ? [] : [fieldError('input.identifier', error)]),
    ...scopeErrors(scopes, { isMcp }),
    ...templateErrors(input, { isMcp }),
  ];
}

/** Whether a resource is the deployment host as a server of MCP. Only one whose identifier can be that reads the deployment. */
export async function isMcpResource(
  { config, deployment, viewer }: Pick<Context, 'config' | 'deployment' | 'viewer'>,
  { rows }: Pick<Transaction, 'rows'>,
  { identifier }: { readonly identifier: string },
): Promise<boolean> {
  if (!identifier.endsWith('/mcp')) return false;
  const { frontendHost } = await deploymentOfCaller({ ...(deployment && { deployment }), viewer, rows });
  return identifier === mcpResource(config, frontendHost);
}

/** The validation errors of a change, which the constraints of the schema do not cover. */
export function changeErrors(
  { scopes, jwtTemplateId }: UpdateOauthResourceInput,
  { isMcp }: { readonly isMcp: boolean },
): FieldError[] {
  return [...scopeErrors(scopes ?? [], { isMcp }), ...templateErrors({ jwtTemplateId }, { isMcp })];
}

/** The tokens of the deployment host are no JWTs. */
function templateErrors(
  { jwtTemplateId }: Pick<UpdateOauthResourceInput, 'jwtTemplateId'>,
  { isMcp }: { readonly isMcp: boolean },
): FieldError[] {
  if (!isMcp || jwtTemplateId == null) return [];
  return [fieldError('input.jwtTemplateId', 'must be null for the deployment host, whose tokens are no JWTs')];
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

/** The errors of scopes that are repeated or belong to OpenID Connect, or for the deployment host of those that are not its own. */
function scopeErrors(scopes: readonly OauthResourceScopeInput[], { isMcp }: { readonly isMcp: boolean }): FieldError[] {
  const names = scopes.map(({ name }) => name);
  return names.flatMap((name, index) => {
    const at = ['input', 'scopes', index, 'name'];
    if (isMcp && !isAccountScope(name)) return [fieldError(at, `must be one of ${ACCOUNT_SCOPES.join(', ')}`)];
    if (!isMcp && RESERVED_SCOPES.has(name))
      return [fieldError(at, 'must not be a scope of OpenID Connect or of this service')];
    return names.indexOf(name) < index ? [fieldError(at, 'must not repeat an earlier one')] : [];
  });
}
