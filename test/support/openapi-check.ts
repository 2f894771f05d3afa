import type { OpenApiDocument } from '../../src/api/rest/openapi/types.ts';
import { type Answer, send } from './http.ts';
import { createAnswerValidator } from './openapi-validate.ts';

/** Holds every REST answer that any test receives against the host's OpenAPI document. */
export type OpenApiCheck = (method: string, path: string, answer: Answer) => void;

const checks = new Map<string, Promise<OpenApiCheck>>();

/** The check for the service at this address; its document is asked for once. */
export function openApiCheck(url: string, host: string): Promise<OpenApiCheck> {
  let check = checks.get(url);
  if (check === undefined) {
    check = send({ method: 'GET', url: `${url}/openapi.json`, headers: { host } }).then(({ status, body }) => {
      if (status === 200) return checkOf(body);
      // No deployment has this host any more, or it is under maintenance: the next call asks again.
      checks.delete(url);
      return () => undefined;
    });
    checks.set(url, check);
  }
  return check;
}

function checkOf(document: OpenApiDocument): OpenApiCheck {
  const validate = createAnswerValidator(document);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
      literals: path.split('/').filter((segment) => !segment.startsWith('{')).length,
      operationId,
    })),
  );
  return (method, path, answer) => {
    const [bare = ''] = path.split('?');
    const matching = operations.filter((candidate) => candidate.method === method && candidate.pattern.test(bare));
    const operation = matching.sort((a, b) => b.literals - a.literals)[0];
    // What no operation answers (an unknown path, a wrong method) is no part of the document.
    if (operation === undefined) return;
    validate(operation.operationId, { status: answer.status, body: answer.text === '' ? undefined : answer.body });
  };
}
