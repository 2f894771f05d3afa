import { type GraphQLField, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { accessOf, edgeOf } from '../../src/api/directives/directives.ts';
import { operationOf } from '../../src/api/schema/access.ts';
import { rootTypes } from '../../src/api/schema/rules.ts';
import { ACCOUNT_SCOPES, type AccountScope } from '../../src/platform/access/account-scopes.ts';
import { Viewer } from '../../src/platform/access/viewer.ts';
import { ServiceError } from '../../src/platform/errors.ts';
import { slices } from '../support/examples.ts';

/* The tests are derived from `tokenScope` of `@access` and `@edge`, so a new operation or edge is tested without a change here. */

const acting = (scopes: readonly AccountScope[]) => Viewer.delegated(1, { userId: '5', applicationId: '9', scopes });

/** The code of the error that the work throws at once; null without one. */
function codeOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof ServiceError ? error.code : 'another error';
  }
}

const roots = rootTypes(slices.DEPLOYMENT);
const operations = roots.flatMap((root) => Object.values(root.getFields()));
const edges = Object.values(slices.DEPLOYMENT.getTypeMap())
  .filter(isObjectType)
  .filter((type) => !roots.includes(type))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })))
  .filter(({ field }) => edgeOf(field) !== undefined);

const callCode = (field: (typeof operations)[number], viewer: Viewer) =>
  codeOf(() => operationOf(field).assertMayCall(viewer));

const others = (scope: AccountScope) => ACCOUNT_SCOPES.filter((each) => each !== scope);

describe('an application that acts for a user', () => {
  it('may run these operations, and no others', () => {
    const accepted = Map.groupBy(
      operations.filter((field) => callCode(field, acting(ACCOUNT_SCOPES)) === null),
      (field) => accessOf(field)?.tokenScope ?? 'none',
    );
    const names = [...accepted].map(([scope, fields]) => [scope, fields.map(({ name }) => name).sort()]);
    expect(Object.fromEntries(names)).toEqual({
      'account:read': ['me', 'myEmails', 'myPhones', 'viewer'],
      'account:write': ['deleteViewerImage', 'setViewerImage', 'updateViewer'],
      'my_organizations:read': [
        'membersOfOrganization',
        'myOrganizationMemberships',
        'myWorkspaceMemberships',
        'organization',
        'organizationDetail',
        'rolesOfOrganization',
        'rolesOfWorkspace',
        'workspace',
        'workspaceDetail',
        'workspacesOfOrganization',
      ],
      'my_organizations:write': [
        'createOrganization',
        'createWorkspace',
        'deleteOrganizationImage',
        'deleteWorkspaceImage',
        'setOrganizationImage',
        'setWorkspaceImage',
        'updateOrganization',
        'updateWorkspace',
      ],
      'my_agents:read': [
        'aiAgent',
        'aiAgentRun',
        'aiAgentThread',
        'ownAiAgentRuns',
        'ownAiAgentThreadMessages',
        'ownAiAgentThreads',
        'publishedAiAgents',
      ],
      'my_agents:run': [
        'cancelAiAgentRun',
        'createAiAgentThread',
        'deleteAiAgentThread',
        'runAiAgent',
        'streamAiAgentRun',
        'updateAiAgentThread',
      ],
      'my_knowledge_bases:read': [
        'aiKnowledgeBase',
        'searchAiKnowledgeBase',
        'searchAiKnowledgeBases',
        'searchableAiKnowledgeBases',
      ],
    });
  });

  it.each(operations.map((field) => [field.name, field] as const))('needs the scope of %s', (_, field) => {
    const scope = accessOf(field)?.tokenScope ?? null;
    const without = acting(scope === null ? ACCOUNT_SCOPES : others(scope));
    expect(callCode(field, without)).toBe('INSUFFICIENT_PERMISSIONS');
  });

  it.each(edges.map(({ name, field }) => [name, field] as const))('needs the scope of the edge %s', (_, field) => {
    const scope = edgeOf(field)?.tokenScope;
    const resolve = field.resolve as unknown as (source: object, args: object, ctx: object) => unknown;
    const select = (viewer: Viewer) => codeOf(() => resolve({}, {}, { viewer }));
    expect(select(acting(scope === undefined ? ACCOUNT_SCOPES : others(scope)))).toBe('INSUFFICIENT_PERMISSIONS');
  });

  it('selects edges of these scopes', () => {
    const scopes = new Set(
      edges.flatMap(({ field }: { field: GraphQLField<unknown, never> }) => edgeOf(field)?.tokenScope ?? []),
    );
    expect([...scopes].sort()).toEqual([
      'account:read',
      'my_agents:read',
      'my_knowledge_bases:read',
      'my_organizations:read',
    ]);
  });
});
