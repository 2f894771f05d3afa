import { type GraphQLField, type GraphQLNamedType, getNamedType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { accessOf, edgeOf, restOf } from '../../../src/api/directives/directives.ts';
import { assembleSchemas, readTypeDefs } from '../../../src/api/schema/schema.ts';
import { events as catalog } from '../../../src/features.ts';
import { resolvers } from '../../support/resolvers.ts';

const schema = assembleSchemas(readTypeDefs(), resolvers).BACKEND;

type Field = GraphQLField<unknown, unknown>;

const fieldsOf = (type: GraphQLNamedType | null | undefined): Field[] =>
  isObjectType(type) ? (Object.values(type.getFields()) as Field[]) : [];

/** A type and the types of its parts, including pages but not edges. Every list has a `PageInfo`. */
function shownWith(type: GraphQLNamedType, seen = new Set<string>()): Set<string> {
  // Page positions reveal nothing about the items.
  if (!isObjectType(type) || seen.has(type.name) || type.name === 'PageInfo') return seen;
  seen.add(type.name);
  for (const field of fieldsOf(type)) if (!edgeOf(field)) shownWith(getNamedType(field.type), seen);
  return seen;
}

/** The scopes of the operations that read each type. */
const readScopes = new Map<string, Set<string>>();
/** A subscription that is sent with POST changes something, like a mutation. */
const subscriptions = fieldsOf(schema.getSubscriptionType()).filter(
  (field) => restOf(field as never)?.method === 'GET',
);
for (const operation of [...fieldsOf(schema.getQueryType()), ...subscriptions]) {
  const scope = accessOf(operation as never)?.scope;
  for (const name of shownWith(getNamedType(operation.type))) {
    if (scope) readScopes.set(name, (readScopes.get(name) ?? new Set()).add(scope));
  }
}

const objects = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'));
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const resources = objects.filter((type) => !roots.includes(type as never));

const edges = resources.flatMap((type) =>
  fieldsOf(type).flatMap((field) => {
    const scope = edgeOf(field as never)?.scope;
    return scope === undefined ? [] : [{ at: `${type.name}.${field.name}`, scope, target: getNamedType(field.type) }];
  }),
);

/** Types whose fields name addresses of no user: of the sender of mail, and names of fields in the profile of a provider. */
const OF_NO_USER = ['SmtpConfig', 'SocialProfileFields'];

/** Memberships and invitations contain the person they belong to, as the interface requires. */
const PEOPLE = {
  Inviter: ['organizations:read', 'workspaces:read'],
  OrganizationMembership: ['organizations:read'],
  WorkspaceMember: ['workspaces:read'],
};

describe('the scopes of the backend graph', () => {
  it('are the same for every operation that reads a type; only types of both levels have two', () => {
    const several = [...readScopes].filter(([, scopes]) => scopes.size > 1).map(([name]) => name);
    expect(several.toSorted()).toEqual([
      'Invitation',
      'InvitationList',
      'Inviter',
      'RateLimitRule',
      'Role',
      'RoleList',
    ]);
  });

  it.each(edges)('allow $at only with a scope of an operation that reads the same type', ({ scope, target }) => {
    for (const name of shownWith(target)) {
      const scopes = readScopes.get(name);
      if (scopes !== undefined) expect([...scopes]).toContain(scope);
    }
  });

  it.each(fieldsOf(schema.getMutationType()).map((field) => [field.name, field] as const))(
    'allow %s to return only types of its own resource',
    (_, field) => {
      const own = accessOf(field as never)?.scope?.replace(/:\w+$/, ':read') ?? '';
      for (const name of shownWith(getNamedType(field.type))) {
        const scopes = readScopes.get(name);
        if (scopes !== undefined) expect([...scopes]).toContain(own);
      }
    },
  );

  it('require users:read for names and addresses of users, except in members and invitations', () => {
    const personal = /^(firstName|lastName|username|phoneNumber|primaryEmailAddress|primaryPhoneNumber|email)$/;
    const shown = resources.filter((type) =>
      fieldsOf(type).some(({ name, type }) => personal.test(name) && isText(type)),
    );
    const others = shown.filter(({ name }) => !readScopes.get(name)?.has('users:read')).map(({ name }) => name);
    expect(others.toSorted()).toEqual([...Object.keys(PEOPLE), 'Invitation', ...OF_NO_USER].toSorted());
    for (const [name, scopes] of Object.entries(PEOPLE)) {
      expect([...(readScopes.get(name) ?? [])].toSorted()).toEqual(scopes);
    }
  });

  it.each(catalog.events.map((event) => [event.name, event] as const))(
    'are those of the operation that reads the resource of the event %s',
    (_, { scope, resourceType }) => {
      const typeName = catalog.resource(resourceType).typeName;
      expect([...(readScopes.get(typeName) ?? [])]).toContain(scope);
    },
  );

  it.each([
    ['organization.role.created', 'role', 'organizations:read'],
    ['workspace.role.created', 'role', 'workspaces:read'],
    ['organization.invitation.resent', 'invitation', 'organizations:read'],
    ['workspace.invitation.resent', 'invitation', 'workspaces:read'],
    ['api_key.created', 'api_key', 'api_keys:read'],
    ['deployment.updated', 'deployment', 'settings:read'],
    ['settings.ui.updated', 'deployment', 'settings:read'],
    ['user.mfa.enabled', 'user', 'users:read'],
  ])('are those of the operation that reads the resource of the audit record %s', (eventName, resourceType, scope) => {
    const resource = catalog.auditedResource(eventName, resourceType);
    expect(resource?.scope).toBe(scope);
    expect([...(readScopes.get(resource?.typeName ?? '') ?? [])]).toContain(scope);
  });
});

const isText = (type: Field['type']) => getNamedType(type).name === 'String';
