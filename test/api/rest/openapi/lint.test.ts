import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { buildOpenApi } from '../../../../src/api/rest/openapi/openapi.ts';
import { assembleSchemas, readTypeDefs } from '../../../../src/api/schema/schema.ts';
import { events as catalog } from '../../../../src/features.ts';

describe('The OpenAPI documents', () => {
  const slices = assembleSchemas(readTypeDefs(), { BACKEND: {}, DEPLOYMENT: {} });

  it.each(['BACKEND', 'DEPLOYMENT'] as const)('pass a strict linter: %s', async (host) => {
    // The project has no licence.
    const config = await createConfig({ extends: ['recommended-strict'], rules: { 'info-license': 'off' } });
    const serverUrl = 'https://gatehouse.northwind.dev';
    const events = catalog.described();
    const source = JSON.stringify(
      buildOpenApi({ slice: slices[host], host, serverUrl, version: '1.0.0', ...(host === 'BACKEND' && { events }) }),
    );
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual(
      [],
    );
  });
});
