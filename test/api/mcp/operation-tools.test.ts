import { type GraphQLOutputType, getNamedType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { isInRest } from '../../../src/api/directives/directives.ts';
import { createOperationTools } from '../../../src/api/mcp/operation-tools.ts';
import { collectRoutes } from '../../../src/api/rest/routes.ts';
import { resolversOf } from '../../../src/api/schema/merge.ts';
import { assembleSchemas, readTypeDefs } from '../../../src/api/schema/schema.ts';
import { features } from '../../../src/features.ts';

const { BACKEND, DEPLOYMENT } = assembleSchemas(readTypeDefs(), resolversOf(features));
const uploads = Object.assign({}, ...features.map((feature) => feature.uploads));
const tools = createOperationTools(BACKEND, { host: 'BACKEND', uploads, responseLimitBytes: 1_000_000 });

const ofUsers = createOperationTools(DEPLOYMENT, {
  host: 'DEPLOYMENT',
  uploads,
  responseLimitBytes: 1_000_000,
  sessionOf: async () => null as never,
});

/** The names of fields that can have a secret, or a link that signs someone in. */
const SECRET = /secret|token|ticket|password|codes|^links?$|^key$|otpauth/i;
/** Fields with such a name that are no secret, and those that results leave out. */
const HARMLESS: ReadonlySet<string> = new Set([
  'AiTool.secretLastFour',
  'SocialProvider.tokenUrl',
  'OauthApplication.tokenExchangeResources',
  'CountryRestrictions.allowedCountryCodes',
  'CountryRestrictions.blockedCountryCodes',
]);
const LEFT_OUT: ReadonlySet<string> = new Set(['WebhookApp.signingSecret', 'WebhookEndpoint.signingSecret']);

function secretsIn(type: GraphQLOutputType, seen = new Set<string>()): string[] {
  const named = getNamedType(type);
  if (!isObjectType(named) || seen.has(named.name)) return [];
  seen.add(named.name);
  return Object.values(named.getFields())
    .filter(isInRest)
    .flatMap((field) => [
      ...(getNamedType(field.type).name === 'String' && SECRET.test(field.name) ? [`${named.name}.${field.name}`] : []),
      ...secretsIn(field.type, seen),
    ]);
}

describe('operations as tools', () => {
  it('are none that return a secret, but for those whose results leave it out', () => {
    const found = collectRoutes(BACKEND, 'BACKEND')
      .filter(({ fieldName }) => tools.has(fieldName))
      .flatMap(({ responseType }) => secretsIn(responseType))
      .filter((name) => !HARMLESS.has(name));
    expect(new Set(found)).toEqual(LEFT_OUT);
  });

  it('are none that return a secret, of those that an application can run on the deployment host for a user', () => {
    const found = collectRoutes(DEPLOYMENT, 'DEPLOYMENT')
      .filter(({ fieldName }) => (ofUsers.get(fieldName)?.scopes.length ?? 0) > 0)
      .flatMap(({ responseType }) => secretsIn(responseType));
    expect(found).toEqual([]);
  });

  it('are none that create a credential, take one, or sign someone in', () => {
    const left = collectRoutes(BACKEND, 'BACKEND').filter(({ fieldName }) => !tools.has(fieldName));
    expect(left.map(({ fieldName }) => fieldName).sort()).toMatchSnapshot();
  });

  it('have hints by what they do', () => {
    const hints = (name: string) => [tools.get(name)?.isReadOnly, tools.get(name)?.isDestructive];
    expect(['listUsers', 'createUser', 'deleteUser', 'updateUser', 'searchAiKnowledgeBase'].map(hints)).toEqual([
      [true, false],
      [false, false],
      [false, true],
      [false, true],
      [true, false],
    ]);
  });

  it('have names and schemas that all clients accept', () => {
    for (const { name, inputSchema } of tools.values()) {
      expect(name).toMatch(/^[a-z][a-z0-9_]{0,63}$/);
      expect(JSON.stringify(inputSchema)).not.toContain('"$ref":');
    }
  });
});
