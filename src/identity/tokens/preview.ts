import { frontendUrl } from '../../deployment/index.ts';
import type { PreviewJwtTemplateInput } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import { readClaimValues } from './claim-values.reads.ts';
import { compileClaims } from './compile-claims.ts';
import { getJwtTemplate } from './jwt-template.reads.ts';
import { standardClaims } from './standard-claims.ts';

/** Renders the claims of a template without signing a token; see `previewJwtTemplate` in the schema. */
export async function previewJwtTemplate(ctx: Context, id: string, input: PreviewJwtTemplateInput) {
  const { rows, viewer, config } = ctx;
  const { deploymentId } = viewer;
  const { userId, organizationId = null, workspaceId = null } = input;
  viewer.assertScopes(REFERENCES.flatMap(([field, , , scope]) => (input[field] == null ? [] : [scope])));
  const template = await getJwtTemplate(rows, deploymentId, id);
  await assertReferencesExist(ctx, input);
  const { frontendHost } = await rows
    .selectFrom('deployment')
    .select('frontend_host as frontendHost')
    .where('id', '=', deploymentId)
    .executeTakeFirstOrThrow();
  const { paths, render } = compileClaims(template.claims);
  const subject = { userId, organizationId, workspaceId, sessionId: null };
  const rendered = render(await readClaimValues(ctx, subject, paths));
  return { claims: { ...rendered, ...standardClaims(frontendUrl(config, frontendHost), userId, template.ttl) } };
}

const REFERENCES = [
  ['userId', 'user', 'must be the id of a user', 'users:read'],
  ['organizationId', 'organization', 'must be the id of an organization', 'organizations:read'],
  ['workspaceId', 'workspace', 'must be the id of a workspace', 'workspaces:read'],
] as const;

/** Throws 400 with a validation error for each id that does not exist in the deployment. */
async function assertReferencesExist({ rows, viewer }: Context, input: PreviewJwtTemplateInput): Promise<void> {
  const checks = REFERENCES.map(async ([field, table, message]) => {
    const id = input[field];
    if (id == null) return [];
    const found = await rows
      .selectFrom(table)
      .select('id')
      .where('deployment_id', '=', viewer.deploymentId)
      .where('id', '=', id)
      .executeTakeFirst();
    return found === undefined ? [fieldError(`input.${field}`, message)] : [];
  });
  const errors = (await Promise.all(checks)).flat();
  if (errors.length > 0) throw validationFailed(errors);
}
