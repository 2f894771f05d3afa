import type { OpenApiDocument } from '../../src/api/rest/openapi/types.ts';
import { type HttpResponse, sendRequest } from './http.ts';
import { createResponseValidator } from './openapi-validator.ts';

/** Compares a REST response with the OpenAPI document of the host. Throws when they differ. */
export type OpenApiCheck = (method: string, path: string, response: HttpResponse) => void;

const checks = new Map<string, Promise<OpenApiCheck>>();

/**
 * The check for the host of a service at this URL. Requests its document once.
 * The key has the kind of host: a worker runs several test files, and a stopped service's port may be given to the other host of the next one.
 */
export function openApiCheck(kind: 'BACKEND' | 'DEPLOYMENT', url: string, host: string): Promise<OpenApiCheck> {
  const key = `${kind} ${url}`;
  let check = checks.get(key);
  if (check === undefined) {
    const document = sendRequest<OpenApiDocument>({ method: 'GET', url: `${url}/openapi.json`, headers: { host } });
    check = document.then(({ status, body }) => {
      if (status === 200) return checkOf(body);
      // The deployment was deleted or is under maintenance: the next call requests the document again.
      checks.delete(key);
      return () => undefined;
    });
    checks.set(key, check);
  }
  return check;
}

function checkOf(document: OpenApiDocument): OpenApiCheck {
  const validate = createResponseValidator(document);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
      literals: path.split('/').filter((segment) => !segment.startsWith('{')).length,
      operationId,
    })),
  );
  return (method, path, response) => {
    const [bare = ''] = path.split('?');
    const matching = operations.filter((candidate) => candidate.method === method && candidate.pattern.test(bare));
    const operation = matching.sort((a, b) => b.literals - a.literals)[0];
    // Responses to an unknown path or a wrong method are not documented.
    if (operation === undefined) return;
    validate(operation.operationId, {
      status: response.status,
      body: response.text === '' ? undefined : response.body,
    });
  };
}
