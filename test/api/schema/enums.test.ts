import type { GraphQLEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { resolversOf } from '../../../src/api/schema/merge.ts';
import { publishedSdl } from '../../../src/api/schema/publish/sdl.ts';
import { assembleSchemas, readTypeDefs } from '../../../src/api/schema/schema.ts';
import { features } from '../../../src/features.ts';
import { SCOPES } from '../../../src/platform/access/scopes.ts';
import { STATUS_BY_CODE } from '../../../src/platform/errors.ts';

const { BACKEND, DEPLOYMENT } = assembleSchemas(readTypeDefs(), resolversOf(features));

describe('the enum Scope', () => {
  it('has exactly the scopes of the service, in the same order', () => {
    const scope = BACKEND.getType('Scope') as GraphQLEnumType;
    expect(scope.getValues().map(({ value }) => value)).toEqual(SCOPES);
    expect(scope.getValues().map(({ name }) => name)).toContain('API_AUTH_KEYS_VERIFY');
    expect(scope.serialize('api_auth_keys:verify')).toBe('API_AUTH_KEYS_VERIFY');
  });

  it('is only on the backend host, whose API keys and tokens have scopes', () => {
    expect(publishedSdl(BACKEND)).toContain('\nenum Scope {');
    expect(publishedSdl(DEPLOYMENT)).not.toContain('\nenum Scope {');
  });
});

describe('the enum ErrorCode', () => {
  const codes = (BACKEND.getType('ErrorCode') as GraphQLEnumType).getValues();

  it('has exactly the error codes of the service, each with its HTTP status', () => {
    expect(codes.map(({ name }) => name)).toEqual(Object.keys(STATUS_BY_CODE));
    for (const { name, description } of codes) {
      expect(description).toMatch(new RegExp(`. HTTP ${STATUS_BY_CODE[name as keyof typeof STATUS_BY_CODE]}\\.$`));
    }
  });

  it('is in the GraphQL schema of both hosts, although no field returns it', () => {
    for (const host of [BACKEND, DEPLOYMENT]) expect(publishedSdl(host)).toContain('\nenum ErrorCode {');
  });
});
