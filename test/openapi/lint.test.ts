import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { assembleSchemas, readTypeDefs } from '../../src/graphql/schema.ts';
import { buildOpenApi } from '../../src/rest/openapi.ts';
import { describedEvents } from '../../src/service-events.ts';

describe('The OpenAPI documents', () => {
  const slices = assembleSchemas(readTypeDefs(), {});

  it.each(['BACKEND', 'DEPLOYMENT'] as const)('of %s passes a strict linter', async (host) => {
    // The project has no licence of its own to name.
    const config = await createConfig({ extends: ['recommended-strict'], rules: { 'info-license': 'off' } });
    const serverUrl = 'https://gatehouse.northwind.dev';
    const events = describedEvents();
    const source = JSON.stringify(
      buildOpenApi({ slice: slices[host], host, serverUrl, version: '1.0.0', ...(host === 'BACKEND' && { events }) }),
    );
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual(
      [],
    );
  });
});
