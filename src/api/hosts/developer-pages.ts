import { createPages, type Pages, type PagesOptions } from '../../pages/pages.ts';
import type { HostName } from '../../platform/context.ts';
import { VERSION } from '../../platform/process/version.ts';
import { SCHEMA_PATH } from '../graphql/schema-document.ts';
import { buildOpenApi, type OpenApiOptions } from '../rest/openapi/openapi.ts';
import { sampleQueries } from '../samples.ts';
import type { HostParts } from './host.ts';

/** What differs between the hosts. */
interface DeveloperPagesOptions extends Pick<PagesOptions, 'graphiql' | 'root'>, Pick<OpenApiOptions, 'events'> {
  readonly serverUrl: string;
}

/** The pages of a host for developers, with what they show of its operations. */
export function createDeveloperPages(
  host: HostName,
  { services: { config }, slices, uploads, tags }: HostParts,
  { serverUrl, events, ...options }: DeveloperPagesOptions,
): Pages {
  return createPages({
    host,
    title: 'Gatehouse',
    docs: true,
    sampleQuery: sampleQueries[host],
    schemaPath: config.introspection ? SCHEMA_PATH : null,
    openapi: () =>
      buildOpenApi({
        slice: slices[host],
        host,
        serverUrl,
        version: VERSION,
        uploads,
        tags,
        ...(events && { events }),
      }),
    ...options,
  });
}
