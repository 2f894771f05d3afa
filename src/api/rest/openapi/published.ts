import type { GraphQLSchema } from 'graphql';
import type { HostName } from '../../../platform/context.ts';
import type { Feature } from '../../../platform/feature.ts';
import { VERSION } from '../../../platform/process/version.ts';
import type { DescribedEvent } from './event-payloads.ts';
import { buildOpenApi } from './openapi.ts';

const EXAMPLE_URLS: Readonly<Record<HostName, string>> = {
  BACKEND: 'https://api.example.com',
  DEPLOYMENT: 'https://accounts.example.com',
};

export interface PublishedOptions {
  readonly slice: GraphQLSchema;
  readonly host: HostName;
  readonly features: readonly Feature[];
  /** The service events. The backend host describes them. */
  readonly events: readonly DescribedEvent[];
}

/** The text of the OpenAPI document of a host in `docs/openapi/`: what `/openapi.json` serves, with an example as its server. */
export function publishedOpenApi({ slice, host, features, events }: PublishedOptions): string {
  const document = buildOpenApi({
    slice,
    host,
    serverUrl: EXAMPLE_URLS[host],
    version: VERSION,
    uploads: Object.assign({}, ...features.map(({ uploads }) => uploads)),
    tags: Object.assign({}, ...features.map(({ tags }) => tags)),
    ...(host === 'BACKEND' && { events }),
  });
  return `${JSON.stringify(document, null, 1)}\n`;
}
