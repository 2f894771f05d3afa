import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembleSchema, type Resolvers, ROOT_TYPES } from '../../../src/api/schema/schema.ts';
import type { HostName } from '../../../src/platform/context.ts';

const FOLDER = join(import.meta.dirname, '../../../schema/platform/common');
const COMMON = ['directives', 'pagination', 'scalars'].map((name) =>
  readFileSync(join(FOLDER, `${name}.graphql`), 'utf8'),
);

const BASES = `
"Kinds of a base." enum BaseKind { "Similarity." VECTOR "Relations." GRAPH "Both." HYBRID_SEARCH }

"A base." type Base {
  "Id." id: ID!
  "Name." displayName: String!
  "Kind." baseKind: BaseKind!
  "Wallet." web3Wallet: String
  "Data." publicMetadata: JSONObject!
  "Time." createdAt: DateTime!
  "Shouted." shoutedName: String!
  "Owner." owner: Owner! @part
  "Itself." siblings("How many." first: Int = 2): [Base!] @edge(scope: "organizations:read")
}
"An owner." type Owner { "Name." fullName: String! "Kind." favouriteKind: BaseKind }
"A page." type BaseList {
  "Bases." data: [Base!]! @part
  "More." hasMore: Boolean!
  "Asked." limit: Int
  "Asked." offset: Int
  "Asked." filters: JSONObject!
}

"A rule." input RuleInput {
  "Unit." unit: BaseKind!
  "Most." maxRequests: Int! @constraint(min: 1, max: 1000)
  "Note." ruleNote: String @constraint(maxLength: 50)
}
"A base." input CreateBaseInput {
  "Name." displayName: String! @constraint(minLength: 1, maxLength: 20)
  "Kind." baseKind: BaseKind! = VECTOR
  "Owner." ownerId: ID
  "Rules." rateLimits: [RuleInput!]
  "First code." code1: String @constraint(maxLength: 50)
  "Data." publicMetadata: JSONObject
  "Ratio." ratio: Float
  "Active." isActive: Boolean @constraint(notNull: true)
  "Since." activeSince: DateTime
}

extend type Query {
  "A base."
  base("Id." baseId: ID!): Base @rest(path: "/bases/{base_id}") @access(scope: "organizations:read")
  "The favourite."
  favouriteBase: Base @rest(path: "/bases/favourite") @access(scope: "organizations:read")
  "Bases."
  bases(
    "How many." limit: Int! = 10 @constraint(min: 0, max: 100)
    "Skipped." offset: Int! = 0
    "Order." sortOrder: SortOrder! = DESC
    "Kind." baseKind: BaseKind
    "Text." searchText: String @constraint(maxLength: 50)
    "Whether." includeInactive: Boolean! = false
    "After." createdAfter: DateTime
    "Ratio." ratio: Float
    "Owner." ownerId: ID @constraint(format: ID)
  ): BaseList @rest(path: "/bases") @access(scope: "organizations:read")
  "Fails." failing("How." how: String! @constraint(maxLength: 50)): Base @rest(path: "/failing") @access(scope: "organizations:read")
}
extend type Mutation {
  "Creates."
  createBase(input: CreateBaseInput!): BaseList
    @rest(method: POST, path: "/bases", status: 201) @access(scope: "organizations:write")
  "Touches."
  touchBase("Id." baseId: ID!): Base
    @rest(method: POST, path: "/bases/{base_id}/touch") @access(scope: "organizations:write")
  "Deletes."
  deleteBase("Id." baseId: ID!): Void
    @rest(method: DELETE, path: "/bases/{base_id}", status: 204) @access(scope: "organizations:write")
  "Names."
  nameFile("Id." baseId: ID!, input: NameFileInput!): BaseList
    @rest(method: POST, path: "/bases/{base_id}/files", status: 201) @access(scope: "organizations:write")
}
extend type Subscription {
  "Watches bases."
  watchBases("Since." since: ID, input: WatchInput!): BaseEvent
    @rest(method: POST, path: "/bases/watch") @access(scope: "organizations:read")
}
"What happened." type BaseEvent { "Id." id: ID! "Kind." type: String! "Base." baseKind: BaseKind! }
"What to watch." input WatchInput {
  "Kind." baseKind: BaseKind!
  "How many." eventCount: Int! = 2 @constraint(min: 1, max: 3)
}
"A file." input NameFileInput { "Name." fileName: String! @constraint(maxLength: 20) "Kind." kind: BaseKind }
`;

const VISITS = `
"A session." type Session {
  "Attempts." signInAttempts: [Attempt!]! @part
  "Sign-ins." signIns: [SignIn!]! @part
  "Attempts." signUpAttempts: [Attempt!]! @part
  "Active." activeSignIn: SignIn @part
}
"An attempt." type Attempt { "Id." id: ID! "Step." currentStep: String! }
"A sign-in." type SignIn { "Id." id: ID! "User." userId: ID! }
"A visit." type Visit { "Id." id: ID! "Page." landingPage: String! }
"Sign-in." input SignInInput { "Name." userName: String! @constraint(minLength: 2, maxLength: 50) }

extend type Query {
  "Visits." visits: [Visit!] @size(items: 10) @rest(path: "/visits") @access(caller: SIGNED_IN)
  "Meta." meta: Visit @rest(path: "/.well-known/meta") @access(caller: PUBLIC)
  "Session." session: Session @access(caller: PUBLIC)
}
extend type Subscription {
  "Watches visits."
  visitEvents("How many." eventCount: Int! = 2 @constraint(min: 1, max: 3)): VisitEvent!
    @rest(path: "/visits/stream") @access(caller: SIGNED_IN, session: ANY)
  "Watches visits."
  watchVisits(input: WatchVisitsInput!): VisitEvent!
    @rest(method: POST, path: "/visits/watch") @access(caller: SIGNED_IN, session: ANY)
}
"A visit." type VisitEvent { "Id." id: ID! "Kind." type: String! "User." userId: ID! }
"What to watch." input WatchVisitsInput { "Page." landingPage: String! @constraint(maxLength: 20) }
extend type Mutation {
  "Signs in."
  signIn(input: SignInInput!): Visit @rest(method: POST, path: "/signin", status: 201) @access(caller: PUBLIC, session: ANY)
  "Signs out."
  signOut: Void @rest(method: POST, path: "/signout") @access(caller: PUBLIC, session: ANY)
  "Fails."
  explode: Void @rest(method: POST, path: "/explode") @access(caller: PUBLIC, session: ANY)
}
`;

/** A small host with examples of every difference between REST and GraphQL. */
export function toySchema(host: HostName, resolvers: Resolvers = {}) {
  return assembleSchema(host, [ROOT_TYPES, ...COMMON, host === 'BACKEND' ? BASES : VISITS].join('\n'), resolvers);
}
