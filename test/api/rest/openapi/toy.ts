import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pruneSchema } from '@graphql-tools/utils';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { annotate } from '../../../../src/api/directives/directives.ts';
import { buildOpenApi, type OpenApiOptions } from '../../../../src/api/rest/openapi/openapi.ts';
import type { OpenApiDocument } from '../../../../src/api/rest/openapi/types.ts';
import { ROOT_TYPES } from '../../../../src/api/schema/schema.ts';
import type { HostName } from '../../../../src/platform/context.ts';

const SCHEMA = join(import.meta.dirname, '../../../../schema/platform/common');

/** Small schemas with one example of everything that the OpenAPI documents describe. */
const TOY: Readonly<Record<HostName, string>> = {
  BACKEND: `
extend type Query {
  """One gate. 404 \`ORGANIZATION_NOT_FOUND\` where there is none."""
  gate("""Id of the gate.""" gateId: ID!): Gate
    @rest(path: "/gates/{gate_id}") @access(scope: "organizations:read")
  """Gates, newest first."""
  gates(
    """How many to answer, 1 to 100."""
    limit: Int! = 50 @constraint(min: 1, max: 100)
    """What to order by."""
    sortOrder: SortOrder! = DESC
    """Keeps gates that are open."""
    isOpen: Boolean
  ): GateList @rest(path: "/gates") @access(scope: "organizations:read")
}
extend type Mutation {
  """Builds a gate; \`displayName\` is its name unless given. \`WIDE\` ones cost more."""
  createGate(input: CreateGateInput!): Gate
    @rest(method: POST, path: "/gates", status: 201) @access(scope: "organizations:write")
  """Changes a gate. Needs \`organizations:write\`."""
  updateGate("""Id of the gate.""" gateId: ID!, input: UpdateGateInput!): Gate
    @rest(method: PATCH, path: "/gates/{gate_id}") @access(scope: "organizations:write")
  """Removes a gate."""
  deleteGate("""Id of the gate.""" gateId: ID!): Void
    @rest(method: DELETE, path: "/gates/{gate_id}", status: 204) @access(scope: "organizations:write")
}
"""A gate."""
type Gate {
  """Its id."""
  id: ID!
  """Its name."""
  displayName: String!
  """Free text."""
  description: String
  """How wide it is."""
  width: GateWidth!
  """How wide it was."""
  formerWidth: GateWidth
  """Its keeper."""
  keeper: Keeper @part
  """Anything."""
  claims: JSONObject!
  """How many went through."""
  passageCount: Int!
  """When it was built."""
  createdAt: DateTime!
  """The gates behind it."""
  gates: [Gate!]! @size(items: 10) @edge(scope: "organizations:read")
}
"""Who keeps a gate."""
type Keeper {
  """Given name."""
  firstName: String
  """How good, 0 to 1."""
  rating: Float!
}
"""A page of gates."""
type GateList {
  """The gates."""
  data: [Gate!]! @part
  """Whether more follow."""
  hasMore: Boolean!
}
"""How wide a gate is."""
enum GateWidth {
  """One person."""
  NARROW
  """A cart."""
  WIDE
}
"""What a new gate needs."""
input CreateGateInput {
  """Name, 1 to 255 characters."""
  displayName: String! @constraint(minLength: 1, maxLength: 255, example: "Northern gate")
  """Free text."""
  description: String @constraint(maxLength: 2000)
  """How wide."""
  width: GateWidth! = NARROW
  """Roads that lead to it."""
  roads: [String!] @constraint(minItems: 1, maxItems: 5, minLength: 1, maxLength: 20, pattern: "^[a-z]+$", example: "via, strada")
  """Who keeps it."""
  keeper: KeeperInput
  """Anything."""
  claims: JSONObject @constraint(maxBytes: 4096)
}
"""Who keeps a gate."""
input KeeperInput {
  """Email address."""
  email: String! @constraint(format: EMAIL)
  """How good."""
  rating: Float @constraint(min: 0, max: 1, notNull: true)
}
"""What may change in a gate."""
input UpdateGateInput {
  """Name, 1 to 255 characters."""
  displayName: String @constraint(minLength: 1, maxLength: 255, notNull: true)
  """Free text; null clears it."""
  description: String @constraint(maxLength: 2000)
  """How wide."""
  width: GateWidth
}
`,
  DEPLOYMENT: `
extend type Query {
  """The current user's gates."""
  myGates: [UserGate!]! @size(items: 10) @rest(path: "/me/gates") @access(caller: SIGNED_IN)
  """Public data."""
  gateMetadata: UserGate @rest(path: "/.well-known/gate", summary: "Read the plate of the gate") @access(caller: PUBLIC)
  """The browser's session."""
  session: Session @rest(path: "/session") @access(caller: PUBLIC)
}
extend type Mutation {
  """Opens a gate with a code."""
  openGate("""Id of the gate.""" gateId: ID!, input: OpenGateInput!): Void
    @rest(method: POST, path: "/me/gates/{gate_id}/open", rateLimits: true) @access(caller: SIGNED_IN, session: ANY)
}
extend type Subscription {
  """Passages through the current user's gates, while they happen."""
  myPassages(input: MyPassagesInput!): Passage!
    @rest(method: POST, path: "/me/passages/stream") @access(caller: SIGNED_IN, session: ANY)
}
"""Which passages."""
input MyPassagesInput {
  """Gates to watch."""
  gateIds: [ID!]!
}
"""A passage."""
type Passage {
  """Its id."""
  id: ID!
  """What happened."""
  type: String!
}
"""A code."""
input OpenGateInput {
  """Six digits."""
  code: String! @constraint(minLength: 6, maxLength: 6, pattern: "^[0-9]{6}$")
}
"""A gate, as a user sees it."""
type UserGate {
  """Its id."""
  id: ID!
  """Its name."""
  displayName: String!
}
"""The browser's session."""
type Session {
  """Sign-in attempts under way."""
  signInAttempts: [JSONObject!]!
  """Sign-ins of this browser."""
  signIns: [SignIn!]! @part
  """Sign-up attempts under way."""
  signUpAttempts: [JSONObject!]!
  """The one in use."""
  activeSignIn: SignIn @part
}
"""A sign-in."""
type SignIn {
  """Its id."""
  id: ID!
  """Whose it is."""
  userId: ID!
  """When it began."""
  createdAt: DateTime!
}
`,
};

export function toySlice(host: HostName): GraphQLSchema {
  const files = ['directives.graphql', 'scalars.graphql'].map((name) => readFileSync(join(SCHEMA, name), 'utf8'));
  const whole = buildSchema([ROOT_TYPES, ...files, TOY[host]].join('\n'));
  annotate(whole, host);
  return pruneSchema(whole);
}

export function toyDocument(host: HostName, more: Partial<OpenApiOptions> = {}): OpenApiDocument {
  const serverUrl = 'https://gatehouse.northwind.dev';
  return buildOpenApi({ slice: toySlice(host), host, serverUrl, version: '1.2.3', ...more });
}
