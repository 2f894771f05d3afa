import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from '../../src/api/rest/openapi/types.ts';
import type { HostName } from '../../src/platform/context.ts';

/** The file of a host in `docs/openapi/`. */
export const openApiFile = (host: HostName) => `docs/openapi/${host.toLowerCase()}.json`;

/** The committed OpenAPI document of a host. A test compares it with what the host serves. */
export function publishedOpenApi(host: HostName): OpenApiDocument {
  return JSON.parse(readFileSync(new URL(`../../${openApiFile(host)}`, import.meta.url), 'utf8'));
}
